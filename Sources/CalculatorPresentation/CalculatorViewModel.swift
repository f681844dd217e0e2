import CalculatorModel

#if canImport(Observation)
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
  public private(set) var calculator: Calculator

  /// What happened besides a press, in words: what was pasted, why something was refused.
  public private(set) var notice: String?

  /// The last thing for a screen reader to say.
  public private(set) var announcement: Announcement?

  private var history = UndoHistory<Calculator>(limit: undoLimit)

  /// Creates a view model; by default of a basic calculator that shows 0, with the sign `−`.
  public init(calculator: Calculator = Calculator()) {
    self.calculator = calculator
    self.calculator.format.symbols.minusSign = "−"
  }

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
  public var keypad: Keypad { .basic(for: calculator) }

  /// The order of evaluation; changing it is no press, and undo keeps it.
  public var order: EvaluationOrder {
    get { calculator.order }
    set { calculator.order = newValue }
  }

  /// Presses a key.
  ///
  /// - Complexity: O(1), and for an ordinary key without allocation.
  public func press(_ key: Key) {
    history.record(calculator)
    calculator.press(key)
    if notice != nil { notice = nil }
    switch key {
    case .equals, .percent, .clear, .allClear, .delete: announce(spokenDisplay)
    default: if calculator.error != nil { announce(spokenDisplay) }
    }
  }

  /// Presses the key of a shortcut; false when no key has it.
  @discardableResult
  public func press(_ shortcut: Shortcut) -> Bool {
    guard let key = keypad.key(for: shortcut) else { return false }
    press(key)
    return true
  }

  // MARK: - Undo

  /// Whether there is a press to undo.
  public var canUndo: Bool { history.canUndo }

  /// Whether there is an undone press.
  public var canRedo: Bool { history.canRedo }

  /// Takes the last press or paste back.
  public func undo() {
    restore(history.undo(from: calculator), orSay: "Nothing to undo")
  }

  /// Does again what was undone last.
  public func redo() {
    restore(history.redo(from: calculator), orSay: "Nothing to redo")
  }

  private func restore(_ state: Calculator?, orSay refusal: String) {
    guard var state else {
      say(refusal)
      return
    }
    // Settings are no presses.
    state.order = calculator.order
    state.format = calculator.format
    calculator = state
    notice = nil
    announce(spokenDisplay)
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
  /// - Returns: Whether the calculator took it. If not, nothing has changed.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    let before = calculator
    do throws(PasteError) {
      let pasted = try PastedText(text, symbols: calculator.format.symbols)
      do throws(CalculationError) {
        try calculator.setNumber(pasted.value)
      } catch {
        throw PasteError(reason: error.reason)
      }
      history.record(before)
      say("Pasted " + pasted.reading)
    } catch {
      say("Not pasted: " + error.reason)
      return false
    }
    return true
  }

  /// Says that the number shown was copied, or that there is none.
  public func confirmCopy() {
    say(copyText.map { "Copied " + $0 } ?? "Nothing to copy")
  }

  private func say(_ text: String) {
    notice = text
    announce(text)
  }

  // MARK: - Speech

  /// The display in words for a screen reader: the number, or `Error` and the cause.
  public var spokenDisplay: String {
    guard let error = calculator.error else {
      return (exactness == .rounded ? Exactness.rounded.spokenLabel + " " : "") + displayText
    }
    return displayText + ", " + error.reason
  }

  private func announce(_ text: String) {
    announcement = Announcement(text: text, number: (announcement?.number ?? 0) + 1)
  }
}
