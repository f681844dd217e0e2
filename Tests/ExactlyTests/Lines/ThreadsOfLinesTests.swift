import BuiltCommands
import Foundation
import TestSupport
import Testing

/// Lines answered by several threads, which the output does not reveal.
@Suite struct ThreadsOfLinesTests {
  /// Returns lines that use names, the previous answer or nothing, and some that cannot be answered.
  private func lines(_ count: Int, seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    return (1...count).map { index in
      switch number(100) {
      case 0..<45: "\(number(1000))/\(1 + number(50)) + \(number(100))"
      case 45..<55: "ans * \(number(5))"
      case 55..<58: "x = ans + \(number(9))"
      case 58..<65: "x + 1"
      case 65..<70: "f(3) + x"
      case 70: "f(t) \(index % 2 == 0 ? "=" : "＝") t^2 + x + \(index)"
      case 71..<74: "# a = comment"
      case 74..<76: "1/0"
      case 76..<78: "foo("
      case 78..<84: "sin(\(index)) + √\(index)"
      case 84: ""
      case 85: "1 +"
      case 86: String(repeating: "9", count: 4_001)
      case 87: String(repeating: "9", count: 3_999)
      case 88: "_ + \(number(7))"
      case 89..<92: "1,5 + \(number(7))"
      default: "2^\(number(3000)) + ANS + ans"
      }
    }.joined(separator: "\n") + "\n"
  }

  @Test(
    arguments: Sample.seeds([1, 2, 3]),
    [[], ["--json"], ["--csv"], ["--exact"], ["--digits", "3", "-f", "-"]])
  func answerAsOneDoes(seed: UInt64, options: [String]) throws {
    let input = Data(lines(1_500, seed: seed).utf8)
    let one = try CommandRun(["--jobs", "1"] + options, input: input)
    #expect(one.output.utf8.count { $0 == UInt8(ascii: "\n") } >= 1_500, "\(options)")
    for count in ["2", "7"] {
      let several = try CommandRun(["--jobs", count] + options, input: input)
      #expect(several.lines == one.lines, "\(options), \(count) threads")
      #expect(several.diagnostics == one.diagnostics && several.status == one.status)
    }
  }

  /// The first lines take longest, so that the others have to wait for them.
  @Test func keepTheOrderOfTheLines() throws {
    let input = (0..<200).map { $0 < 20 ? "sin(\($0)) - sin(\($0)) + \($0)" : "\($0)" }
    let run = try CommandRun(
      ["--jobs", "8"], input: Data(input.joined(separator: "\n").utf8))
    #expect(run.lines == (0..<200).map(String.init))
  }

  @Test func knowTheAnswerBeforeOfAnotherThread() throws {
    let sums = (1...500).map { "ans + \($0)" }
    let run = try CommandRun(
      ["--jobs", "4"], input: Data((["0"] + sums).joined(separator: "\n").utf8))
    #expect(run.lines.last == "125250" && run.status == 0)
  }

  @Test(arguments: ["0", "257", "-1", "two", ""])
  func areAtLeastOneAndNotTooMany(count: String) throws {
    let run = try CommandRun(["--jobs=\(count)"], input: Data("1\n".utf8))
    #expect(run.lines == [] && run.status == 2)
    #expect(run.diagnostics.contains("--jobs takes a number from 1 to 256, not '\(count)'"))
  }
}
