import Foundation

/// A row of keys.csv: the keys pressed, and the resulting state.
public struct KeysRow: Sendable, CustomStringConvertible {
  /// The row's name, such as `K0001`.
  public let id: String
  /// `any`, `precedence`, `left-to-right` or `scientific`.
  public let mode: String
  /// The keys pressed, from a new calculator.
  public let keys: String
  /// The text on the display, with `-` and `,`.
  public let display: String
  /// `AC` or `C`, or nil where the table does not say.
  public let clear: String?
  /// The token of the lit operation, `none`, or nil where the table does not say.
  public let lit: String?

  /// The row in short, for messages.
  public var description: String { "\(id) \(mode): \(keys)" }

  /// Returns the rows with one of these modes.
  public static func rows(modes: Set<String>) throws -> [KeysRow] {
    try CommaSeparatedTable(named: "keys.csv").rows.compactMap { row in
      let mode = row["mode"] ?? ""
      guard ["any", "precedence", "left-to-right", "scientific"].contains(mode) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      guard modes.contains(mode) else { return nil }
      return KeysRow(
        id: row["id"] ?? "", mode: mode, keys: row["keys"] ?? "", display: row["display"] ?? "",
        clear: row["clear"].flatMap { $0 == "?" ? nil : $0 },
        lit: row["lit"].flatMap { $0 == "?" ? nil : $0 })
    }
  }
}
