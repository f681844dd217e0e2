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

  /// Creates a field that is not there yet.
  init() {}

  /// Whether the field is there.
  public var isOpen: Bool { line != nil }

  /// Tells one line from the next.
  public var number: Int? { line?.number }

  /// Why the text was refused, with the place; nil where it was not, or is another one by now.
  public var problem: String? {
    guard let line, line.place == nil || line.text == text else { return nil }
    return line.problem
  }

  /// Follows the calculator's line, whose text becomes the field's when nothing more is on its way to it.
  func follow(_ line: TypedLine?, hasMore: Bool) {
    guard line != self.line else { return }
    let isNew = line != nil && line?.number != self.line?.number
    guard !isNew || !hasMore else { return }
    if isNew { text = line?.text ?? "" }
    self.line = line
  }

  /// Takes a key that has not come to the field, which does not have the keyboard yet or any more.
  ///
  /// - Returns: What the key does besides changing the text.
  func type(_ shortcut: Shortcut) -> End? {
    switch shortcut {
    case .enter: return .take
    case .escape: return .leave
    case .backspace:
      if text.isEmpty { return .leave }
      text.removeLast()
    case .character(let character): text.append(character)
    }
    return nil
  }

  /// How a line ends.
  enum End {
    case take
    case leave
  }
}
#endif
