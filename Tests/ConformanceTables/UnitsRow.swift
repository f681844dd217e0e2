import Foundation

/// A row of units.csv: a unit, a unit with its prefix, or a prefix alone.
public struct UnitsRow: Sendable, CustomStringConvertible {
  /// The row's name, such as `U0001`.
  public let id: String
  /// `unit`, `prefixed` or `prefix`.
  public let kind: String
  /// The quantity that it measures.
  public let quantity: String
  /// The symbol in ASCII.
  public let symbol: String
  /// The other names.
  public let names: [String]
  /// The symbol that views show.
  public let view: String
  /// The factor as its definition writes it.
  public let factor: String
  /// The factor as a fraction, without its power of π.
  public let rational: String
  /// The exponent of π.
  public let piPower: Int
  /// The SI unit that the factor is of.
  public let si: String
  /// The prefixes that it takes: ``, `si`, `si>=1`, `si<=1`, `si>=1,iec`.
  public let prefixes: String
  /// The source of the factor.
  public let source: String

  /// The row in short, for messages.
  public var description: String { "\(id) \(symbol)" }

  /// Returns the rows of a kind.
  public static func rows(of kind: String) throws -> [UnitsRow] {
    try CommaSeparatedTable(named: "units.csv").rows.compactMap { row in
      guard ["unit", "prefixed", "prefix"].contains(row["kind"]) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      guard row["kind"] == kind else { return nil }
      return UnitsRow(
        id: row["id"] ?? "", kind: kind, quantity: row["quantity"] ?? "",
        symbol: row["symbol"] ?? "",
        names: (row["names"] ?? "").split(separator: "|").map { String($0) },
        view: row["view"] ?? "", factor: row["factor"] ?? "", rational: row["rational"] ?? "",
        piPower: row["pi_power"].flatMap { Int($0) } ?? 0, si: row["si"] ?? "",
        prefixes: row["prefixes"] ?? "", source: row["source"] ?? "")
    }
  }
}
