import BuiltCommands
import Testing

/// Options, help, and the ways to misuse them.
@Suite struct OptionsTests {
  @Test(arguments: [["--help"], ["-h"], ["order", "--help"]])
  func helpIsPrinted(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 0)
    for name in ["fizzbuzz", "decide", "order", "--count", "--promo", "--version"] {
      #expect(run.output.contains(name), "\(name)")
    }
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func versionIsPrinted() throws {
    let run = try CommandRun("--version")
    #expect(run.output.wholeMatch(of: /companions \d+\.\d+\.\d+\n/) != nil, "\(run.output)")
  }

  @Test(arguments: [
    ["--frob"], ["frob"], ["fizzbuzz", "5"], ["fizzbuzz", "--count"], ["fizzbuzz", "--count", "0"],
    ["fizzbuzz", "--count", "-5"], ["fizzbuzz", "--count", "1000000001"],
    ["fizzbuzz", "--count", "99999999999999999999"], ["fizzbuzz", "--count="],
    ["fizzbuzz", "--promo", "SAVE20"], ["decide", "--count", "5", "yes"], ["--count", "5"],
    ["decide", "--promo=x", "yes"], ["decide", ""], ["decide"], ["\u{1B}[2J"], ["--\u{7}"], [""],
    ["--help=yes"], ["--version=3"],
    ["--x\u{1B}[2J"], ["fizzbuzz", "--count", "\u{1B}[2J"], ["decide", "\u{301}\u{9B}", " "],
  ])
  func misuseIsNamedInOneLine(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 2, "\(arguments)")
    #expect(!run.wasKilled)
    #expect(run.output == "")
    #expect(run.diagnostics.hasPrefix("companions: "), "\(run.diagnostics)")
    #expect(run.diagnostics.split(separator: "\n").count == 1)
    #expect(
      !run.diagnostics.dropLast().unicodeScalars.contains {
        $0.properties.generalCategory == .control
      })
  }

  @Test func aRefusedItemCannotSpeakToTheTerminal() throws {
    let run = try CommandRun("order", "\u{1B}[2J\u{7}\n\u{9B}", String(repeating: "x", count: 9999))
    #expect(run.status == 2)
    #expect(run.diagnostics.contains("\n  �[2J���\n"))
    #expect(run.diagnostics.split(separator: "\n").allSatisfy { $0.count < 100 })
  }

  @Test func theStatusTellsWhatNobodyReads() throws {
    for arguments in ["bogus", "order", "order zz", "decide"] {
      let run = try CommandRun(of: CommandRun.command, inShell: "\"$0\" \(arguments) 2>&-")
      #expect(run.status == 2, "\(arguments)")
    }
  }

  @Test func theMenuNeedsATerminal() throws {
    let run = try CommandRun()
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.diagnostics == "companions: the menu needs a terminal; see companions --help\n")
  }
}
