import Foundation

/// A row of conversions.csv: the typed expression and its answer.
public struct ConversionsRow: Sendable, CustomStringConvertible {
  /// The row's name, such as `V0001`.
  public let id: String
  /// The typed expression.
  public let expression: String
  /// The answer with 16 digits and its units; nil where there is an error.
  public let result: String?
  /// The answer as a fraction, times a power of π, with its units.
  public let exact: String
  /// Whether the digits of the answer are complete.
  public let isExact: Bool
  /// The kind of cause, or nil where there is no error.
  public let error: String?
  /// The exchange rates that are known, as `2026-11-20: 1 EUR = 1.25 USD; …`.
  public let context: String
  /// The part of the rules that it tests.
  public let group: String

  /// The row in short, for messages.
  public var description: String { "\(id) \(expression)" }

  /// Returns all rows.
  public static func rows() throws -> [ConversionsRow] {
    try CommaSeparatedTable(named: "conversions.csv").rows.map { row in
      guard let result = row["result"], !result.isEmpty else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return ConversionsRow(
        id: row["id"] ?? "", expression: row["expression"] ?? "",
        result: result == "Error" ? nil : result, exact: row["exact"] ?? "",
        isExact: row["is_exact"] == "1",
        error: row["error"].flatMap { $0.isEmpty ? nil : $0 }, context: row["context"] ?? "",
        group: row["group"] ?? "")
    }
  }
}
