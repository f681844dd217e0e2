import BuiltCommands
import ConformanceTables
import Foundation
import Testing

/// `--word`, `--signed`, `--unsigned` and `--base`, and lines that ask for a base.
@Suite struct WordsAndBasesTests {
  @Test func everyTypedRowIsAnswered() throws {
    for row in try ProgrammerKeysRow.rows(modes: ["typed"]) {
      var arguments = ["--exact"]
      if let word = row.word {
        arguments += ["--word", "\(word)", row.isSigned == false ? "--unsigned" : "--signed"]
      }
      let run = try CommandRun(arguments + ["--", row.keys])
      if row.display == "Error" {
        #expect(run.lines == [] && run.diagnostics.contains("^"), "\(row): \(run.lines)")
        #expect(
          run.status == (["unreadable", "needs a word"].contains(row.error) ? 2 : 1), "\(row)")
      } else {
        #expect(run.lines == [row.display] && run.status == 0, "\(row): \(run.diagnostics)")
        let isTold = run.diagnostics.contains("was cut to")
        #expect(isTold == (row.word != nil && row.wraps == true), "\(row): \(run.diagnostics)")
      }
    }
  }

  @Test(arguments: [
    (["255 to hex"], "0xFF"), (["--base", "16", "255 + 1"], "0x100"),
    (["--base", "16", "255 to dec"], "255"), (["--base", "2", "--", "-5"], "-0b101"),
    (["--base", "10", "2^70"], "1180591620717411303424"),
    (["2^70 to dec"], "1180591620717411303424"),
    (["--word", "64", "--unsigned", "0 - 1"], "18446744073709551615"),
    (["--word", "8", "--base", "16", "--", "-1"], "0xFF"),
    (["--digits", "3", "12345 to dec"], "12345"),
  ])
  func answersAreInTheirBase(arguments: [String], answer: String) throws {
    #expect(try CommandRun(arguments).lines == [answer], "\(arguments)")
  }

  @Test func recordsHaveTheWordOnlyWhereItIsAskedFor() throws {
    let plain =
      #"{"expression":"255 to hex","reading":"255 to hex","decimal":"255","exact":"0xFF","#
    #expect(
      try CommandRun("--json", "255 to hex").lines == [plain + #""isExact":true,"error":null}"#])
    #expect(
      try CommandRun("--json", "--word", "8", "100 + 100").lines == [
        #"{"expression":"100 + 100","reading":"100 + 100","decimal":"-56","exact":"-56","isExact":true,"#
          + #""error":null,"base":10,"word":8,"signed":true,"bits":"1100 1000","carry":null,"wraps":true,"#
          + #""note":"a step exceeded 8 bits and was cut to fit"}"#
      ])
    #expect(
      try CommandRun("--json", "--base", "16", "2^70").lines == [
        #"{"expression":"2^70","reading":"2^70","decimal":"1180591620717411303424","#
          + #""exact":"0x400000000000000000","isExact":true,"error":null,"base":16,"word":null,"#
          + #""signed":null,"bits":null,"carry":null,"wraps":null}"#
      ])
    let refused = try CommandRun("--json", "--word", "8", "300").lines.first ?? ""
    #expect(
      refused.contains(#""word":8,"signed":true,"bits":null,"carry":null,"wraps":null,"column":1}"#)
    )
    let rows = try CommandRun("--csv", "--word", "8", "100 + 100").output
      .components(separatedBy: "\r\n")
    #expect(rows.first?.contains("error,base,word,signed,bits,carry,wraps,note,column") == true)
    #expect(rows.dropFirst().first?.contains(",10,8,true,1100 1000,,true,") == true)
  }

  @Test func numbersThatAreNotWholeHaveDigitsBehindThePoint() throws {
    #expect(try CommandRun("1/2 to hex").lines == ["0x0.8"])
    #expect(try CommandRun("--base", "16", "1/2").lines == ["0x0.8"])
    #expect(
      try CommandRun(input: "-10.5 to bin\n1/3 to hex\n").lines == [
        "-0b1010.1", "0x0.5555555555555555",
      ])
  }

  @Test func linesOfAPipeBuildOnEachOther() throws {
    let run = try CommandRun(
      "--word", "8", input: "x = 100\nx + x\nans to hex\nx = 300\nx\n1/3\n-128\n")
    #expect(
      run.lines == [
        "100", "-56", "0xC8", "error: does not fit in 8 bits (signed)", "100", "0", "-128",
      ])
    #expect(
      try CommandRun(input: "x = 0xff\nx & 15 to bin\nx\nor = 3\n").lines == [
        "255", "0b1111", "255", "error: 'or' is a reserved name",
      ])
  }

  @Test(arguments: [
    (["--word", "7", "1"], "--word takes 8, 16, 32 or 64, not '7'"),
    (["--base", "+8", "1"], "--base takes 2, 8, 10 or 16, not '+8'"),
    (["--unsigned", "1"], "--unsigned needs --word"),
    (["--signed", "1"], "--signed needs --word"),
    (["--word", "8", "--signed", "--unsigned", "1"], "--signed and --unsigned cannot be combined"),
    (["history", "--word", "8"], "--word works only with expressions"),
  ])
  func optionsThatMakeNoSenseAreRefused(arguments: [String], reason: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 2 && run.diagnostics.contains(reason), "\(arguments): \(run.diagnostics)")
  }

  @Test func stepsAreExplainedInWords() throws {
    let run = try CommandRun("--explain", "--word", "8", "100 + 100 to hex")
    #expect(run.lines.contains("   = 0xC8 = -56"), "\(run.lines)")
    #expect(run.diagnostics == "exactly: a step exceeded 8 bits and was cut to fit\n")
  }
}
