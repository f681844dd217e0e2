import Foundation

/// A row of programmer-keys.csv: keys pressed on the programmer keypad or an expression, and what is then
/// seen.
public struct ProgrammerKeysRow: Sendable, CustomStringConvertible {
  /// The row's name, such as `P0001`.
  public let id: String
  /// What the row is typed at: `programmer`, or `typed` for an expression.
  public let mode: String
  /// The bits of a word: 8, 16, 32 or 64; nil where the table does not say.
  public let word: Int?
  /// The base: 2, 8, 10 or 16; nil where the table does not say.
  public let base: Int?
  /// Whether words have a sign; nil where the table does not say.
  public let isSigned: Bool?
  /// The keys pressed, or the expression.
  public let keys: String
  /// What is shown, with `-`; `Error` where there is no value.
  public let display: String
  /// `AC` or `C`; nil where the table does not say.
  public let clear: String?
  /// The token of the lit operation, or `none`; nil where the table does not say.
  public let lit: String?
  /// Whether the exact number was another one; nil where the table does not say.
  public let wraps: Bool?
  /// All bits, the highest first, in fours; nil where the table does not say.
  public let bits: String?
  /// What rotations through the carry bring in; nil where the table does not say.
  public let carry: Bool?
  /// The character of the number: `U+20AC €`; nil where the table does not say.
  public let unicode: String?
  /// The bytes as characters; nil where the table does not say.
  public let ascii: String?
  /// The kind of cause where there is no value; nil elsewhere.
  public let error: String?
  /// How sure the table is: `certain`, `likely` or `guess`.
  public let confidence: String
  /// What the row is about.
  public let group: String

  /// The row in short, for messages.
  public var description: String {
    let format = word.map { "\($0) bits, \(isSigned == false ? "unsigned" : "signed"), " } ?? ""
    return "\(id) \(mode), \(format)\(base.map { "base \($0), " } ?? "")\(keys)"
  }

  /// The rows of a mode: `programmer` or `typed`.
  public static func rows(mode: String) throws -> [ProgrammerKeysRow] {
    try CommaSeparatedTable(named: "programmer-keys.csv").rows.compactMap { row in
      guard row["mode"] == mode else { return nil }
      func text(_ name: String) -> String? {
        row[name].flatMap { $0.isEmpty || $0 == "?" ? nil : $0 }
      }
      func truth(_ name: String) throws -> Bool? {
        guard let text = text(name) else { return nil }
        guard text == "0" || text == "1" else { throw CocoaError(.fileReadCorruptFile) }
        return text == "1"
      }
      return ProgrammerKeysRow(
        id: row["id"] ?? "", mode: mode, word: text("word").flatMap { Int($0) },
        base: text("base").flatMap { Int($0) }, isSigned: try truth("signed"),
        keys: row["keys"] ?? "", display: row["display"] ?? "", clear: text("clear"),
        lit: text("lit"), wraps: try truth("wraps"), bits: text("bits"),
        carry: try truth("carry"), unicode: text("unicode"), ascii: text("ascii"),
        error: text("error"), confidence: row["confidence"] ?? "", group: row["group"] ?? "")
    }
  }
}
