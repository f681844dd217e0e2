import BuiltCommands
import CalculatorModel
import ConformanceTables
import Foundation
import Testing

/// `exactly --keys`: the contract of key sequences.
@Suite struct KeysTests {
  @Test func digitsThatAreLeftOutAreTold() throws {
    let run = try CommandRun("--keys", "12345678901 + 1 =")
    #expect(run.output == "123,456,790\n" && run.status == 0)
    #expect(
      run.diagnostics == "exactly: 2 digits were left out: numbers have at most 9 on this keypad\n")
    #expect(try CommandRun("--mode", "scientific", "--keys", "12345678901").diagnostics == "")
    #expect(try CommandRun("--keys", "123456789 + 123456789").diagnostics == "")
  }

  @Test(arguments: ["precedence", "left-to-right"])
  func obeyEveryRowOfTheTable(order: String) throws {
    let rows = try KeysRow.rows(modes: ["any", order])
    let input = rows.map { $0.keys + "\n" }.joined()
    let run = try CommandRun("--order", order, "--keys", "-", input: input)
    #expect(run.lines.count == rows.count)
    for (row, line) in zip(rows, run.lines) { #expect(line == row.display, "\(row)") }

    let json = try CommandRun("--json", "--order", order, "--keys", "-", input: input)
    #expect(json.lines.count == rows.count)
    for (row, line) in zip(rows, json.lines) {
      let answer = try JSONDecoder().decode(KeysAnswer.self, from: Data(line.utf8))
      #expect(answer.keys == row.keys)
      #expect(answer.display == row.display, "\(row)")
      if let clear = row.clear { #expect(answer.clear == clear, "\(row)") }
      if let lit = row.lit { #expect(answer.lit ?? "none" == lit, "\(row)") }
    }
  }

  @Test func obeyTheScientificRowsOfTheTable() throws {
    let rows = try KeysRow.rows(modes: ["scientific"])
    let input = rows.map { $0.keys + "\n" }.joined()
    let run = try CommandRun("--json", "--mode", "scientific", "--keys", "-", input: input)
    #expect(run.lines.count == rows.count)
    for (row, line) in zip(rows, run.lines) {
      let answer = try JSONDecoder().decode(KeysAnswer.self, from: Data(line.utf8))
      #expect(answer.display == row.display, "\(row)")
      if let clear = row.clear { #expect(answer.clear == clear, "\(row)") }
      if let lit = row.lit { #expect(answer.lit ?? "none" == lit, "\(row)") }
    }
  }

  /// Returns the options for the initial state of a row of the tables.
  private func arguments(
    mode: String, word: Int?, base: Int?, isSigned: Bool?, order: String = "precedence"
  ) -> [String] {
    ["--json", "--mode", mode, "--order", order] + (word.map { ["--word", "\($0)"] } ?? [])
      + (base.map { ["--base", "\($0)"] } ?? [])
      + (isSigned.map { [$0 ? "--signed" : "--unsigned"] } ?? [])
  }

  /// Returns the command's answers to lines of keys, one for each line.
  private func answers(to keys: [String], _ arguments: [String]) throws -> [KeysAnswer] {
    let input = keys.map { $0 + "\n" }.joined()
    let run = try CommandRun(arguments + ["--keys", "-"], input: Data(input.utf8))
    #expect(run.lines.count == keys.count)
    return try run.lines.map { try JSONDecoder().decode(KeysAnswer.self, from: Data($0.utf8)) }
  }

  @Test func obeyTheProgrammersRowsOfTheTable() throws {
    let rows = try ProgrammerKeysRow.rows(
      modes: ["programmer", "programmer-left-to-right", "scientific"])
    let groups = Dictionary(grouping: rows) { row in
      arguments(
        mode: row.mode == "scientific" ? "scientific" : "programmer", word: row.word,
        base: row.base, isSigned: row.isSigned,
        order: row.mode == "programmer-left-to-right" ? "left-to-right" : "precedence")
    }
    for (arguments, rows) in groups {
      for (row, answer) in zip(rows, try answers(to: rows.map { $0.keys }, arguments)) {
        #expect(answer.display == row.display, "\(row)")
        if let clear = row.clear { #expect(answer.clear == clear, "\(row)") }
        if let lit = row.lit { #expect(answer.lit ?? "none" == lit, "\(row)") }
        if let wraps = row.wraps { #expect(answer.wraps == wraps, "\(row)") }
        if let bits = row.bits { #expect(answer.bits == bits, "\(row)") }
        if let carry = row.carry { #expect(answer.carry == carry, "\(row)") }
        #expect((answer.error == nil) == (row.error == nil), "\(row)")
      }
    }
  }

  @Test func obeyTheRowsOfReversePolishNotation() throws {
    let groups = Dictionary(grouping: try StackKeysRow.rows()) { row in
      arguments(mode: row.mode, word: row.word, base: row.base, isSigned: row.isSigned) + ["--rpn"]
    }
    for (arguments, rows) in groups {
      for (row, answer) in zip(rows, try answers(to: rows.map { $0.keys }, arguments)) {
        #expect(answer.display == row.display, "\(row)")
        #expect(answer.stack == row.stack, "\(row)")
        if let clear = row.clear { #expect(answer.clear == clear, "\(row)") }
        #expect((answer.error == nil) == (row.error == nil), "\(row)")
      }
    }
  }

  @Test func tellOfWordsAndOfTheStackBehindAllElse() throws {
    #expect(
      try CommandRun("--json", "--mode", "programmer", "--keys", "5 AND 3 =").output
        == #"{"keys":"5 AND 3 =","display":"1","clear":"C","lit":null,"expression":"5 and 3","#
        + #""error":null,"base":10,"word":64,"signed":true,"bits":""#
        + String(repeating: "0000 ", count: 15) + #"0001","carry":false,"wraps":false}"# + "\n")
    #expect(
      try CommandRun("--json", "--rpn", "--keys", "2 enter 3").output
        == #"{"keys":"2 enter 3","display":"3","clear":"C","lit":null,"expression":"3","#
        + #""error":null,"stack":["2","3"]}"# + "\n")
    #expect(
      try CommandRun("--csv", "--rpn", "--keys", "2 enter 3").output.hasSuffix(
        "\r\n2 enter 3,3,C,,3,,2 | 3\r\n"))
    let wrapped = try CommandRun("--mode", "programmer", "--word", "8", "--keys", "100 + 100 =")
    #expect(wrapped.output == "-56\n" && wrapped.status == 0)
    #expect(wrapped.diagnostics == "exactly: a step exceeded 8 bits and was cut to fit\n")
    let full = try CommandRun("--mode", "programmer", "--word", "8", "--keys", "128")
    #expect(full.output == "12\n")
    #expect(
      full.diagnostics == "exactly: a digit was left out: not in base 10, or too many for 8 bits\n"
    )
    for (arguments, note) in [
      (["--mode", "programmer"], "no effect here: sin, ."),
      (["--rpn"], "no effect here: ("),
      ([], "no effect here: swap"),
    ] {
      let keys = arguments.isEmpty ? "5 swap swap" : note.contains("sin") ? "5 sin . sin" : "5 ("
      let run = try CommandRun(arguments + ["--keys", keys])
      #expect(run.output == "5\n" && run.diagnostics == "exactly: \(note)\n", "\(arguments)")
    }
    for (keys, demand) in [("5 +", "+ needs two"), ("x^2", "x^2 needs one")] {
      let reason = "too few numbers on the stack: " + demand
      let failed = try CommandRun("--rpn", "--keys", keys)
      #expect(failed.output == "Error\n" && failed.status == 1)
      #expect(failed.diagnostics == "exactly: \(reason)\n")
      let record = try CommandRun("--rpn", "--json", "--keys", keys)
      #expect(record.output.contains("\"error\":\"\(reason)\""))
    }
  }

  private struct KeysAnswer: Decodable {
    var bits: String?
    var carry: Bool?
    var wraps: Bool?
    var stack: [String]?
    var keys: String
    var display: String?
    var clear: String?
    var lit: String?
    var expression: String?
    var error: String?
  }

  @Test func printTheDisplay() throws {
    let run = try CommandRun("--keys", "200 + 10 % =")
    #expect(run.output == "220\n")
    #expect(run.diagnostics == "")
    #expect(run.status == 0)
    #expect(try CommandRun("--keys=5 + 3 =").output == "8\n")
    #expect(try CommandRun("--keys", "5", "+", "3", "=").output == "8\n")
    #expect(try CommandRun("--keys", "2+3×4=").output == "14\n")
    #expect(try CommandRun("--keys", "30sin+9√=").output == "3.5\n")
    #expect(
      try CommandRun("--mode", "scientific", "--keys", "1 / 3 =").output == "0.333333333333333\n")
  }

  @Test func printOneJSONObject() throws {
    #expect(
      try CommandRun("--json", "--keys", "5 + 3 =").output
        == #"{"keys":"5 + 3 =","display":"8","clear":"C","lit":null,"expression":"5 + 3","error":null}"#
        + "\n")
    #expect(
      try CommandRun("--json", "--order", "left-to-right", "--keys", "2 + 3 *").output
        == #"{"keys":"2 + 3 *","display":"5","clear":"C","lit":"*","expression":"(2 + 3) ×","error":null}"#
        + "\n")
    let failed = try CommandRun("--json", "--keys", "5 / 0 =")
    #expect(
      failed.output
        == #"{"keys":"5 / 0 =","display":"Error","clear":"C","lit":null,"expression":"5 ÷ 0","error":"division by zero"}"#
        + "\n")
    #expect(failed.status == 1)
    #expect(failed.diagnostics == "")
  }

  @Test func endWithTheStatusOfTheContract() throws {
    let failed = try CommandRun("--keys", "5 / 0 =")
    #expect(failed.output == "Error\n")
    #expect(failed.diagnostics == "exactly: division by zero\n")
    #expect(failed.status == 1)

    let unknown = try CommandRun("--keys", "5 foo 3")
    #expect(unknown.output == "")
    #expect(unknown.diagnostics == "exactly: unknown key 'foo'\n  5 foo 3\n    ^^^\n")
    #expect(unknown.status == 2)

    let several = try CommandRun("--keys", "5+/-")
    #expect(several.output == "")
    #expect(
      several.diagnostics
        == "exactly: '5+/-' could be several keys: put spaces between them\n  5+/-\n  ^^^^\n")
    #expect(several.status == 2)
  }

  @Test func answerEachLineWithOne() throws {
    let run = try CommandRun("--keys", "-", input: "5 + 3 =\n\nfoo\n5 / 0 =\n7")
    #expect(run.lines == ["8", "0", "error: unknown key 'foo'", "Error", "7"])
    #expect(run.status == 1)
    #expect(try CommandRun("--keys", "-", input: "").output == "")
  }
}
