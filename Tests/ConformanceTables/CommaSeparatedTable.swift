import Foundation

/// A table of the Conformance folder: one dictionary a row, from column names to cells.
public struct CommaSeparatedTable: Sendable {
  /// The rows without the header.
  public let rows: [[String: String]]

  /// The folder of the tables.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Conformance")

  /// Reads a table by its file name; `ReleasedRowsTests` proves that none of its rows is lost.
  public init(named name: String) throws {
    try self.init(text: String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
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
