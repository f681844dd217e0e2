import BuiltCommands
import Testing

/// `companions decide`: one of the options.
@Suite struct DecideCommandTests {
  @Test func printsOneOfTheOptions() throws {
    let run = try CommandRun("decide", "yes", "no", "maybe")
    #expect(run.status == 0)
    // The choice is random.
    #expect(["yes\n", "no\n", "maybe\n"].contains(run.output))
    #expect(run.diagnostics == "")
  }

  @Test func soonerOrLaterPrintsEach() throws {
    var answers: Set<String> = []
    // One of two options fails to appear in 60 runs once in 10^18.
    for _ in 0..<60 where answers.count < 2 {
      answers.insert(try CommandRun("decide", "yes", "no").output)
    }
    #expect(answers == ["yes\n", "no\n"])
  }

  @Test func whatLooksLikeAnOptionCanBeOneToDecide() throws {
    #expect(try CommandRun("decide", "--", "--help").output == "--help\n")
    #expect(try CommandRun("decide", "-5").output == "-5\n")
  }

  @Test func needsSomethingToDecide() throws {
    let none = try CommandRun("decide")
    #expect(none.status == 2)
    #expect(
      none.diagnostics
        == "companions: there are no options to decide between; see companions --help\n")
    let blank = try CommandRun("decide", "yes", " ")
    #expect(blank.status == 2)
    #expect(blank.diagnostics.hasPrefix("companions: option 2 is blank"))
  }
}
