import Foundation

/// The rows that a table had at the last release: a part of released-rows.txt, which
/// `Scripts/released-rows` writes.
public struct ReleasedRows: Sendable {
  /// The table's file name.
  public let table: String
  /// The columns whose cells form a row's name.
  private let columns: [String]
  /// The names of the rows.
  public private(set) var names: [String] = []
  /// The names of those that were withdrawn on purpose since then; each has a reason.
  private var withdrawn: [String] = []

  /// All tables of the last release.
  public static var all: [ReleasedRows] {
    get throws {
      let file = CommaSeparatedTable.folder.appending(path: "released-rows.txt")
      var tables: [ReleasedRows] = []
      var isOfWithdrawn = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line == "[withdrawn]" {
          isOfWithdrawn = true
        } else if isOfWithdrawn {
          let parts = line.split(separator: "\t").map(String.init)
          guard parts.count == 3, let place = tables.firstIndex(where: { $0.table == parts[0] })
          else { throw CocoaError(.fileReadCorruptFile) }
          tables[place].withdrawn.append(parts[1])
        } else if line.first == "[", line.contains(".csv: ") {
          let parts = line.dropFirst().dropLast().components(separatedBy: ": ")
          tables.append(
            ReleasedRows(table: parts[0], columns: parts[1].components(separatedBy: ", ")))
        } else if line.first != "#" {
          guard !tables.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
          tables[tables.count - 1].names += line.components(separatedBy: "\t")
        }
      }
      return tables
    }
  }

  private init(table: String, columns: [String]) {
    self.table = table
    self.columns = columns
  }

  /// Returns the names that occur less often in these rows than at the release, and were not withdrawn.
  public func lost(from rows: [[String: String]]) -> [String] {
    var there = Dictionary(grouping: rows) { row in
      columns.map { row[$0] ?? "" }.joined(separator: " | ")
    }.mapValues(\.count)
    for name in withdrawn { there[name, default: 0] += 1 }
    return names.filter { name in
      there[name, default: 0] -= 1
      return there[name, default: 0] < 0
    }
  }
}
