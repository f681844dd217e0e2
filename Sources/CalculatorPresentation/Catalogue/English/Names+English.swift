extension CommandName {
  /// The command in English.
  var english: String {
    switch self {
    case .undo: "Undo"
    case .redo: "Redo"
    case .cut: "Cut"
    case .copy: "Copy"
    case .copyLink: "Copy Link"
    case .paste: "Paste"
    case .selectAll: "Select All"
    case .menu: "Menu"
    case .more: "More"
    case .back: "Back"
    case .close: "Close"
    case .cancel: "Cancel"
    case .done: "Done"
    case .help: "Help"
    case .stop: "Stop"
    case .reload: "Reload"
    case .quit: "Quit"
    case .about: "About Exactly"
    case .basicKeypad: "Basic Keypad"
    case .scientificKeypad: "Scientific Keypad"
    case .programmerKeypad: "Programmer Keypad"
    case .reversePolish: "Reverse Polish Notation"
    case .infix: "Infix Notation"
    case .showDecimal: "Result as Decimal"
    case .showFraction: "Result as Fraction"
    case .showExactForm: "Result in Exact Form"
    case .moreDigits: "More Digits"
    case .largeType: "Large Type"
    case .showSeparators: "Show Thousands Separators"
    case .hideSeparators: "Hide Thousands Separators"
    case .convert: "Convert Units"
    case .stopConverting: "Stop Converting"
    case .swapUnits: "Swap Units"
    case .otherUnit: "Type into the Other Line"
    case .chooseUnits: "Choose Units"
    case .storeNumber: "Store the Number"
    case .showHistory: "Show History"
    case .showTape: "Show Paper Tape"
    case .showSheet: "Sheet"
    case .showDates: "Show Dates"
    case .showConstants: "Show Constants"
    case .showMemory: "Show Memory"
    case .showSettings: "Show Settings"
    case .reuseResult: "Reuse the Result"
    case .useNumber: "Use the Number"
    case .edit: "Edit"
    case .label: "Label"
    case .remove: "Remove"
    case .clearHistory: "Clear the History"
    case .clearMemory: "Clear the Memory"
    case .export: "Export"
    case .exportText: "Export as Text"
    case .exportCSV: "Export as CSV"
    case .exportJSON: "Export as JSON"
    case .print: "Print"
    case .saveText: "Save as Text"
    case .keepHistory: "Keep History"
    case .stopKeepingHistory: "Stop Keeping History"
    }
  }
}

extension PartName {
  /// The part's name in English.
  var english: String {
    switch self {
    case .result: "Result"
    case .calculation: "Calculation"
    case .reading: "Read as"
    case .keypad: "Keypad"
    case .bits: "Bits"
    case .history: "History"
    case .tape: "Paper Tape"
    case .units: "Units"
    case .belowAbsoluteZero: "Below absolute zero"
    case .recentConversions: "Recent Conversions"
    case .unitCategories: "Categories"
    case .unitSearch: "Search units"
    case .dates: "Dates"
    case .commands: "Commands"
    case .constants: "Constants"
    case .memory: "Memory"
    case .settings: "Settings"
    case .label: "Label"
    case .noCalculations: "No calculations yet"
    case .noUnits: "No such unit"
    case .nothingInMemory: "Nothing in memory"
    case .memoryIsSet: "Memory is set"
    case .wraps: "wraps"
    case .wholePart: "whole part"
    case .isWaiting: "waiting for a number"
    case .isSelected: "selected"
    case .subtotal: "subtotal"
    case .exactly: "exactly"
    case .approximately: "approximately"
    case .decimal: "Decimal"
    case .fraction: "Fraction"
    case .exactForm: "Exact form"
    case .error: "Error"
    case .calculating: "Calculating…"
    case .stopped: "The calculation was stopped"
    case .restarted: "The calculator restarted; your calculation is back"
    case .startedAnew: "The calculator restarted; your calculation is lost"
    case .newVersion: "A new version is here"
    case .enterKey: "Enter"
    case .escapeKey: "Esc"
    case .backspaceKey: "Backspace"
    }
  }
}

extension SettingName {
  /// The setting's name in English.
  @inline(never) var english: String {
    switch self {
    case .order: "Order of evaluation"
    case .angle: "Angles"
    case .reversePolish: "Reverse Polish notation"
    case .digits: "Digits"
    case .places: "Decimal places"
    case .numberMarks: "Number marks"
    case .notation: "Notation"
    case .grouping: "Grouping"
    case .theme: "Appearance"
    case .language: "Language"
    case .keepHistory: "Keep history"
    case .keepSession: "Keep session"
    }
  }

  /// The effect of the setting, in English.
  ///
  /// A separate function, like those of the settings' other words: the page's first part shows none.
  @inline(never) var englishDescription: String {
    switch self {
    case .order: "Whether 2 + 3 × 4 is 14 or, from left to right, 20"
    case .angle: "The unit of angles"
    case .reversePolish: "Numbers on a stack: 2 Enter 3 + is 5"
    case .digits: "The most digits of a result"
    case .places: "The most decimal places shown; the number keeps all"
    case .numberMarks: "The decimal mark and how digits are grouped"
    case .notation: "Write results with an exponent"
    case .grouping: "Group digits in threes"
    case .theme: "Light or dark"
    case .language: "The language of all texts"
    case .keepHistory: "Keep finished calculations"
    case .keepSession: "Go on where you left off"
    }
  }
}

extension SettingGroup {
  /// The heading in English.
  @inline(never) var english: String {
    switch self {
    case .calculating: "Calculating"
    case .numbers: "Numbers"
    case .looks: "Look and language"
    case .keeping: "Keeping"
    }
  }
}

extension SettingValue {
  /// The value in English.
  var english: String {
    switch self {
    case .precedence: "Precedence"
    case .leftToRight: "Left to right"
    case .radians: "Radians"
    case .degrees: "Degrees"
    case .gradians: "Gradians"
    case .automatic: "Automatic"
    case .plain: "Plain"
    case .scientific: "Scientific"
    case .engineering: "Engineering"
    case .thousands: "Thousands"
    case .noGrouping: "No grouping"
    case .light: "Light"
    case .dark: "Dark"
    case .highContrast: "High contrast"
    case .on: "On"
    case .off: "Off"
    }
  }
}
