import BigNumbers
import CalculatorModel
import ExactReals

#if canImport(Observation)
import ExactReals
import Observation
#endif

/// All that a view shows of a calculator, and all that it can ask of it.
///
/// ```swift
/// let viewModel = CalculatorViewModel()
/// viewModel.press(.digit(.five))
/// viewModel.press(.operation(.subtraction))
/// viewModel.displayText       // "5"
/// viewModel.expressionText    // "5 −"
/// viewModel.undo()
/// viewModel.expressionText    // "5"
/// ```
///
/// Texts, labels, roles and places come from here, so that views cannot disagree. A press is handled
/// when it is made; nothing is dropped and nothing is asynchronous.
#if canImport(Observation)
@Observable
#endif
public final class CalculatorViewModel {
  /// How many presses can be undone at least.
  public static let undoLimit = 10_000

  /// The model, a value.
  public var calculator: Calculator { history.present }

  private var history: UndoHistory<Calculator, Step>

  /// What can be undone.
  private enum Step: Sendable {
    case press(Key)
    /// A paste, of a number that the calculator takes.
    case enter(Rational)
  }

  private var news = News()

  /// What happened last besides typing.
  private struct News {
    enum Content: Hashable {
      /// A new number on the display.
      case display
      case notice(String)
    }

    var content: Content?

    /// How much news there was so far.
    var number = 0
  }

  /// Creates a view model; by default of a basic calculator that shows 0, with the sign `−`.
  public init(calculator: Calculator = Calculator()) {
    var calculator = calculator
    calculator.format.symbols.minusSign = "−"
    history = UndoHistory(calculator, limit: Self.undoLimit) { calculator, step in
      switch step {
      case .press(let key): calculator.press(key)
      case .enter(let number): try? calculator.setNumber(Real(number))
      }
    }
  }

  /// What a screen reader calls the display.
  public static let displayLabel = "Result"

  /// The text on the display.
  public var displayText: String { calculator.displayText }

  /// The line above the display: what has been entered, or why there is no result.
  public var expressionText: String {
    guard let error = calculator.error else { return calculator.expressionText }
    return calculator.expressionText + ": " + error.reason
  }

  /// Whether the number shown is exact; nil where no mark is due: while typing what fits.
  public var exactness: Exactness? {
    guard calculator.error == nil else { return nil }
    guard calculator.displaysExactly else { return .rounded }
    return calculator.showsResult ? .exact : nil
  }

  /// The keys as they are now: AC or C, and the lit operation.
  public var keypad: Keypad { Keypad(.basic, for: calculator) }

  /// The order of evaluation; changing it is no press, and undo keeps it.
  public var order: EvaluationOrder {
    get { calculator.order }
    set { history.adjust { $0.order = newValue } }
  }

  /// Shows the same value in another format, as when a phone is turned.
  ///
  /// This is no press, and undo keeps it. A number being typed stays as it was typed, and the marks
  /// and the minus sign stay as they are.
  public func show(in format: NumberFormat) {
    var format = format
    format.symbols = calculator.format.symbols
    guard format != calculator.format else { return }
    history.adjust { $0.format = format }
  }

  /// Presses a key.
  ///
  /// - Complexity: O(1). About one ordinary press in 64 allocates, when a state is kept for undo.
  public func press(_ key: Key) {
    history.perform(.press(key))
    switch key {
    case .equals, .percent, .clear, .allClear, .delete: tell(.display)
    default:
      if calculator.error != nil {
        tell(.display)
      } else if news.content != nil {
        news.content = nil
      }
    }
  }

  /// Presses the key of a shortcut; false when no key has it.
  @discardableResult
  public func press(_ shortcut: Shortcut) -> Bool {
    guard let key = keypad.key(for: shortcut) else { return false }
    press(key)
    return true
  }

  /// Presses the key of a swipe over the display, if it has one.
  public func press(_ swipe: Swipe) {
    if let key = swipe.key { press(key) }
  }

  /// Whether a command has anything to do, for views that show this beforehand.
  public func canPerform(_ command: CalculatorCommand) -> Bool {
    switch command {
    case .undo: canUndo
    case .redo: canRedo
    case .copy: copyText != nil
    }
  }

  // MARK: - Undo

  /// Whether there is a press to undo.
  public var canUndo: Bool { history.canUndo }

  /// Whether there is an undone press.
  public var canRedo: Bool { history.canRedo }

  /// Takes the last press or paste back.
  public func undo() {
    move(orSay: "Nothing to undo") { $0.undo() }
  }

  /// Does again what was undone last.
  public func redo() {
    move(orSay: "Nothing to redo") { $0.redo() }
  }

  private func move(
    orSay refusal: String, _ move: (inout UndoHistory<Calculator, Step>) -> Bool
  ) {
    let before = calculator
    guard move(&history) else {
      say(refusal)
      return
    }
    // The order and the format are settings, and settings are no presses.
    if calculator.order != before.order { order = before.order }
    show(in: before.format)
    tell(.display)
  }

  // MARK: - Copy and paste

  /// The number shown, as other programs read it: without grouping, with an ASCII sign; nil after a
  /// failed calculation.
  public var copyText: String? {
    guard calculator.error == nil else { return nil }
    var copy = calculator
    copy.format.symbols = NumberSymbols(
      decimalMark: calculator.format.symbols.decimalMark, groupingMark: nil)
    return copy.displayText
  }

  /// Enters a number or the value of an expression from elsewhere; see ``PastedText`` for what is
  /// understood.
  ///
  /// ``notice`` then says what was understood, or why nothing was.
  ///
  /// - Parameter text: The text from elsewhere, or nil where there is none.
  /// - Returns: Whether the calculator took it. If not, nothing has changed.
  @discardableResult
  public func paste(_ text: String?) -> Bool {
    do throws(PasteError) {
      guard let text else { throw PasteError(reason: "there is no text") }
      let pasted = try PastedText(text, symbols: calculator.format.symbols)
      do throws(CalculationError) {
        var rehearsal = calculator
        try rehearsal.setNumber(Real(pasted.value))
      } catch {
        throw PasteError(reason: error.reason)
      }
      history.perform(.enter(pasted.value))
      say("Pasted " + pasted.reading)
    } catch {
      refusePaste(reason: error.reason)
      return false
    }
    return true
  }

  /// Says why a text from elsewhere is not pasted, where a view cannot even hand it over.
  ///
  /// - Parameter reason: The cause in words, in lower case and without a full stop.
  package func refusePaste(reason: String) {
    say("Not pasted: " + reason)
  }

  /// Says that the number shown was copied, or that there is none.
  public func confirmCopy() {
    say(copyText.map { "Copied " + $0 } ?? "Nothing to copy")
  }

  // MARK: - News

  /// What happened besides a press, in words: what was pasted, why something was refused.
  public var notice: String? {
    guard case .notice(let text) = news.content else { return nil }
    return text
  }

  /// What a screen reader is to say now; nil while a number is typed.
  public var announcement: Announcement? {
    switch news.content {
    case .display: Announcement(text: spokenDisplay, number: news.number)
    case .notice(let text): Announcement(text: text, number: news.number)
    case nil: nil
    }
  }

  /// The display in words for a screen reader: the number, or `Error` and the cause.
  public var spokenDisplay: String {
    guard let error = calculator.error else {
      return (exactness == .rounded ? Exactness.rounded.spokenLabel + " " : "") + displayText
    }
    return displayText + ", " + error.reason
  }

  private func say(_ text: String) {
    tell(.notice(text))
  }

  private func tell(_ content: News.Content) {
    news = News(content: content, number: news.number + 1)
  }
}
