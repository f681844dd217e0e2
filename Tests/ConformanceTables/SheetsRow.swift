import Foundation

/// A sheet of Conformance/sheets: its text, the answer beside each line, and the text with all answers.
public struct SheetsRow: Sendable, CustomStringConvertible {
  /// The sheet's name, such as `budget`.
  public let name: String
  /// The text.
  public let text: String
  /// The answer beside each line; empty where there is none.
  public let answers: [String]
  /// The text once each line has its answer.
  public let written: String

  /// The sheet's name.
  public var description: String { name }

  private static let folder = CommaSeparatedTable.folder.appending(path: "sheets")

  /// The names of the sheets in the folder, in no order.
  public static var namesInFolder: Set<String> {
    get throws {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return Set(
        files.filter { $0.pathExtension == "txt" }
          .map { $0.deletingPathExtension().lastPathComponent })
    }
  }

  /// All sheets of sheets.csv.
  public static var all: [SheetsRow] {
    get throws {
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
