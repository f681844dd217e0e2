import Foundation

/// A sheet of Conformance/sheets: its text, what stands beside each line, and the text with all answers.
public struct SheetsRow: Sendable, CustomStringConvertible {
  /// The sheet's name, such as `budget`.
  public let name: String
  /// The text.
  public let text: String
  /// What stands beside each line; empty where nothing does.
  public let answers: [String]
  /// The text once each line has its answer.
  public let written: String

  /// The sheet's name.
  public var description: String { name }

  /// All sheets of sheets.csv.
  public static var all: [SheetsRow] {
    get throws {
      let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Conformance/sheets")
      func file(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      return try CommaSeparatedTable(named: "sheets.csv").rows.map { row in
        let name = row["name"] ?? ""
        var answers = try file(name + ".expected").split(
          separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        if answers.last == "" { answers.removeLast() }
        return SheetsRow(
          name: name, text: try file(name + ".txt"), answers: answers,
          written: try file(name + ".written"))
      }
    }
  }
}
