import Foundation

/// A row of programmer-keys.csv: the settings, the keys pressed, and the resulting state.
public struct ProgrammerKeysRow: Sendable, CustomStringConvertible {
  /// The row's name, such as `P0001`.
  public let id: String
  /// The keypad at first: `programmer`, `programmer-left-to-right` or `scientific`; or `typed`, where the
  /// keys are an expression.
  public let mode: String
  /// The number of bits in a word; nil where none is set.
  public let word: Int?
  /// The base; nil where none is set.
  public let base: Int?
  /// Whether words have a sign; nil where none is set.
  public let isSigned: Bool?
  /// The keys pressed, or the expression.
  public let keys: String
  /// The text on the display, with `-` and `,`; or the answer.
  public let display: String
  /// `AC` or `C`, or nil where the table does not say.
  public let clear: String?
  /// The token of the lit operation, `none`, or nil where the table does not say.
  public let lit: String?
  /// Whether the last press wrapped, or nil where the table does not say.
  public let wraps: Bool?
  /// The bits in fours, or nil where the table does not say.
  public let bits: String?
  /// The carry, or nil where the table does not say.
  public let carry: Bool?
  /// The character of the word, or nil where the table does not say.
  public let unicode: String?
  /// The word's bytes, or nil where the table does not say.
  public let ascii: String?
  /// The kind of cause, or nil where there is no error.
  public let error: String?

  /// The row in short, for messages.
  public var description: String { "\(id) \(mode) \(word ?? 0) \(base ?? 0): \(keys)" }

  /// Returns the rows with one of these modes.
  public static func rows(modes: Set<String>) throws -> [ProgrammerKeysRow] {
    try CommaSeparatedTable(named: "programmer-keys.csv").rows.compactMap { row in
      let mode = row["mode"] ?? ""
      guard
        ["programmer", "programmer-left-to-right", "scientific", "typed"].contains(mode)
      else { throw CocoaError(.fileReadCorruptFile) }
      guard modes.contains(mode) else { return nil }
      func told(_ name: String) -> String? {
        row[name].flatMap { $0.isEmpty || $0 == "?" ? nil : $0 }
      }
      return ProgrammerKeysRow(
        id: row["id"] ?? "", mode: mode, word: told("word").flatMap { Int($0) },
        base: told("base").flatMap { Int($0) }, isSigned: told("signed").map { $0 == "1" },
        keys: row["keys"] ?? "", display: row["display"] ?? "", clear: told("clear"),
        lit: told("lit"), wraps: told("wraps").map { $0 == "1" }, bits: told("bits"),
        carry: told("carry").map { $0 == "1" },
        unicode: row["unicode"].flatMap { $0.isEmpty ? nil : $0 },
        ascii: row["ascii"].flatMap { $0.isEmpty ? nil : $0 }, error: told("error"))
    }
  }
}
