import CalculatorModel
import Languages
import Testing

@testable import exactly

/// The words of a session, line by line.
@Suite struct SessionWordsTests {
  /// Lines, each with its answer.
  private static let conversations: [[(line: String, answer: String)]] = [
    // Names and values.
    [
      ("vars", "no named numbers yet: x = 3 names one"),
      ("x = 1/3", "= 1/3 ≈ 0.3333333333333333"),
      ("f(t) = t^2", "f(t) = t^2"), ("y = f(x)", "= 1/9 ≈ 0.1111111111111111"),
      (
        "vars",
        "ans = 1/9 ≈ 0.1111111111111111\nx = 1/3 ≈ 0.3333333333333333\ny = 1/9 ≈ 0.1111111111111111"
      ),
    ],
    // Digits.
    [
      ("digits", "digits 16"), ("digits 5", "digits 5"), ("sqrt(3)", "= √3 ≈ 1.7321"),
      ("places 2", "places 2"), ("digits", "places 2"), ("sqrt(3)", "= √3 ≈ 1.73"),
      ("digits 0", "error: digits takes a number from 1 to 1000000, not '0'"),
      ("digits 5.5", "error: digits takes a number from 1 to 1000000, not '5.5'"),
      ("digits", "places 2"),
    ],
    // Notations.
    [
      ("notation", "notation automatic"), ("12500", "= 12500"),
      ("notation eng", "notation engineering"), ("12500", "= 12.5e3"),
      ("digits 2", "digits 2"), ("2/3e7", "= 1/15000000 ≈ 67e-9"),
      ("notation plain", "notation plain"),
      ("grouping", "grouping none"), ("grouping thousands", "grouping thousands"),
      ("1234567", "= 1_234_567"), ("undo", "undone: 1234567"),
      ("undo", "undone: grouping thousands"),
      ("1234567", "= 1234567"), ("grouping none", "grouping none"),
      (
        "notation roman",
        "error: notation takes automatic, plain, scientific, engineering, not 'roman'"
      ),
    ],
    // Exact forms.
    [
      ("exact", "exact off"), ("exact on", "exact on"), ("7/3", "= 7/3"), ("sin(60 deg)", "= √3/2"),
      ("exact mixed", "exact mixed"), ("7/3", "= 2 1/3"), ("exact off", "exact off"),
      ("7/3", "≈ 2.333333333333333"),
      ("exact maybe", "error: exact takes on, mixed, off, not 'maybe'"),
    ],
    // Angles.
    [
      ("deg", "angles in deg"), ("sin(30)", "= 0.5"), ("grad", "angles in grad"),
      ("sin(100)", "= 1"), ("rad", "angles in rad"), ("cos(pi)", "= -1"),
    ],
    // The previous answer.
    [
      ("6", "= 6"), ("_ + 1", "= 7"), ("_ ans", "= 49"),
      ("_ = 2", "  ^\nerror: '_' is a reserved name"),
    ],
    // Undo takes back names, the answer and settings, one line at a time.
    [
      ("undo", "nothing to undo"), ("x = 1", "= 1"), ("x = 2", "= 2"), ("# nothing", ""),
      ("1/0", "   ^\nerror: division by zero"), ("vars", "ans = 2\nx = 2"),
      ("deg", "angles in deg"),
      ("f(t) = t", "f(t) = t"), ("undo", "undone: f(t) = t"), ("undo", "undone: deg"),
      ("sin(pi/6)", "= 0.5"), ("undo", "undone: sin(pi/6)"), ("undo", "undone: x = 2"),
      ("x + ans", "= 2"), ("undo", "undone: x + ans"), ("undo", "undone: x = 1"),
      ("x", "  ^\nerror: unknown name 'x'"), ("undo", "nothing to undo"),
    ],
    [
      ("x = 1", "= 1"), ("x = 2", "= 2"), ("x = 3", "= 3"),
      ("undo 2", "undone: x = 3\nundone: x = 2"), ("x", "= 1"),
      ("undo 9", "undone: x\nundone: x = 1"), ("undo 9", "nothing to undo"),
      ("undo two", "error: undo takes a number from 1 to 100, not 'two'"),
      ("undo 0", "error: undo takes a number from 1 to 100, not '0'"),
    ],
    // What follows a word that stands alone, or stands before one elsewhere.
    [
      ("vars x", "error: write vars alone, without 'x'"),
      ("quit now", "error: write quit alone, without 'now'"),
      ("set digits 5", "error: write settings without 'set': digits 5"),
      ("set x 5", "  ^^^\nerror: unknown name 'set'"),
      ("functions quaternion", "no function has 'quaternion' in its name or description"),
      ("half(x) = x/2", "half(x) = x ÷ 2"), ("functions half", "half(x) = x ÷ 2"),
    ],
    // Readings that many do not expect.
    [
      ("max(1,234)", "= 234\n(read as max(1, 234))"), ("max(1, 234)", "= 234"),
      ("1/2pi", "= π/2 ≈ 1.570796326794897\n(read as (1 ÷ 2) × π)"),
      ("2e", "= 2·e ≈ 5.436563656918090\n(read as 2 × e)"), ("2 e", "= 2·e ≈ 5.436563656918090"),
      ("pi/2", "= π/2 ≈ 1.570796326794897"),
      ("3√8", "= 6√2 ≈ 8.485281374238570\n(read as 3 × √(8))"), ("3 √9", "= 9"), ("2√9", "= 6"),
      ("8% + 2%", "= 10%"),
      ("8^1/3", "= 8/3 ≈ 2.666666666666667\n(read as (8^1) ÷ 3)"), ("8^2/4", "= 16"),
      (
        "cos(60)",
        "≈ -0.9524129804151563\n(angles are in radians here; for degrees, write 30° or 30 deg)"
      ),
      ("cos(3)", "≈ -0.9899924966004455"), ("cos(60 deg)", "= 0.5"), ("deg", "angles in deg"),
      ("cos(60)", "= 0.5"),
      ("8% + (2%)", "= 10%"), ("200 + 10% + 5%", "= 231"),
    ],
    // Reset.
    [
      ("x = 1", "= 1"), ("reset", "forgot 1 name"), ("x", "  ^\nerror: unknown name 'x'"),
      ("ans", "  ^^^\nerror: there is no previous answer yet"), ("undo", "undone: reset"),
      ("x + ans", "= 2"),
    ],
    // A name that the user defined is no longer a word of the session, and neither is a definition.
    [
      ("digits = 3", "= 3\n('digits' is now a number, not a session word)"),
      ("digits", "= 3"),
      ("digits 2", "         ^\nerror: an operator is missing"),
      ("q = 4", "= 4\n('q' is now a number, not a session word; quit still works)"),
      ("q = 5", "= 5"), ("q", "= 5"), ("exact(x) = x", "exact(x) = x"), ("exact(7)", "= 7"),
      ("vars = 1", "= 1\n('vars' is now a number, not a session word)"),
    ],
    // Lines.
    [
      ("1+1", "= 2"), ("1+1", "= 2"), (" 2+2", "= 4"), ("history", "1+1\nhistory"),
      ("history 1", "history 1"),
      ("history 0", "error: history takes a number from 1 to 1000, not '0'"),
    ],
    // Help.
    [
      ("help sqrt", "  sqrt(x)  square root, also √: sqrt(16) = 4"),
      ("help arcsin", "  asin(x)  inverse sine, an angle: asin(0) = 0; or arcsin"),
      (
        "? undo",
        "  undo, undo N  undoes the last line that changed something, or the last N of\n"
          + "                them"
      ),
      ("f(x) = x^2", "f(x) = x^2"), ("help f", "f(x) = x^2"), ("f", "f(x) = x^2"),
      ("r = 1/4", "= 0.25"),
      ("help r", "r = 0.25"),
      ("help foo", "unknown name 'foo'; functions lists the known ones"),
    ],
  ]

  @Test(arguments: conversations.indices)
  func areAnswered(conversation: Int) throws {
    var run = try SessionRun()
    for (line, answer) in Self.conversations[conversation] {
      #expect(run(line) == answer, "\(line)")
    }
  }

  @Test func listsTheirOwnFunctionsFirst() throws {
    var run = try SessionRun()
    _ = run("square(x) = x^2")
    let lines = run("functions").split(separator: "\n")
    #expect(lines.first == "square(x) = x^2")
    #expect(lines.dropFirst().first?.hasPrefix("sqrt ") == true)
  }

  @Test(arguments: [40, 80, 120])
  func helpFitsTheWindow(columns: Int) throws {
    var run = try SessionRun(columns: columns)
    for word in ["help", "functions", "help log", "help foo"] {
      for line in run(word).split(separator: "\n") {
        #expect(String(line).shownColumns <= columns, "\(word): \(line)")
      }
    }
    for word in SessionWord.allCases {
      #expect(run("help").contains(word.usage), "\(word)")
      #expect(run("help \(word.names[0])").contains(word.english.prefix(10)), "\(word)")
    }
  }

  @Test func describesAllFunctions() throws {
    for function in MathFunction.allCases {
      for name in [function.name] + function.aliases {
        let description = try #require(NameDescription(of: name), "\(name)")
        #expect(description.usage(in: .english).hasPrefix(function.name + "("), "\(name)")
      }
    }
  }

  @Test(arguments: ["quit", "exit", "q", " quit "])
  func ends(line: String) throws {
    var run = try SessionRun()
    #expect(run.conversation.reply(to: line).isLast)
  }

  @Test func takesBackNoMoreThanItsLimit() throws {
    var run = try SessionRun()
    for number in 0..<SessionChanges.limit + 10 { _ = run("x = \(number)") }
    for _ in 0..<SessionChanges.limit { #expect(run("undo").hasPrefix("undone: x = ")) }
    #expect(run("undo") == "nothing to undo")
    #expect(run("x") == "= 9")
  }

  @Test func keepsNoMoreMemoryThanItsLimit() throws {
    var run = try SessionRun()
    // The answer has 15,626 words; then it and the name have 62,500 each.
    _ = run("2^1000000")
    var changes = SessionChanges()
    for number in 0..<500 { changes.add(run.conversation.state, line: "\(number)") }
    var count = 0
    while changes.takeBack() != nil { count += 1 }
    #expect(count == SessionChanges.limit)
    _ = run("x = 2^3999999 + 1")
    for number in 0..<500 { changes.add(run.conversation.state, line: "\(number)") }
    count = 0
    while changes.takeBack() != nil { count += 1 }
    #expect(count == SessionChanges.sizeLimit / 125_004)
  }

  @Test("Question marks of other keyboards ask for help, too", arguments: ["？", "؟"])
  func otherQuestionMarks(mark: String) throws {
    var run = try SessionRun()
    let help = run("?")
    #expect(help.contains("1/3 + 1/6"))
    #expect(run(mark) == help)
    #expect(run(mark + " sqrt") == run("? sqrt"))
  }

  @Test(
    "The unit of angles is said in the words of the language",
    arguments: [
      (Language.german, ["Winkel in Grad", "Winkel in Gon", "Winkel im Bogenmaß"]),
      (.french, ["angles en degrés", "angles en grades", "angles en radians"]),
      (.spanish, ["ángulos en grados", "ángulos en gradianes", "ángulos en radianes"]),
      (.japanese, ["角度の単位：度", "角度の単位：グラード", "角度の単位：ラジアン"]),
      (.arabic, ["الزوايا بالدرجات", "الزوايا بالغراد", "الزوايا بالراديان"]),
    ])
  func anglesInTheLanguage(language: Language, answers: [String]) throws {
    var run = try SessionRun(in: language)
    #expect(["deg", "grad", "rad"].map { run($0) } == answers)
  }
}
