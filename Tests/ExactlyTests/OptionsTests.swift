import BuiltCommands
import Testing

/// Options, help and the ways to misuse them.
@Suite struct OptionsTests {
  @Test(arguments: ["--help", "-h"])
  func helpIsPrinted(option: String) throws {
    let run = try CommandRun(option)
    #expect(run.status == 0)
    #expect(run.lines.first == "A calculator with Apple's keys and no wrong digit.")
    for name in ["--keys", "--order", "--mode", "--json", "--digits", "--plain", "--version"] {
      #expect(run.output.contains(name), "\(name)")
    }
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func versionIsPrinted() throws {
    let run = try CommandRun("--version")
    #expect(run.output.wholeMatch(of: /exactly \d+\.\d+\.\d+\n/) != nil, "\(run.output)")
  }

  @Test(arguments: [
    ["--frob"], ["--order", "chain", "--keys", "5"], ["--mode", "rpn", "--keys", "5"], ["--keys"],
    ["--digits", "0", "1"], ["--digits", "many", "1"], ["--json=yes", "1"],
    ["--order", "precedence", "1+1"], ["--digits", "5", "--keys", "5"], ["--plain", "1"],
    ["--order", "precedence"], ["--mode", "basic"], ["--plain", "--json"],
    ["--plain", "--keys", "5"],
    ["--plain", "--digits", "5"], ["--x\u{1B}[2J"], ["--order", "\u{7}"],
  ])
  func misuseIsNamed(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 2, "\(arguments)")
    #expect(run.output == "")
    #expect(run.diagnostics.hasPrefix("exactly: "), "\(run.diagnostics)")
    #expect(run.diagnostics.split(separator: "\n").count == 1)
    #expect(!run.diagnostics.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
  }

  @Test func emptyInputIsAnsweredWithAHint() throws {
    let run = try CommandRun(input: "")
    #expect(run.output == "")
    #expect(run.diagnostics.split(separator: "\n").count == 1)
    #expect(run.diagnostics.contains("exactly --help"))
  }
}
