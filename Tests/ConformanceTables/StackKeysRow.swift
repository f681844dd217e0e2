import Foundation

/// A row of rpn-keys.csv: the settings, the keys pressed in reverse Polish notation, and the resulting state.
public struct StackKeysRow: Sendable, CustomStringConvertible {
  /// The row's name, such as `R0004`.
  public let id: String
  /// The keypad: `basic`, `scientific` or `programmer`.
  public let mode: String
  /// The number of bits in a word; nil where none is set.
  public let word: Int?
  /// The base; nil where none is set.
  public let base: Int?
  /// Whether words have a sign; nil where none is set.
  public let isSigned: Bool?
  /// The keys pressed.
  public let keys: String
  /// The text on the display, with `-` and `,`.
  public let display: String
  /// The numbers, the deepest first.
  public let stack: [String]
  /// `AC` or `C`, or nil where the table does not say.
  public let clear: String?
  /// The token of the lit operation or `none`, or nil where the table does not say.
  public let lit: String?
  /// The kind of cause, or nil where there is no error.
  public let error: String?

  /// The row in short, for messages.
  public var description: String { "\(id) \(mode): \(keys)" }

  /// Returns all rows.
  public static func rows() throws -> [StackKeysRow] {
    try CommaSeparatedTable(named: "rpn-keys.csv").rows.map { row in
      let mode = row["mode"] ?? ""
      guard ["basic", "scientific", "programmer"].contains(mode) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      func told(_ name: String) -> String? {
        row[name].flatMap { $0.isEmpty || $0 == "?" ? nil : $0 }
      }
      let stack = told("stack").map { $0.components(separatedBy: " | ") } ?? []
      return StackKeysRow(
        id: row["id"] ?? "", mode: mode, word: told("word").flatMap { Int($0) },
        base: told("base").flatMap { Int($0) }, isSigned: told("signed").map { $0 == "1" },
        keys: row["keys"] ?? "", display: row["display"] ?? "", stack: stack,
        clear: told("clear"), lit: told("lit"), error: told("error"))
    }
  }
}
