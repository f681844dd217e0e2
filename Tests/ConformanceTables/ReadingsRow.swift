/// A row of readings.csv: a text as people type or paste it, and its answer.
public struct ReadingsRow: Sendable, CustomStringConvertible {
  /// The row's name, such as `R001`.
  public let id: String
  /// The marks of numbers in the settings: `1,234.5`; "" for the command, which has none.
  public let marks: String
  /// The unit of angles: `deg` or `rad`.
  public let angle: String
  /// The typed or pasted text.
  public let text: String
  /// The text shown, with these marks and `-`; nil where the text is refused and nothing changes.
  public let answer: String?

  /// The row in short, for messages.
  public var description: String { "\(id) \(marks) \(angle): \(text)" }

  /// Returns the rows of a face: `plain`, `paste` or `command`.
  public static func rows(of face: String) throws -> [ReadingsRow] {
    try CommaSeparatedTable(named: "readings.csv").rows.compactMap { row in
      guard row["face"] == face else { return nil }
      return ReadingsRow(
        id: row["id"] ?? "", marks: row["marks"] ?? "", angle: row["angle"] ?? "",
        text: row["text"] ?? "", answer: row["answer"].flatMap { $0 == "refused" ? nil : $0 })
    }
  }
}
