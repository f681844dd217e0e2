import CalculatorModel
import CalculatorPresentation

/// What the window shows of the calculator, to be compared with what it showed before.
struct Screen: Sendable {
  /// The number and what stands around it.
  struct Display: Hashable, Sendable {
    let text: String
    let label: String
    let spoken: String
    let expression: String

    /// The numbers below it on a stack, in one line; empty where there are none.
    let stack: String

    let mark: String?
    let exactness: Exactness?
    let marks: [String]

    /// The number in two units; none where nobody converts.
    let conversion: [ConversionLine]

    let notice: String?
    let line: TypedLine?
  }

  let display: Display
  let keypad: Keypad.State
  let chosenKeypad: Keypad.Mode?

  /// The keypad to which the command turns.
  let nextKeypad: Keypad.Mode

  let bits: BitStrip?
  let announcement: Announcement?
  let commands: [CommandRow]
  let settings: Settings
  let settingRows: [SettingRow]
  let catalogue: Catalogue
  let memory: [MemoryRow]
  let expanded: ExpandedNumber?
  let history: HistoryRows

  /// The paper tape; nil where it is not shown.
  let tape: [TapeLine]?

  let historyVersion: HistoryVersion
  let historyProblem: String?

  /// The number as other programs read it; nil where there is none.
  let copyText: String?
}

/// What tells whether a history may have changed otherwise than by one more calculation.
struct HistoryVersion: Hashable, Sendable {
  let count: Int
  let newest: HistoryEntry.ID?
  let changes: Int
  let symbols: NumberSymbols
  let catalogue: Catalogue

  /// Whether one version is another one with one more calculation.
  func continues(_ other: HistoryVersion) -> Bool {
    count == other.count + 1 && changes == other.changes && symbols == other.symbols
      && catalogue == other.catalogue
  }
}

extension Screen {
  /// The screen of a calculator after some changes of its history.
  init(
    _ viewModel: CalculatorViewModel, historyChanges: Int, settingRows: [SettingRow], hasTape: Bool
  ) {
    display = Display(
      text: viewModel.displayText, label: viewModel.displayLabel, spoken: viewModel.spokenDisplay,
      expression: viewModel.expressionText, stack: viewModel.stackText,
      mark: viewModel.numberMark,
      exactness: viewModel.exactness, marks: viewModel.marks,
      conversion: viewModel.conversionLines, notice: viewModel.notice,
      line: viewModel.typedLine)
    keypad = viewModel.keypadState
    chosenKeypad = viewModel.chosenKeypad
    nextKeypad = viewModel.nextKeypad
    bits = viewModel.bitStrip
    announcement = viewModel.announcement
    commands = viewModel.commandRows
    settings = viewModel.settings
    self.settingRows = settingRows
    catalogue = viewModel.catalogue
    memory = viewModel.memoryRows
    expanded = viewModel.expandedNumber
    copyText = viewModel.copyText
    let places = HistoryPlaces(viewModel.history.history)
    history = viewModel.history.rows
    tape = hasTape ? viewModel.tapeLines : nil
    historyVersion = HistoryVersion(
      count: places.count, newest: places.first?.id, changes: historyChanges,
      symbols: viewModel.history.symbols, catalogue: viewModel.catalogue)
    historyProblem = viewModel.history.problem.map { viewModel.catalogue.text($0.message) }
  }

  /// A command as it is now.
  func row(of command: CalculatorCommand) -> CommandRow? {
    commands.first { $0.command == command }
  }
}
