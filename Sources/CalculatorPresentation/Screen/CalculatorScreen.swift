import CalculatorModel

/// All that a face shows of a calculator at one time, to be compared with what it showed before.
///
/// A calculator that is on a thread of its own gives one behind each job, so that the face need not wait:
///
/// ```swift
/// viewModel.press(.digit(.five))
/// let screen = CalculatorScreen(viewModel, historyChanges: 0, settingRows: viewModel.settingRows)
/// screen.display.text       // "5"
/// screen.keypad.mode        // .basic
/// ```
public struct CalculatorScreen: Sendable {
  /// The number and what stands around it.
  public struct Display: Hashable, Sendable {
    /// The number.
    public let text: String

    /// What a screen reader calls it.
    public let label: String

    /// The number in words.
    public let spoken: String

    /// The line above it.
    public let expression: String

    /// The numbers below it on a stack, in one line; empty where there are none.
    public let stack: String

    /// The mark beside it; nil where there is none.
    public let mark: String?

    /// Whether the mark says that the number is exact or rounded.
    public let exactness: Exactness?

    /// What changes how keys are understood.
    public let marks: [String]

    /// The number in two units; none where nobody converts.
    public let conversion: [ConversionLine]

    /// What happened besides a press.
    public let notice: String?

    /// The line that is typed in the number's place.
    public let line: TypedLine?
  }

  /// The number and what stands around it.
  public let display: Display

  /// What the keypad depends on.
  public let keypad: Keypad.State

  /// The keypad that the person has turned to.
  public let chosenKeypad: Keypad.Mode?

  /// The keypad to which the command turns.
  public let nextKeypad: Keypad.Mode

  /// The bits of a word; nil where there are none.
  public let bits: BitStrip?

  /// What a screen reader is to say now.
  public let announcement: Announcement?

  /// All commands as they are now.
  public let commands: [CommandRow]

  /// What the person has chosen.
  public let settings: Settings

  /// The settings' names and values in the person's language.
  public let settingRows: [SettingRow]

  /// The words.
  public let catalogue: Catalogue

  /// The number in memory and the stored ones.
  public let memory: [MemoryRow]

  /// More digits of the number, while they are asked for.
  public let expanded: ExpandedNumber?

  /// The finished calculations, the newest first; a row is made when it is asked for.
  public let history: HistoryRows

  /// The paper tape; nil where it is not shown.
  public let tape: [TapeLine]?

  /// What tells one history from another without comparing them.
  public let historyVersion: HistoryVersion

  /// What a person should know about the history.
  public let historyProblem: String?

  /// The number as other programs read it; nil where there is none.
  public let copyText: String?

  /// The screen of a calculator as it is now.
  ///
  /// - Parameters:
  ///   - viewModel: The calculator.
  ///   - historyChanges: How often calculations that are kept already have become others.
  ///   - settingRows: Its rows of settings, which only settings and language change.
  ///   - hasTape: Whether the paper tape is shown.
  /// - Complexity: O(1) in the length of the history; with the tape, as
  ///   ``CalculatorViewModel/tapeLines``.
  public init(
    _ viewModel: CalculatorViewModel, historyChanges: Int, settingRows: [SettingRow],
    hasTape: Bool = false
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
  public func row(of command: CalculatorCommand) -> CommandRow? {
    commands.first { $0.command == command }
  }
}
