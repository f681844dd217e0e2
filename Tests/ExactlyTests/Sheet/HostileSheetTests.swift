import BuiltCommands
import Foundation
import Testing

/// Sheets as large or as bad as they can be still finish, each line with an answer or a reason.
@Suite struct HostileSheetTests {
  /// A sheet, and the answer beside its last line.
  private struct Sample {
    var lines: [String]
    var last: String
  }

  private static let samples: [String: Sample] = [
    "references as deep as a sheet": Sample(
      lines: ["x0 = 1"] + (0..<19_990).map { "x\($0 + 1) = x\($0) + 1" }, last: "= 19991"),
    "lines that all fail": Sample(
      lines: Array(repeating: "price * 2 + foo", count: 19_990), last: "! unknown-name"),
    "totals over errors": Sample(
      lines: Array(repeating: "1/0", count: 9_990) + Array(repeating: "total", count: 9_990),
      last: "! failed-line 1"),
    "squares of squares": Sample(
      lines: ["a = 3"] + Array(repeating: "a = a * a", count: 19_000), last: "! too-much"),
    "fractions that grow": Sample(
      lines: ["a = 1"] + Array(repeating: "a = a * 1.01 + 1", count: 10_000),
      last: "≈ 1.652186998300785e45"),
    "a line too long": Sample(
      lines: [String(repeating: "1+", count: 5_000) + "1"], last: "! too-much"),
    "question marks": Sample(
      lines: [String(repeating: "?", count: 9_000)], last: "! unreadable"),
    "functions of functions": Sample(
      lines: ["f0(x) = x"] + (0..<3_000).map { "f\($0 + 1)(x) = f\($0)(x) + f\($0)(x)" },
      last: "! failed-line"),
    "a list of all above, again and again": Sample(
      lines: (0..<9_990).flatMap { ["\($0)", "sum(above)"] }, last: "! too-much"),
  ]

  /// Sheets that take a debug build minutes are left to the release build.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["EXACTLY"] != nil),
    arguments: samples.keys.sorted())
  func end(name: String) throws {
    let sample = try #require(Self.samples[name])
    let folder = try SheetFolder(["a.sheet": sample.lines.joined(separator: "\n")])
    // Each of 20,000 errors is also reported beside the answers, which is discarded here.
    let run = try folder("--answers a.sheet 2>/dev/null")
    #expect(!run.wasKilled)
    #expect(run.lines.count == sample.lines.count)
    #expect(run.lines.last?.hasPrefix(sample.last) == true, "\(name): \(run.lines.last ?? "")")
  }

  @Test func tooManyLinesAreRefusedAsAWhole() throws {
    let folder = try SheetFolder(["a.sheet": String(repeating: "1\n", count: 20_001)])
    let run = try folder("--write-all a.sheet")
    #expect(run.status == 2 && run.diagnostics.contains("20000"))
    #expect(try folder.text(of: "a.sheet").utf8.count == 40_002)
  }
}
