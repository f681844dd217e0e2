import Foundation

/// A table of the Conformance folder: one dictionary a row, from column names to cells.
public struct CommaSeparatedTable: Sendable {
  /// The rows without the header.
  public let rows: [[String: String]]

  /// How many rows each table has: told here once more, so that a lost row is missed.
  private static let counts = [
    "conversions.csv": 576, "dates.csv": 151, "exactness.csv": 82, "expression-errors.csv": 15,
    "expressions.csv": 813, "identities.csv": 296,
    "keys.csv": 617, "layouts.csv": 20, "notations.csv": 49, "phrases.csv": 145,
    "programmer-keys.csv": 442, "readings.csv": 283, "rpn-keys.csv": 167, "sheets.csv": 47,
    "statistics.csv": 96, "sums-integrals.csv": 106, "units.csv": 443,
  ]

  /// Reads a table by its file name; an error where it has not as many rows as it should.
  public init(named name: String) throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Conformance")
    try self.init(text: String(contentsOf: folder.appending(path: name), encoding: .utf8))
    guard rows.count == Self.counts[name] else {
      throw UnexpectedCount(table: name, found: rows.count)
    }
  }

  private struct UnexpectedCount: Error {
    let table: String
    let found: Int
  }

  /// Reads a table in the form of RFC 4180: cells in double quotes may hold commas and quotes.
  init(text: String) throws {
    var records: [[String]] = []
    var record: [String] = []
    var cell = ""
    var isQuoted = false
    var characters = text.makeIterator()
    var pending: Character?
    while let character = pending ?? characters.next() {
      pending = nil
      switch (character, isQuoted) {
      case ("\"", true):
        pending = characters.next()
        if pending == "\"" {
          cell.append("\"")
          pending = nil
        } else {
          isQuoted = false
        }
      case ("\"", false): isQuoted = true
      case (",", false):
        record.append(cell)
        cell = ""
      case ("\n", false), ("\r\n", false):
        records.append(record + [cell])
        record = []
        cell = ""
      default: cell.append(character)
      }
    }
    guard let header = records.first else { throw CocoaError(.fileReadCorruptFile) }
    rows = try records.dropFirst().map { record in
      guard record.count == header.count else { throw CocoaError(.fileReadCorruptFile) }
      return Dictionary(uniqueKeysWithValues: zip(header, record))
    }
  }
}
