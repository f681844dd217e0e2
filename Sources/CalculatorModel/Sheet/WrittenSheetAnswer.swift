/// The written answer beside a line of a sheet: `= 0.25`, `≈ 0.3333333333333333`, `! kind`, `function`.
public struct WrittenSheetAnswer: Hashable, Sendable {
  /// The mark before the text.
  public enum Mark: String, Hashable, Sendable {
    /// The text is the number itself.
    case exact = "="
    /// The text is rounded, or it cannot be decided whether it is.
    case rounded = "≈"
    /// The text is the code of an error.
    case failure = "!"
  }

  /// The mark; nil for a function and for a graph, which have none.
  public let mark: Mark?

  /// The text after it, in plain ASCII.
  public let text: String

  /// Creates an answer.
  public init(_ mark: Mark?, _ text: String) {
    self.mark = mark
    self.text = text
  }

  /// The mark and the text.
  public var description: String { (mark.map { $0.rawValue + " " } ?? "") + text }
}
