import BuiltCommands
import CalculatorPresentation
import Testing

@testable import exactly

/// Options, help and the ways to misuse them.
@Suite struct OptionsTests {
  @Test(arguments: ["--help", "-h"])
  func helpIsPrinted(option: String) throws {
    let run = try CommandRun(option)
    #expect(run.status == 0)
    #expect(run.lines.first == "A calculator with Apple's keys that never shows a wrong digit.")
    for option in Option.allCases {
      #expect(run.output.contains("  \(option.description.signature)"), "\(option)")
    }
    for task in NamedTask.allCases {
      #expect(run.output.contains("  exactly \(task.rawValue) "), "\(task)")
    }
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: NamedTask.allCases)
  func eachTaskHasItsOwnHelp(task: NamedTask) throws {
    let name = "exactly " + task.rawValue
    let run = try CommandRun(task.rawValue, "--help")
    #expect(run.status == 0 && run.diagnostics == "")
    #expect(run.output.contains("\nUSAGE\n  \(name) "), "\(run.output)")
    #expect(run.output.contains("\nEXAMPLES\n  \(name)"), "\(run.output)")
    #expect(run.lines.allSatisfy { $0.count <= 80 })
    for option in Option.allCases {
      let isShown = run.output.contains("\n  \(option.description.signature)")
      #expect(isShown == task.options.contains(option), "\(task) \(option)")
    }
    for arguments in [["-h", task.rawValue], ["--help", task.rawValue, "--frob"]] {
      #expect(try CommandRun(arguments).output == run.output, "\(arguments)")
    }
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
    ["--plain", "--digits", "5"], ["--places", "-1", "1"], ["--places", "2", "--digits", "2", "1"],
    ["--digits", "1000001", "1"], ["--angle", "turn", "1"], ["--angle", "deg", "--keys", "5"],
    ["--exact", "--keys", "5"], ["--exact=yes", "1"], ["--json", "repl"], ["functions", "--json"],
    ["--order", "precedence", "repl"], ["--generate-completion-script", "tcsh"],
    ["--generate-completion-script"], ["--generate-manual=1"], ["--digits", "5", "functions"],
    ["--clear"], ["--clear", "1+1"], ["--reset", "history"], ["history", "--reset"],
    ["history", "1+1"], ["history", "--clear", "--json"], ["history", "--on", "--off"],
    ["history", "--remove", "1"], ["history", "--label"], ["history", "--digits", "5"],
    ["settings", "--json"], ["settings", "frob"], ["settings", "angle", "turn"],
    ["settings", "angle", ""], ["settings", "--reset", "angle"], ["settings", "--off"],
    ["--notation", "long", "1"], ["--grouping", "3", "1"], ["--notation", "plain", "history"],
    ["--plain", "--notation", "plain"], ["--x\u{1B}[2J"], ["--order", "\u{7}"],
  ])
  func misuseIsNamed(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 2, "\(arguments)")
    #expect(run.output == "")
    #expect(run.diagnostics.hasPrefix("exactly: "), "\(run.diagnostics)")
    #expect(run.diagnostics.split(separator: "\n").count == 1)
    #expect(!run.diagnostics.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
  }

  @Test(arguments: [
    ("--angle", "turn", "--angle takes rad, deg or grad, not 'turn'"),
    ("--order", "rpn", "--order takes precedence or left-to-right, not 'rpn'"),
    ("--places", "x", "--places takes a number from 0 to 1000000, not 'x'"),
    ("--digits", "0", "--digits takes a number from 1 to 1000000, not '0'"),
    ("settings", "angle", "angle takes deg, rad, not '1'"),
  ])
  func aWrongValueIsAnsweredWithTheRightOnes(option: String, value: String, reason: String) throws {
    let run = try CommandRun(option, value, "1")
    #expect(run.diagnostics == "exactly: \(reason); see exactly --help\n")
  }

  @Test(
    arguments: [
      ("--digit", "--digits"), ("--dgits=5", "--digits"), ("--plases", "--places"),
      ("--exakt", "--exact"), ("--generate-m", "--generate-manual"), ("--frobnicate", nil),
      ("--x", nil),
    ] as [(String, String?)])
  func aMistypedOptionIsAnsweredWithTheNearest(option: String, meant: String?) throws {
    let suggestion = meant.map { "; did you mean '\($0)'?" } ?? ""
    let run = try CommandRun(option, "1")
    #expect(
      run.diagnostics == "exactly: unknown option '\(option)'\(suggestion); see exactly --help\n")
  }

  @Test(arguments: [
    ("histroy", "history"), ("setings digits 12", "settings"), ("function", "functions"),
    ("rpel", "repl"), ("version", "--version"), ("digits 5", "--digits"),
    ("set digits 5", "--digits"),
  ])
  func aMistypedTaskIsAnsweredWithTheNearest(words: String, task: String) throws {
    let run = try CommandRun(words.split(separator: " ").map(String.init))
    #expect(run.status == 2 && run.output == "")
    let reason = "this is not an expression; did you mean 'exactly \(task)'?"
    #expect(run.diagnostics.hasPrefix("exactly: \(reason)\n"), "\(run.diagnostics)")
    let json = try CommandRun("--json", words)
    #expect(json.output.contains("unknown name"), "\(json.output)")
    // In a pipe it is a line like any other.
    #expect(try CommandRun(input: words + "\n").lines[0].hasPrefix("error: unknown name"))
  }

  @Test(arguments: [
    ("-d 5", "-d", "; did you mean --digits N?"),
    ("-d 5 pi", "-d", "; did you mean --digits N?"),
    ("-p 3", "-p", "; did you mean --places N or --plain?"), ("-z 3", "-z", ""),
  ])
  func anUnknownShortOptionIsAnsweredWithTheLong(words: String, name: String, rest: String) throws {
    let run = try CommandRun(words.split(separator: " ").map(String.init))
    #expect(run.status == 2 && run.output == "", "\(words)")
    #expect(
      run.diagnostics.hasPrefix("exactly: unknown option '\(name)'\(rest)\n"), "\(run.diagnostics)")
  }

  @Test func aNameBehindADashIsNoOption() throws {
    #expect(try CommandRun("-e").output == "-2.718281828459045\n")
    #expect(try CommandRun("-x^2").diagnostics.hasPrefix("exactly: unknown name 'x'\n"))
  }

  @Test func theWordHelpIsTheHelpOfWhatFollows() throws {
    #expect(try CommandRun("help").output == CommandRun("--help").output)
    #expect(try CommandRun("help", "history").output == CommandRun("history", "--help").output)
    #expect(
      try CommandRun("help", "sin").lines == ["  sin(x)  sine of an angle: sin(30 deg) = 0.5"])
    let unknown = try CommandRun("help", "frob")
    #expect(unknown.status == 2 && unknown.diagnostics.contains("no help for 'frob'"))
    #expect(unknown.diagnostics.contains("history") && unknown.diagnostics.contains("totals"))
  }

  @Test(arguments: [
    ("of", "20% of 50"), ("grand total", "grand total"), ("h+min", "h + min"),
    ("to ft+in", "ft + in"),
    ("off", "20% off 50"), ("percent", "200 + 10%"),
  ])
  func wordsOfTheLanguageHaveHelp(words: String, line: String) throws {
    let run = try CommandRun(["help"] + words.split(separator: " ").map(String.init))
    #expect(run.status == 0 && run.lines.contains { $0.contains(line) })
  }

  @Test func aSessionTakesNoExpression() throws {
    let run = try CommandRun("repl", "1+1")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.diagnostics
        == "exactly: repl takes no expression: leave 'repl' out, or type '1+1' in the session; see exactly --help\n"
    )
  }

  @Test func allSettingsAreNamed() throws {
    let diagnostics = try CommandRun("settings", "foo").diagnostics
    for setting in Setting.allCases { #expect(diagnostics.contains(setting.name), "\(setting)") }
  }

  @Test func emptyInputIsAnsweredWithAHint() throws {
    let run = try CommandRun(input: "")
    #expect(run.output == "")
    #expect(run.diagnostics.split(separator: "\n").count == 1)
    #expect(run.diagnostics.contains("exactly --help"))
  }
}
