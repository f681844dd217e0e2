import CalculatorModel

/// Everything a face shows of a calculator at one time, to be compared with what it showed before.
///
/// A calculator on a thread of its own returns one after each job, so that the face need not wait:
///
/// ```swift
/// viewModel.press(.digit(.five))
/// let screen = CalculatorScreen(viewModel, historyChanges: 0, settingRows: viewModel.settingRows)
/// screen.display.text       // "5"
/// screen.keypad.mode        // .basic
/// ```
public struct CalculatorScreen: Sendable {
  /// The number and everything displayed around it.
  public struct Display: Hashable, Sendable {
    /// The number.
    public let text: String

    /// The number's label for screen readers.
    public let label: String

    /// The number in words.
    public let spoken: String

    /// The line above it.
    public let expression: String

    /// The last numbers below it on a stack, the deepest first; empty if there are none.
    public let stack: [String]

    /// The mark beside it; nil if there is none.
    public let mark: String?

    /// Whether the mark says that the number is exact or rounded.
    public let exactness: Exactness?

    /// The marks for whatever changes how keys are understood.
    public let marks: [String]

    /// The number in two units; empty if nothing is being converted.
    public let conversion: [ConversionLine]

    /// A message about something other than a press.
    public let notice: String?

    /// The word in the bases other than the one shown, for the place of a notice; nil on keypads without words.
    public let otherBases: String?

    /// The line being typed in place of the number.
    public let line: TypedLine?
  }

  /// The number and everything displayed around it.
  public let display: Display

  /// The state that the keypad depends on.
  public let keypad: Keypad.State

  /// The keypad that the user has turned to.
  public let chosenKeypad: Keypad.Mode?

  /// The keypad that the command turns to.
  public let nextKeypad: Keypad.Mode

  /// The bits of a word; nil if there are none.
  public let bits: BitStrip?

  /// The announcement for a screen reader to make now.
  public let announcement: Announcement?

  /// All commands in their current state.
  public let commands: [CommandRow]

  /// The user's settings.
  public let settings: Settings

  /// The settings' names and values in the user's language.
  public let settingRows: [SettingRow]

  /// The words.
  public let catalogue: Catalogue

  /// The number in memory and the stored ones.
  public let memory: [MemoryRow]

  /// More digits of the number, while they are asked for.
  public let expanded: ExpandedNumber?

  /// The finished calculations, newest first; a row is created on demand.
  public let history: HistoryRows

  /// The paper tape; nil if it is not shown.
  public let tape: [TapeLine]?

  /// A version that distinguishes one history from another without comparing them.
  public let historyVersion: HistoryVersion

  /// A problem with the history that the user should know about.
  public let historyProblem: String?

  /// The number in a form for other programs; nil if there is none.
  public let copyText: String?

  /// Creates the screen of a calculator in its current state.
  ///
  /// - Parameters:
  ///   - viewModel: The calculator.
  ///   - historyChanges: The number of times that calculations already kept have changed.
  ///   - settingRows: Its rows of settings, which change only with the settings and the language.
  ///   - hasTape: Whether the paper tape is shown.
  /// - Complexity: O(1) in the length of the history; with the tape, as
  ///   ``CalculatorViewModel/tapeLines``.
  public init(
    _ viewModel: CalculatorViewModel, historyChanges: Int, settingRows: [SettingRow],
    hasTape: Bool = false
  ) {
    display = Display(
      text: viewModel.displayText, label: viewModel.displayLabel, spoken: viewModel.spokenDisplay,
      expression: viewModel.expressionText, stack: viewModel.stackLines,
      mark: viewModel.numberMark,
      exactness: viewModel.exactness, marks: viewModel.marks,
      conversion: viewModel.conversionLines, notice: viewModel.notice,
      otherBases: viewModel.otherBases, line: viewModel.typedLine)
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

  /// Returns the current row of a command.
  public func row(of command: CalculatorCommand) -> CommandRow? {
    commands.first { $0.command == command }
  }
}
