import BuiltCommands
import ConformanceTables
import Foundation
import Testing

/// Ordinary ways of writing, answered as they read or refused with the possible readings.
@Suite struct WishesTests {
  /// Rows that don't hold yet: a minus sign before the digits of a word, and a mixed answer with a plus sign,
  /// which another table has without.
  private static let laterRows: Set<String> = ["W0084", "W0168", "W0169"]

  private static func rows() throws -> [[String: String]] {
    try CommaSeparatedTable(named: "wishes.csv").rows.filter { row in
      !laterRows.contains(row["id"] ?? "")
    }
  }

  @Test(arguments: try rows())
  func areGranted(row: [String: String]) throws {
    let (input, expected) = (row["input"] ?? "", row["expected"] ?? "")
    let run = try run(row["face"] ?? "", Self.words(row["options"] ?? ""), input)
    if expected.hasPrefix("refused:") {
      let told = run.output + run.diagnostics
      #expect(run.status != 0 || told.contains("error: "), "\(row["id"] ?? ""): \(told)")
      for text in expected.dropFirst("refused:".count).split(separator: "&") {
        let text = text.trimmingPrefix(" ").split(separator: " ").joined(separator: " ")
        #expect(told.contains(text), "\(row["id"] ?? ""): \(told)")
      }
    } else {
      let answer = Self.answer(in: run.lines.last ?? "")
      #expect(answer == expected, "\(row["id"] ?? "") \(input): \(run.diagnostics)")
    }
  }

  private func run(_ face: String, _ options: [String], _ input: String) throws -> CommandRun {
    let text = input.replacing(" ; ", with: "\n") + "\n"
    let lines = Data(text.utf8)
    switch face {
    case "command": return try CommandRun(options + ["--", input])
    case "keys": return try CommandRun(options + ["--keys", input])
    case "repl": return try CommandRun(options + ["repl"], input: lines)
    case "plain": return try CommandRun(options + ["--plain"], input: lines)
    case "sheet": return try SheetFolder(["a.sheet": text])("a.sheet")
    default: return try CommandRun(options, input: lines)
    }
  }

  /// Returns the options as words; the marks are one word.
  private static func words(_ options: String) -> [String] {
    options.split(separator: " ").map(String.init)
  }

  /// Returns the answer in a line of a session, a sheet or the plain face.
  private static func answer(in line: String) -> String {
    for mark in ["  # = ", "  # ≈ ", " = ", " ≈ "] {
      if let place = line.ranges(of: mark).last { return String(line[place.upperBound...]) }
    }
    for mark in ["= ", "≈ "] where line.hasPrefix(mark) { return String(line.dropFirst(2)) }
    return line
  }
}
