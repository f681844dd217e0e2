// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/en.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalendarDates
import DisplayableText
import ExactReals
import Languages
import Quantities

extension ConstantsText {
  /// The text in English.
  package var english: String {
    switch self {
    case .name(let constant): constant.english
    case .search: "Search"
    case .nothingFound: "Nothing found"
    case .measuredAreLeftOut: "Measured constants, such as that of gravitation, are left out: they are not exact"
    }
  }
}

extension PhysicalConstant {
  /// The text in English.
  var english: String {
    switch self {
    case .caesiumFrequency: "Caesium frequency"
    case .speedOfLight: "Speed of light"
    case .planck: "Planck constant"
    case .elementaryCharge: "Elementary charge"
    case .boltzmann: "Boltzmann constant"
    case .avogadro: "Avogadro constant"
    case .luminousEfficacy: "Luminous efficacy"
    case .reducedPlanck: "Reduced Planck constant"
    case .gas: "Gas constant"
    case .faraday: "Faraday constant"
    case .stefanBoltzmann: "Stefan–Boltzmann constant"
    case .josephson: "Josephson constant"
    case .vonKlitzing: "Von Klitzing constant"
    case .standardGravity: "Standard gravity"
    case .standardAtmosphere: "Standard atmosphere"
    case .astronomicalUnit: "Astronomical unit"
    case .lightYear: "Light-year"
    case .parsec: "Parsec"
    }
  }
}

extension DatesText {
  /// The text in English.
  package var english: String {
    switch self {
    case .field(.from): "From"
    case .field(.to): "To"
    case .field(.years): "Years"
    case .field(.months): "Months"
    case .field(.days): "Days"
    case .field(.workdays): "Workdays"
    case .field(.time): "Hours and minutes"
    case .countLastDay: "Count the last day"
    case .difference: "Difference"
    case .steps: "Add or subtract"
    case .direction(.adding): "Add"
    case .direction(.subtracting): "Subtract"
    case .result: "Result"
    case .weekday(let weekday): weekday.english
    case .count(let count, .years): switch PluralCategory(count, in: .english) {
case .one: "\(count) year"
default: "\(count) years"
}
    case .count(let count, .months): switch PluralCategory(count, in: .english) {
case .one: "\(count) month"
default: "\(count) months"
}
    case .count(let count, .weeks): switch PluralCategory(count, in: .english) {
case .one: "\(count) week"
default: "\(count) weeks"
}
    case .count(let count, .days): switch PluralCategory(count, in: .english) {
case .one: "\(count) day"
default: "\(count) days"
}
    case .count(let count, .workdays): switch PluralCategory(count, in: .english) {
case .one: "\(count) workday"
default: "\(count) workdays"
}
    case .count(let count, .hours): switch PluralCategory(count, in: .english) {
case .one: "\(count) hour"
default: "\(count) hours"
}
    case .count(let count, .minutes): switch PluralCategory(count, in: .english) {
case .one: "\(count) minute"
default: "\(count) minutes"
}
    case .count(let count, .seconds): switch PluralCategory(count, in: .english) {
case .one: "\(count) second"
default: "\(count) seconds"
}
    case .earlier(let text): text + " earlier"
    case .away(-1): "yesterday"
    case .away(1): "tomorrow"
    case .away(let days) where days < 0: switch PluralCategory(Int(days.magnitude), in: .english) {
case .one: "\(Int(days.magnitude)) day ago"
default: "\(Int(days.magnitude)) days ago"
}
    case .away(let days): switch PluralCategory(Int(days.magnitude), in: .english) {
case .one: "in \(Int(days.magnitude)) day"
default: "in \(Int(days.magnitude)) days"
}
    case .date(let moment): "\(moment), " + moment.date.weekday.english
    case .problem(let problem): problem.english
    }
  }
}

extension Weekday {
  /// The text in English.
  var english: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}

extension DatesProblem {
  /// The text in English.
  var english: String {
    switch self {
    case .otherForm(let place): "expected YYYY-MM-DD; error at character \(place + 1)"
    case .noSuchYear: "years start at 0001"
    case .noSuchMonth: "months are 01 to 12"
    case .noSuchDay(let last): "days of this month are 01 to \(last)"
    case .noWholeNumber(let place): "expected a whole number; error at character \(place + 1)"
    case .tooMany: "at most \(DatesForm.countLimit)"
    case .noDuration: "expected a duration such as 7:45"
    case .ambiguous(let one, let other): "write \(one) or \(other)"
    case .beyondCalendar: "not between 0001-01-01 and 9999-12-31"
    }
  }
}

extension CalculationError {
  var english: String { reason }
}

extension Unavailable {
  var english: String { reason }
}

extension ExpressionError.Cause {
  var english: String { reason }
}

extension HelpText {
  /// The text in English.
  package var english: String {
    switch self {
    case .heading(.touch): "On a touchscreen"
    case .heading(.keyboard): "With a keyboard"
    case .gesture(let gesture): gesture.english
    case .effect(let gesture): gesture.englishEffect
    case .withControl(let key): "Ctrl+" + key
    case .documentation: "Guides and reference"
    }
  }
}

extension TouchGesture {
  /// The text in English.
  var english: String {
    switch self {
    case .swipeNumber: "Swipe across the number"
    case .holdNumber: "Touch and hold the number"
    case .tapMark: "Tap = or ≈ beside the number"
    case .slideOffKey: "Slide off a key"
    case .typeWithThumbs: "Type with two thumbs"
    case .tapCalculation: "Tap a calculation in the history"
    case .turnDevice: "Turn the device"
    }
  }
  /// The effect in English.
  var englishEffect: String {
    switch self {
    case .swipeNumber: "Delete the last digit"
    case .holdNumber: "Copy, paste and other forms"
    case .tapMark: "Fraction, exact form or decimal"
    case .slideOffKey: "Cancel the press"
    case .typeWithThumbs: "Every press counts"
    case .tapCalculation: "Use its result again"
    case .turnDevice: "The other keypad"
    }
  }
}

extension KeyName {
  /// The text in English.
  var english: String {
    switch self {
    case .add: "Add"
    case .subtract: "Subtract"
    case .multiply: "Multiply"
    case .divide: "Divide"
    case .equals: "Equals"
    case .percent: "Percent"
    case .changeSign: "Change Sign"
    case .decimalPoint: "Decimal Point"
    case .clear: "Clear"
    case .allClear: "All Clear"
    case .delete: "Delete"
    case .leftParenthesis: "Left Parenthesis"
    case .rightParenthesis: "Right Parenthesis"
    case .memoryClear: "Memory Clear"
    case .memoryAdd: "Memory Add"
    case .memorySubtract: "Memory Subtract"
    case .memoryRecall: "Memory Recall"
    case .secondFunctions: "Second Functions"
    case .square: "Square"
    case .cube: "Cube"
    case .xToThePowerOfY: "x to the power of y"
    case .yToThePowerOfX: "y to the power of x"
    case .eToThePowerOfX: "e to the power of x"
    case .tenToThePowerOfX: "10 to the power of x"
    case .twoToThePowerOfX: "2 to the power of x"
    case .reciprocal: "Reciprocal"
    case .squareRoot: "Square Root"
    case .cubeRoot: "Cube Root"
    case .yThRootOfX: "y-th Root of x"
    case .naturalLogarithm: "Natural Logarithm"
    case .logarithmBase10: "Logarithm (base 10)"
    case .logarithmBase2: "Logarithm base 2"
    case .logarithmBaseY: "Logarithm base y"
    case .factorial: "Factorial"
    case .sine: "Sine"
    case .cosine: "Cosine"
    case .tangent: "Tangent"
    case .inverseSine: "Inverse Sine"
    case .inverseCosine: "Inverse Cosine"
    case .inverseTangent: "Inverse Tangent"
    case .hyperbolicSine: "Hyperbolic Sine"
    case .hyperbolicCosine: "Hyperbolic Cosine"
    case .hyperbolicTangent: "Hyperbolic Tangent"
    case .inverseHyperbolicSine: "Inverse Hyperbolic Sine"
    case .inverseHyperbolicCosine: "Inverse Hyperbolic Cosine"
    case .inverseHyperbolicTangent: "Inverse Hyperbolic Tangent"
    case .eulersNumber: "Euler's number e"
    case .pi: "Pi"
    case .enterExponent: "Enter Exponent"
    case .randomNumber: "Random Number"
    case .radians: "Radians"
    case .degrees: "Degrees"
    case .remainder: "Remainder"
    case .and: "And"
    case .or: "Or"
    case .exclusiveOr: "Exclusive Or"
    case .nand: "Not And"
    case .nor: "Not Or"
    case .shiftLeftBy: "Shift Left by"
    case .shiftRightBy: "Shift Right by"
    case .shiftRightWithZerosBy: "Shift Right with Zeros by"
    case .divideWhole: "Divide, Whole"
    case .shiftLeft: "Shift Left"
    case .shiftRight: "Shift Right"
    case .onesComplement: "One's Complement"
    case .twosComplement: "Two's Complement"
    case .rotateLeft: "Rotate Left"
    case .rotateRight: "Rotate Right"
    case .rotateLeftThroughCarry: "Rotate Left through Carry"
    case .rotateRightThroughCarry: "Rotate Right through Carry"
    case .flipBytes: "Flip Bytes"
    case .flipWords: "Flip Words"
    case .doubleZero: "Double Zero"
    case .doubleF: "Double F"
    case .binary: "Binary"
    case .octal: "Octal"
    case .decimal: "Decimal"
    case .hexadecimal: "Hexadecimal"
    case .bits8: "8 bits"
    case .bits16: "16 bits"
    case .bits32: "32 bits"
    case .bits64: "64 bits"
    case .signed: "Signed"
    case .unsigned: "Unsigned"
    case .enter: "Enter"
    case .exchange: "Exchange x and y"
    case .rollUp: "Roll Up"
    case .rollDown: "Roll Down"
    case .drop: "Drop"
    }
  }
}

extension KeyboardText {
  /// The text in English.
  package var english: String {
    switch self {
    case .noKey(let key, let help?): Language.english.quoted(key) + " is not a key; " + help + " shows the keys"
    case .noKey(let key, nil): Language.english.quoted(key) + " is not a key"
    case .doesNothing(let key, let help?): Language.english.quoted(key) + " does nothing now; " + help + " shows the keys"
    case .doesNothing(let key, nil): Language.english.quoted(key) + " does nothing now"
    case .doesNothingHere(let key, let close): Language.english.quoted(key) + " does nothing here; " + close + " closes"
    case .scientific(let key, let keypad?): Language.english.quoted(key) + " is a scientific key; " + keypad + " shows those keys"
    case .scientific(let key, nil): Language.english.quoted(key) + " is a scientific key"
    case .secondFunctions: "The keys have their second functions"
    case .noOpenParenthesis: "No parenthesis is open"
    case .wordIsFull(let bits): "No more digits fit in \(bits) bits"
    case .notInBase(let digit, let base): Language.english.quoted(digit) + " is not a digit in base \(base)"
    case .afterError(let undo?): "An error is not a number: a digit starts over, " + undo + " goes back"
    case .afterError(nil): "An error is not a number"
    case .nothingTyped(let undo?): "Nothing typed to delete; " + undo + " goes back"
    case .nothingTyped(nil): "Nothing typed to delete"
    case .nothingToCalculate: "Nothing to calculate"
    case .takesPlace(let key, let number, let undo?): key + " replaces " + number + "; " + undo + " goes back"
    case .takesPlace(let key, let number, nil): key + " replaces " + number
    case .takenInside(let number, let undo?): number + " is inside the parenthesis, not multiplied; " + undo + " goes back"
    case .takenInside(let number, nil): number + " is inside the parenthesis, not multiplied"
    case .keysSay(let pressed, let typed, let line?): "The keys give " + pressed + ", not " + typed + "; " + line + " enters it as a line"
    case .keysSay(let pressed, let typed, nil): "The keys give " + pressed + ", not " + typed
    case .lineIsOpen(let enter, let escape): enter + ": calculate · " + escape + ": cancel"
    case .heading(let group): group.english
    case .about(let topic): topic.english
    case .way(let way): way.english
    case .tabKey: "Tab"
    case .spaceKey: "Space"
    }
  }
}

extension HelpGroup {
  /// The text in English.
  var english: String {
    switch self {
    case .calculate: "Calculate"
    case .correct: "Correct"
    case .show: "Show the number differently"
    case .keep: "Store and reuse"
    case .functions: "Functions"
    case .adjust: "Adjust"
    case .finish: "Help and quit"
    }
  }
}

extension HelpTopic {
  /// The text in English.
  var english: String {
    switch self {
    case .history: "Finished calculations, newest first. Editing one recalculates it and all that use its result."
    case .tape: "Calculations as an adding machine prints them: ⋄ is the total so far. In a shell, exactly history --tape prints it."
    case .units: "Units for one line of the display. Search by symbol or name."
    case .dates: "Days between dates, or the date some years, months and days away."
    case .commands: "Everything you can do now, with its keys. Type to search."
    case .constants: "Exact constants of physics and astronomy. Type to search names, symbols and units."
    case .memory: "The number in memory and the other stored numbers."
    case .digits: "All digits shown are correct. Scroll past the end to compute twice as many."
    case .settings: "Changes apply at once and are saved."
    }
  }
}

extension HelpWay {
  /// The text in English.
  var english: String {
    switch self {
    case .typeLine: "Type a calculation as a line"
    case .chooseLine: "Choose a line"
    case .scroll: "Scroll"
    case .changeValue: "Next or previous value"
    case .otherLine: "Units of the other line"
    case .chooseBit: "Choose a bit"
    case .turnBit: "Flip the bit"
    case .toTheList: "Switch to the list"
    case .toTheCalculator: "Switch to the calculator"
    }
  }
}

extension Message {
  /// The text in English.
  package var english: String {
    switch self {
    case .key(let name): name.english
    case .command(let name): name.english
    case .part(let name): name.english
    case .setting(let name): name.english
    case .settingDescription(let name): name.englishDescription
    case .settingGroup(let group): group.english
    case .settingValue(let value): value.english
    case .sentence(let sentence): sentence.english
    case .calculationReason(let error, nil): error.english
    case .calculationReason(let error, let demand?): switch PluralCategory(demand.count, in: .english) {
case .one: error.english + ": " + demand.operation + " needs one"
default: error.english + ": " + demand.operation + " needs two"
}
    case .expressionReason(let cause): cause.english
    case .pasteReason(let reason): reason.english
    case .storageReason(let reason): reason.english
    case .historyReason(let reason): reason.english
    case .readingNote(let note): note.english
    case .settingReason(let reason): reason.english
    }
  }
}

extension KeypadMode {
  /// The text in English.
  package var english: String {
    switch self {
    case .basic: "Basic"
    case .scientific: "Scientific"
    case .programmer: "Programmer"
    }
  }
}

extension CommandName {
  /// The text in English.
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
    case .openInExactly: "Open in Exactly"
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
    case .newWindow: "New Window"
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
  /// The text in English.
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
    case .newVersion: "A new version is available"
    case .enterKey: "Enter"
    case .escapeKey: "Esc"
    case .backspaceKey: "Backspace"
    }
  }
}

extension SettingName {
  /// The text in English.
  var english: String {
    switch self {
    case .order: "Order of evaluation"
    case .angle: "Angles"
    case .reversePolish: "Reverse Polish notation"
    case .digits: "Digits"
    case .places: "Decimal places"
    case .numberMarks: "Number format"
    case .notation: "Notation"
    case .grouping: "Grouping"
    case .theme: "Appearance"
    case .language: "Language"
    case .keepHistory: "Keep history"
    case .keepSession: "Keep session"
    }
  }
  /// The description in English.
  var englishDescription: String {
    switch self {
    case .order: "Whether 2 + 3 × 4 is 14 or, from left to right, 20"
    case .angle: "The unit of angles"
    case .reversePolish: "Numbers on a stack: 2 Enter 3 + is 5"
    case .digits: "Maximum number of digits of a result"
    case .places: "Maximum decimal places shown; the number keeps all"
    case .numberMarks: "The decimal mark and how digits are grouped"
    case .notation: "Write results with an exponent"
    case .grouping: "Group digits in threes"
    case .theme: "Light or dark"
    case .language: "The display language"
    case .keepHistory: "Keep finished calculations"
    case .keepSession: "Continue where you left off"
    }
  }
}

extension SettingGroup {
  /// The text in English.
  var english: String {
    switch self {
    case .calculating: "Calculating"
    case .numbers: "Numbers"
    case .looks: "Appearance and language"
    case .keeping: "Saving"
    }
  }
}

extension SettingValue {
  /// The text in English.
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

extension UnitNameError {
  var english: String { reason }
}

extension QuantityError {
  var english: String { reason }
}

extension DateError {
  var english: String { reason }
}

extension PasteReason {
  /// The text in English.
  var english: String {
    switch self {
    case .noText: "there is no text"
    case .severalNumbers: "several numbers; type sum( or mean( and paste them there"
    case .tooLong(let limit): "longer than \(limit) characters"
    case .notANumber(let text): "'" + text + "' is not a number"
    case .unfinished: "the paste was cut off"
    case .expression(let cause, let column?): "column \(column), " + cause.english
    case .expression(let cause, nil): cause.english
    case .calculation(let error): error.english
    }
  }
}

extension StorageReason {
  /// The text in English.
  var english: String {
    switch self {
    case .noSpace: "there is no space left"
    case .notPermitted: "permission denied"
    case .unreadable: "it cannot be read"
    case .other(let detail) where detail.isEmpty: "something went wrong"
    case .other(let detail): detail
    }
  }
}

extension HistoryReason {
  /// The text in English.
  var english: String {
    switch self {
    case .gone: "this calculation is no longer in the history"
    case .usesItself: "a calculation cannot use its own result"
    case .usesLater: "a calculation can only use results from before it"
    case .usesUnknown: "the calculation that it uses is not in the history"
    case .unitsHaveNoValue: "its units or dates do not go together"
    case .usesRemoved: "a calculation that it uses is missing"
    case .unreadable: "the expression cannot be read"
    case .tooLong(let limit): "longer than \(limit) characters"
    case .expression(let cause): cause.english
    case .calculation(let error): error.english
    }
  }
}

extension SettingReason {
  /// The text in English.
  var english: String {
    switch self {
    case .noEqualsSign: "'=' is missing"
    case .unknownName(let name): "there is no setting " + Language.english.quoted(name)
    case .unknownValue(let value, let setting): Language.english.quoted(value) + " is not a value of " + setting
    }
  }
}

extension Sentence {
  /// The text in English.
  var english: String {
    switch self {
    case .nothingToUndo: "Nothing to undo"
    case .nothingToRedo: "Nothing to redo"
    case .nothingToCopy: "Nothing to copy"
    case .nothingToStore: "Nothing to store"
    case .copied(let number): "Copied " + number
    case .nothingToLink: "No calculation to link to"
    case .linkCopied: "Copied a link to this calculation"
    case .pasted(let reading, .degrees): "Pasted " + reading + ", angles in degrees"
    case .pasted(let reading, .radians): "Pasted " + reading + ", angles in radians"
    case .pasted(let reading, .gradians): "Pasted " + reading + ", angles in gradians"
    case .pasted(let reading, nil): "Pasted " + reading
    case .answer(let text): text
    case .keysHaveNoUnits: "Keys cannot use units: type the operation as a line, such as + 2 cm"
    case .ratesTaken(let count): "Exchange rates added: \(count)"
    case .ageOfRates(let days): "age in days: \(days)"
    case .needsRates: "To convert money, type or paste a rate: rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "Not pasted: " + reason.english
    case .linked(let reading, .degrees): "From the link: " + reading + ", angles in degrees"
    case .linked(let reading, .radians): "From the link: " + reading + ", angles in radians"
    case .linked(let reading, .gradians): "From the link: " + reading + ", angles in gradians"
    case .linked(let reading, nil): "From the link: " + reading
    case .notLinked(let reason): "The link was not opened: " + reason.english
    case .stored(let number): "Stored " + number
    case .memoryIsFull: "There is no room for another number"
    case .noOtherForm: "No short fraction or exact form"
    case .noMoreDigits: "More digits would take too long"
    case .orderIs(.precedence): "Multiplication and division come first now"
    case .orderIs(.leftToRight): "Everything is calculated from left to right now"
    case .separators(areShown: true): "Thousands separators are shown now"
    case .separators(areShown: false): "Numbers have no thousands separators now"
    case .notationIsReversePolish(true): "Operations take their numbers from a stack now"
    case .notationIsReversePolish(false): "Operations go between numbers now"
    case .anglesAreIn(.radians): "Angles are in radians now"
    case .anglesAreIn(.degrees): "Angles are in degrees now"
    case .anglesAreIn(.gradians): "Angles are in gradians now"
    case .baseIs(let base): "Numbers are in base \(base.rawValue) now"
    case .wordsHave(let bits): "Words have \(bits) bits now"
    case .wordsAreSigned(true): "Words are signed now"
    case .wordsAreSigned(false): "Words are unsigned now"
    case .historyIsOff: "History is off"
    case .historyIsOn: "History is on"
    case .historyIsCleared: "History cleared"
    case .calculationIsRemoved: "Calculation removed"
    case .notKept(let changes, let reason): switch PluralCategory(changes, in: .english) {
case .one: "\(changes) change is not saved yet: " + reason.english
default: "\(changes) changes are not saved yet: " + reason.english
}
    case .historyNotRead(let reason): "History not loaded: " + reason.english
    case .settingsNotRead(let reason): "Settings not loaded: " + reason.english
    case .settingsNotSaved(let reason): "Settings not saved: " + reason.english
    case .setAside(let lines, let place): switch PluralCategory(lines, in: .english) {
case .one: "\(lines) damaged line set aside at " + place
default: "\(lines) damaged lines set aside at " + place
}
    case .sessionNotKept(let reason): "Session not saved: " + reason.english
    case .sessionNotRead(let reason): "Session not loaded: " + reason.english
    case .sessionSetAside(let place): "The last session cannot be read; it is kept at " + place
    case .approximately(let number): "approximately " + number
    case .error(let error, nil): "Error: " + error.english
    case .error(let error, let demand?): switch PluralCategory(demand.count, in: .english) {
case .one: "Error: " + error.english + ": " + demand.operation + " needs one"
default: "Error: " + error.english + ": " + demand.operation + " needs two"
}
    case .spokenError(let error, nil): "Error, " + error.english
    case .spokenError(let error, let demand?): switch PluralCategory(demand.count, in: .english) {
case .one: "Error, " + error.english + ": " + demand.operation + " needs one"
default: "Error, " + error.english + ": " + demand.operation + " needs two"
}
    case .failure(let calculation, let error): calculation + ": " + error.english
    case .wrapped(let exact, let bits, let word): exact + ", in \(bits) bits " + word
    case .wholePart(let word, let exact): exact + ", whole part " + word
    case .remainder(let quotient, let remainder): quotient + ", remainder " + remainder
    case .cut(let number, let bits): number + ", cut to \(bits) bits"
    case .bit(let bit, true): "bit \(bit), 1"
    case .bit(let bit, false): "bit \(bit), 0"
    case .carry(true): "carry 1"
    case .carry(false): "carry 0"
    case .calculations(let count): switch PluralCategory(count, in: .english) {
case .one: "\(count) calculation"
default: "\(count) calculations"
}
    case .digits(let count): switch PluralCategory(count, in: .english) {
case .one: "\(count) digit"
default: "\(count) digits"
}
    case .greeting(let help, let quit): "Type a calculation such as 5+3 and press Enter; " + help + " for help, " + quit + " to quit."
    case .notPressed(let character, let column): "Not pressed: column \(column), '" + character + "' is not a key"
    case .notRead(let cause, let column): "Not understood: column \(column), " + cause.english
    case .wouldReplaceNumber(let column): "Not pressed: column \(column) would replace a number before it"
    case .notListed(let text): "'" + text + "' is not in the list"
    case .unprintableNotPressed(let column): "Not pressed: column \(column), this character is not a key"
    case .helpHint(let key): key + " help"
    case .continues(let key): key + " continues"
    case .closes(let key): key + " closes"
    case .needs(let columns, let rows): "Needs \(columns)×\(rows)"
    case .losesSession(let key): "Stored or pending numbers would be lost: " + key + " quits"
    case .shortcuts(let name, let shortcuts): name + ": " + shortcuts
    }
  }
}

extension SheetExample {
  /// The text in English.
  package var english: String {
    switch self {
    case .budget: "Example: Budget; Rent; Food; Electricity; Phone"
    case .trip: "Example: Trip Split; Hotel; Petrol; Dinner"
    case .invoice: "Example: Invoice; Design; Hosting"
    case .timesheet: "Example: Timesheet"
    case .loans: "Example: Two Loans"
    }
  }
}

extension SheetFaceWords {
  /// The text in English.
  package var english: String {
    switch self {
    case .untitled: "Untitled"
    case .newSheet: "New Sheet"
    case .openSheet: "Open Sheet…"
    case .save: "Save"
    case .saveAs: "Save As…"
    case .fileName: "File name"
    case .text: "Sheet"
    case .answers: "Answers"
    case .more: "Exact Form, More Digits"
    case .writeAnswers: "Write Answers into the Text"
    case .updateAnswers: "Update Answers in the Text"
    case .removeAnswers: "Remove Answers from the Text"
    case .examples: "Examples"
    case .keypad: "On-screen keys"
    case .redraw: "Redraw"
    case .move: "Move"
    case .moveByWord: "Move by word"
    case .moveToEnd: "To the beginning or the end"
    case .select: "Select"
    case .complete: "Complete a name"
    case .changeNumber: "Change the number at the cursor"
    case .dragNumber: "Hold the key and drag a number to change it"
    case .refer: "Click an answer to use it in the line"
    case .saved(let name): "Saved as " + name
    case .answersWritten: "The answers are in the text"
    case .answersUpdated: "The answers in the text are up to date"
    case .answersRemoved: "There are no answers in the text"
    case .nothingToUndo: "There is nothing to undo"
    case .nothingToRedo: "There is nothing to redo"
    case .nothingSelected: "Nothing is selected"
    case .noNameBegins: "No name begins like this"
    case .nothingMore: "The line has no answer"
    case .unfinishedPaste: "The paste was incomplete; nothing was inserted"
    case .savesChanges: "Save the changes?"
    case .losesChanges: "Unsaved changes will be lost."
    case .discard: "Discard"
    case .hasChanged: "The file has changed since it was read"
    case .losesTheirs: "Someone else changed or removed it. Overwriting it loses their changes."
    case .overwrite: "Overwrite"
    case .exists(let name): name + " already exists"
    case .recoversText: "Recover unsaved changes?"
    case .wasNotSaved: "The program ended before they were saved."
    case .wasOtherText: "The file has changed since. Your text opens as a new sheet, and the file stays as it is."
    case .recover: "Recover"
    case .cannotOpen: "The file cannot be opened"
    case .cannotSave: "The file cannot be saved"
    case .isNotText: "It is not UTF-8 text."
    case .hasOtherLineEnds: "It has characters that editing would lose: NUL, or line endings of other systems."
    }
  }
}

extension SheetWords {
  /// The text in English.
  package var english: String {
    switch self {
    case .changedAnswers(let count): switch PluralCategory(count, in: .english) {
case .one: "\(count) answer changed"
default: "\(count) answers changed"
}
    case .line(let number): "line \(number)"
    case .equals(let number): "equals " + number + ", exact"
    case .approximately(let number): "approximately " + number
    case .failure(let reason): "error, " + reason
    case .pending: "still calculating"
    case .function: "function"
    case .graph: "graph"
    case .heading: "heading"
    case .blank: "blank"
    case .plus: "plus"
    case .minus: "minus"
    case .times: "times"
    case .dividedBy: "divided by"
    case .toThePowerOf: "to the power of"
    case .percent: "percent"
    case .definedAs: "is"
    case .opensParenthesis: "open parenthesis"
    case .closesParenthesis: "close parenthesis"
    case .sum(let number): "sum " + number
    case .average(let number): "average " + number
    case .count(let count): "count \(count)"
    case .countedLines(let count): switch PluralCategory(count, in: .english) {
case .one: "(\(count) line)"
default: "(\(count) lines)"
}
    case .addedMarks(let marks): "numbers are read as " + marks + " in this sheet; the first line says so"
    case .remark(let remark): remark.english
    case .failedLine(let number): "line \(number) has an error"
    case .nothingAbove: "there is nothing above to count"
    case .lineBelow: "that line is below; a line can only use lines above it"
    case .noSuchLine: "that line has no value"
    case .refusal(let refusal): refusal.english
    case .limit(.tooManyLines): "At most \(Sheet.lineLimit) lines"
    case .limit(.tooLong): "At most \(Sheet.byteLimit) bytes"
    }
  }
}

extension ReadingNote {
  var english: String { reason }
}

extension SheetRemark {
  /// The text in English.
  var english: String {
    switch self {
    case .countsDefinitions(let lines): "counts " + Language.english.listed(lines) + "; a blank line above the items leaves it out"
    case .leavesOut(let lines): "leaves out " + Language.english.listed(lines)
    case .leavesOutPercentages(let lines, let sum): "leaves out " + Language.english.listed(lines) + "; `" + sum + "` counts it"
    case .takesOff(let lines): "takes off " + Language.english.listed(lines)
    case .countsPercentages(let lines): "includes " + Language.english.listed(lines) + " of the lines above"
    case .countsDerived(let lines): "counts " + Language.english.listed(lines) + " and the lines it is calculated from"
    case .addsBulleted(let lines): "adds " + Language.english.listed(lines) + ", where the dash marks an item; write a minus before the number"
    case .adds(let lines): "adds " + Language.english.listed(lines) + "; a minus before an amount takes it off"
    case .countsAboveTotal(let line): "also counts the lines above the total in line \(line)"
    case .leavesBlockAbove: "leaves out the lines above the blank line; `grand total` counts them"
    case .countsAsMoney(let lines, let currency): "counts " + Language.english.listed(lines) + " as " + currency
    case .note(let note): note.english
    case .totalsBlockAbove: "uses the block above the blank line"
    case .text(let word, let name?): word + " is text; did you mean " + name + "?"
    case .text(let word, nil): word + " is text; there is no such name"
    case .radians: "in radians; for degrees sin(30°), or `# exactly: angle deg` at the top"
    case .otherReading(let reading): "read as " + reading
    case .optionsTooLow: "options work only at the top, above the first line"
    }
  }
}

extension SheetKeyRefusal {
  /// The text in English.
  var english: String {
    switch self {
    case .comment: "A comment is not calculated"
    case .needsNumber: "A number is needed before this"
    case .needsOperation: "An operation is needed before this"
    case .secondPoint: "Only one decimal point"
    case .nothingToClear: "There is nothing to clear"
    case .nothingToDelete: "There is nothing to delete"
    case .noOpenParenthesis: "No parenthesis is open"
    case .nothingToRepeat: "There is no operation to repeat"
    case .memory: "Sheets use names instead of memory: a = 5"
    case .random: "A sheet's answers depend only on its text"
    case .reversedPower: "Write the base of a power first: x^y"
    case .otherKeypad: "This key belongs to another keypad"
    }
  }
}

extension UnitCategory {
  /// The text in English.
  package var english: String {
    switch self {
    case .angle: "Angle"
    case .area: "Area"
    case .currency: "Currency"
    case .data: "Data"
    case .energy: "Energy"
    case .force: "Force"
    case .fuel: "Fuel"
    case .length: "Length"
    case .power: "Power"
    case .pressure: "Pressure"
    case .speed: "Speed"
    case .temperature: "Temperature"
    case .time: "Time"
    case .volume: "Volume"
    case .weight: "Weight"
    case .other: "Other"
    }
  }
}

extension WrittenDate {
  static let english: [Name] = names(in: """
    January February March April May June July August September October November December yesterday today tomorrow
    """)
}

extension EverydayUnits {
  static let english: [Name] = names(in: """
    deg Degrees
    rad Radians
    mrad Milliradians
    grad Gradians
    arcmin Arcminutes
    arcsec Arcseconds
    turn Turns
    mm^2 Square Millimetres
    cm^2 Square Centimetres
    m^2 Square Metres
    are Ares
    ha Hectares
    km^2 Square Kilometres
    in^2 Square Inches
    ft^2 Square Feet
    yd^2 Square Yards
    acre Acres
    mi^2 Square Miles
    tsubo Tsubo
    bit Bits
    B Bytes
    kbit Kilobits
    kB Kilobytes
    Kibit Kibibits
    KiB Kibibytes
    Mbit Megabits
    MB Megabytes
    Mibit Mebibits
    MiB Mebibytes
    Gbit Gigabits
    GB Gigabytes
    GiB Gibibytes
    TB Terabytes
    TiB Tebibytes
    PB Petabytes
    PiB Pebibytes
    J Joules
    kJ Kilojoules
    MJ Megajoules
    cal Calories
    kcal Kilocalories
    Wh Watt-Hours
    kWh Kilowatt-Hours
    MWh Megawatt-Hours
    eV Electronvolts
    BTU British Thermal Units
    ftlbf Foot-Pounds
    therm Therms
    erg Ergs
    N Newtons
    kN Kilonewtons
    dyn Dynes
    gf Grams-Force
    kgf Kilograms-Force
    ozf Ounces-Force
    lbf Pounds-Force
    pdl Poundals
    kip Kips
    L/100km Litres per 100 Kilometres
    kmpl Kilometres per Litre
    mpg Miles per Gallon (US)
    mpg_imp Miles per Gallon (Imperial)
    gal/100mi Gallons per 100 Miles
    nm Nanometres
    um Micrometres
    mm Millimetres
    cm Centimetres
    m Metres
    km Kilometres
    in Inches
    ft Feet
    yd Yards
    mi Miles
    nmi Nautical Miles
    fathom Fathoms
    furlong Furlongs
    point Points
    au Astronomical Units
    ly Light Years
    pc Parsecs
    mW Milliwatts
    W Watts
    kW Kilowatts
    MW Megawatts
    GW Gigawatts
    hp Horsepower
    hp_metric Metric Horsepower
    BTU_h BTU per Hour
    ftlbf_s Foot-Pounds per Second
    Pa Pascals
    hPa Hectopascals
    kPa Kilopascals
    MPa Megapascals
    mbar Millibars
    bar Bars
    atm Atmospheres
    at Technical Atmospheres
    psi Pounds per Square Inch
    torr Torr
    mmHg Millimetres of Mercury
    inHg Inches of Mercury
    m/s Metres per Second
    km/h Kilometres per Hour
    mph Miles per Hour
    ft/s Feet per Second
    kn Knots
    min/km Minutes per Kilometre
    min/mi Minutes per Mile
    c0 Speed of Light
    degC Celsius
    degF Fahrenheit
    K Kelvin
    degR Rankine
    ns Nanoseconds
    us Microseconds
    ms Milliseconds
    s Seconds
    min Minutes
    h Hours
    d Days
    week Weeks
    month Months
    year Years
    decade Decades
    century Centuries
    mL Millilitres
    cL Centilitres
    dL Decilitres
    L Litres
    hL Hectolitres
    cm^3 Cubic Centimetres
    m^3 Cubic Metres
    tsp Teaspoons (US)
    tbsp Tablespoons (US)
    floz Fluid Ounces (US)
    cup Cups (US)
    metric_cup Cups (Metric)
    pt Pints (US)
    qt Quarts (US)
    gal Gallons (US)
    imp_floz Fluid Ounces (Imperial)
    imp_pt Pints (Imperial)
    imp_qt Quarts (Imperial)
    imp_gal Gallons (Imperial)
    in^3 Cubic Inches
    ft^3 Cubic Feet
    yd^3 Cubic Yards
    bbl Oil Barrels
    ug Micrograms
    mg Milligrams
    g Grams
    kg Kilograms
    t Tonnes
    ct Carats
    grain Grains
    oz Ounces
    lb Pounds
    st Stone
    short_ton Short Tons
    long_ton Long Tons
    ozt Troy Ounces
    """)
}
