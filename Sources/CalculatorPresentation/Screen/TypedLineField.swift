#if canImport(Observation)
import Observation

/// The text field in which a calculation is typed as a line.
///
/// The calculator opens the line, and has what is typed until nothing more is on its way to it. From then on
/// the text is the field's: what is typed into it asks nothing of the calculator.
@MainActor @Observable
public final class TypedLineField {
  /// The text, which a view binds to its field.
  public var text = ""

  /// The line whose text is the field's; nil where none is open.
  private var line: TypedLine?

  /// Whether the calculator was asked to take the line or to leave it: what is typed until it has comes behind that,
  /// and not into the field.
  public internal(set) var isTaken = false

  /// Creates a field that is not there yet.
  init() {}

  /// Whether the field is there.
  public var isOpen: Bool { line != nil }

  /// Tells one line from the next.
  public var number: Int? { line?.number }

  /// Why the text was refused; nil where it was not, or where that has a place and the text is another one by now.
  public var problem: String? {
    guard let line, line.place == nil || line.text == text else { return nil }
    return line.problem
  }

  /// The lines that may be meant by a text that was refused for having several readings.
  public var readings: [String] { problem == nil ? [] : line?.readings ?? [] }

  /// Follows the calculator's line, whose text becomes the field's when nothing more is on its way to it.
  func follow(_ line: TypedLine?, hasMore: Bool) {
    guard line != self.line || isTaken else { return }
    // Of a line that was taken the calculator may have more by now.
    let isNew = isTaken || line != nil && line?.number != self.line?.number
    guard !isNew || !hasMore else { return }
    let newText = line?.text ?? ""
    // A value that is set has its views evaluated anew.
    if isNew, text != newText { text = newText }
    if self.line != line { self.line = line }
    if isTaken { isTaken = false }
  }

  /// Takes a key that has not come to the field, which does not have the keyboard yet or any more.
  ///
  /// - Returns: What the key does besides changing the text.
  func type(_ shortcut: Shortcut) -> TypedLine.End? {
    TypedLine.type(shortcut, into: &text)
  }
}
#endif
