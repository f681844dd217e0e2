#if canImport(Observation)
import Observation

/// The text field in which a calculation is typed as a line.
///
/// The calculator opens the line, and receives typed keys until none are left on their way to it. From then on the
/// text belongs to the field: typing into it asks nothing of the calculator.
@MainActor @Observable
public final class TypedLineField {
  /// The text, which a view binds to its field.
  public var text = ""

  /// The line whose text the field holds; nil if none is open.
  private var line: TypedLine?

  /// Whether the calculator was asked to take or to leave the line: keys typed until it has done so come after that,
  /// and do not go into the field.
  public internal(set) var isTaken = false

  /// Creates a field that is not open yet.
  init() {}

  /// Whether the field is open.
  public var isOpen: Bool { line != nil }

  /// The number of the line, which distinguishes it from the next.
  public var number: Int? { line?.number }

  /// The reason why the text was refused; nil if it was not, or if the problem has a place and the text has changed
  /// since.
  public var problem: String? {
    guard let line, line.place == nil || line.text == text else { return nil }
    return line.problem
  }

  /// The possible readings of a text that was refused as ambiguous.
  public var readings: [String] { problem == nil ? [] : line?.readings ?? [] }

  /// Follows the calculator's line, whose text becomes the field's once nothing more is on its way to it.
  func follow(_ line: TypedLine?, hasMore: Bool) {
    guard line != self.line || isTaken else { return }
    // The calculator may have more of a taken line by now.
    let isNew = isTaken || line != nil && line?.number != self.line?.number
    guard !isNew || !hasMore else { return }
    let newText = line?.text ?? ""
    // Setting a value re-evaluates its views.
    if isNew, text != newText { text = newText }
    if self.line != line { self.line = line }
    if isTaken { isTaken = false }
  }

  /// Takes a key that did not reach the field, which does not have the focus yet or has lost it.
  ///
  /// - Returns: The effect of the key besides changing the text.
  func type(_ shortcut: Shortcut) -> TypedLine.End? {
    TypedLine.type(shortcut, into: &text)
  }
}
#endif
