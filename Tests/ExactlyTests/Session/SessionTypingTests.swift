import CommandLineInterface
import Testing

@testable import exactly

/// The output of a session while a line is typed.
@Suite struct SessionTypingTests {
  @Test(arguments: [
    ("1 +", true), ("1 + 2", false), ("(1", true), ("(1)", false), ("f(", true), ("max(1,", true),
    ("2 √", true), ("5!", false), ("10 %", false), ("3 mod", true), ("x = ", false), ("2 ^", true),
    ("1 + # one", true), ("(1 # )", true), ("(1))(", false), ("1 \\", true), ("1 \\ ", true),
    ("# \\", false), ("", false), ("help (", true), ("digits 5", false), ("(1 @", false),
    ("1 +\n2", false), ("(1 +\n2", true), ("(1 + # one\n2)", false), ("(1 \\\n)", false),
  ])
  func linesGoOn(text: String, goesOn: Bool) throws {
    #expect(try SessionRun().conversation.isUnfinished(text) == goesOn)
  }

  @Test(arguments: [
    ("1 +\n2", "= 3"), ("(1 + # one\n 2)", "= 3"), ("2 \\\n+ 3", "= 5"),
    ("f(x) = x +\n1", "f(x) = x + 1"),
    // The caret is below its place in the last line; if the place is in another line, that line is printed again.
    ("1 +\n2 + foo", "      ^^^\nerror: unknown name 'foo'"),
    ("foo +\n2", "  foo +\n  ^^^\nerror: unknown name 'foo'"),
    ("2 *\n", "  2 *\n     ^\nerror: a number is missing"),
    ("√(2 + # two\n1/0)", "   ^\nerror: division by zero"),
  ])
  func linesAreAnsweredAsOne(text: String, answer: String) throws {
    var run = try SessionRun()
    #expect(run(text) == answer)
  }

  @Test func linesAreKeptAsOne() throws {
    var run = try SessionRun()
    _ = run("(1 + # one\n  2 \\\n  + 3)")
    _ = run(" 1 +\n2")
    #expect(run.conversation.history.lines == ["(1 + 2 + 3)"])
  }

  @Test(
    arguments: [
      ("1/3+1/6", "= 0.5"), ("sqrt(8)", "= 2√2 ≈ 2.828427124746190"), ("y = 2x", "= 6"),
      ("sin(1)", "≈ 0.8414709848078965"), ("ans", "= 3"),
      // A number alone, an unfinished expression or one without a value, and words.
      ("12", nil), ("1 +", nil), ("(1+2", nil), ("foo", nil), ("1/0", nil), ("f(t) = t", nil),
      ("deg", nil), ("digits 5", nil), ("# 1+1", nil), ("", nil),
      // A calculation that takes long.
      ("1e999999 + 1", nil),
    ] as [(String, String?)])
  func answersAreShownBefore(text: String, answer: String?) throws {
    var run = try SessionRun(["--digits", "100"])
    _ = run("x = 3")
    let names = run("vars")
    let preview = run.conversation.preview(of: text, columns: 80, shouldStop: { false })
    #expect(preview == answer)
    #expect(run("vars") == names)
    #expect(run.journal.lines() == [])
  }

  @Test func answersAreShownInOneRowOrNot() throws {
    let conversation = try SessionRun().conversation
    let preview = { columns in
      conversation.preview(of: "4/6", columns: columns, shouldStop: { false })
    }
    #expect(preview(26) == "= 2/3 ≈ 0.6666666666666667")
    #expect(preview(25) == nil)
  }

  @Test func answersStopForAKey() throws {
    let conversation = try SessionRun().conversation
    #expect(conversation.preview(of: "sin(1)", columns: 80, shouldStop: { true }) == nil)
  }

  /// The styles of a line, a letter for each character; `|` is the cursor.
  @Test(arguments: [
    ("2 sin(x)|", "..fff!n."), ("2 sin|(x)", "..fff.n!"), ("|(1)", "..!"), ("(1|)", "!.."),
    ("foo + 1|", "www...."), ("sq| + 1", "......"), ("sqx| + 1", "www...."),
    ("foo|", "..."), ("foo(a, b)|", "...!....."), ("pi)|", "nnw"), ("2 # two|", "..ccccc"),
    ("2 @|", "..w"), ("digits 5|", "nnnnnnnn"), ("g(t) = t k|", "n.n....n.w"), ("漢 + x|", "w...n"),
  ])
  func charactersAreStyled(line: String, styles: String) throws {
    var run = try SessionRun()
    _ = run("x = 3")
    let characters = Array(line)
    let cursor = try #require(characters.firstIndex(of: "|"))
    let text = characters.filter { $0 != "|" }
    let letters = run.conversation.styles(of: text, after: "", cursor: cursor).map { style in
      switch style {
      case .plain: "."
      case .function: "f"
      case .name: "n"
      case .wrong, .error: "w"
      case .aside: "c"
      case .matchingBracket: "!"
      }
    }
    #expect(letters.joined() == styles, "\(line)")
  }

  @Test func unknownNamesAreMarkedInALineThatIsComplete() throws {
    let styles = try SessionRun().conversation.styles(of: Array("sq"), after: "", cursor: nil)
    #expect(styles == [.wrong, .wrong])
  }

  @Test(arguments: [
    ("sq", "", ["sqrt("]), ("co", "1 + ", ["cos(", "cosh(", "cot(", "coth(", "count("]),
    ("an", "", ["ans", "angle"]), ("hel", "", ["help"]), ("hel", "1 + ", []),
    ("o", "exact ", ["off", "on"]), ("", "preview ", ["off", "on"]),
    ("un", "help ", ["undo", "units"]),
    ("acos", "help ", ["acos", "acosh"]), ("sq", "digits ", []), ("", "1 + ", []),
    ("dig", "", ["digits"]), ("arct", "1 + ", ["arctan(", "arctanh("]),
    ("de", "1 + ", ["dec(", "deg", "derivative("]),
  ])
  func namesAreCompleted(name: String, before: String, names: [String]) throws {
    var run = try SessionRun()
    _ = run("angle = 30")
    let completions = run.conversation.completions(of: name, after: before)
    #expect(completions.map(\.name) == names.sorted())
    #expect(
      before.hasPrefix("exact")
        || completions.allSatisfy { $0.meaning.count > 3 || !before.isEmpty })
  }
}
