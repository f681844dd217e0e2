import BuiltCommands
import Testing

/// `exactly --explain EXPRESSION`.
@Suite struct ExplanationsTests {
  @Test func tellsEachStepWithWhatIsProven() throws {
    let run = try CommandRun("--explain", "--digits", "6", "2 × sin(30°) + √2/3")
    #expect(
      run.output == """
        read as (2 × sin(30°)) + (√(2) ÷ 3)

        1. 30°
           = π/6 ≈ 0.523599
           from degrees to radians; rounded, at most 5e-7 off

        2. sin(30°)
           = 1/2 = 0.5
           the angle in radians; exact

        3. 2 × sin(30°)
           = 1
           exact

        4. √(2)
           = √2 ≈ 1.41421
           rounded, at most 5e-6 off

        5. √(2) ÷ 3
           = √2/3 ≈ 0.471405
           rounded, at most 5e-7 off

        6. (2 × sin(30°)) + (√(2) ÷ 3)
           = (3 + √2)/3 ≈ 1.47140
           rounded, at most 5e-6 off

        """)
    #expect(run.diagnostics == "" && run.status == 0)
  }

  @Test func endsWithTheStepThatHasNoValue() throws {
    let run = try CommandRun("--explain", "1 + 1/(2-2) + 3")
    #expect(run.lines.suffix(2) == ["2. 1 ÷ (2 − 2)", "   no value: division by zero"])
    #expect(
      run.diagnostics == "exactly: division by zero\n  1 + 1/(2-2) + 3\n       ^\n")
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ("5", "1. 5\n   = 5\n   exact\n"), ("-5", "1. −5\n   = -5\n   exact\n"),
    ("2 pi", "   rounded, at most 5e-16 off\n"),
    ("x = 200 + 10%", "read as x = 200 + 10%\n\n1. 200 + 10%\n   = 220\n   exact\n"),
    ("f(x) = x", "read as f(x) = x\nnothing is calculated\n"),
    ("squareroot(16)", "read as √(16)\n\n1. √(16)\n   = 4\n   exact\n"),
  ])
  func endsWithTheAnswer(expression: String, end: String) throws {
    let run = try CommandRun("--explain", expression)
    #expect(run.output.hasSuffix(end), "\(expression): \(run.output)")
    #expect(run.status == 0)
  }

  @Test func angleUnitsAreNamed() throws {
    let run = try CommandRun("--explain", "--angle", "deg", "atan(1) + sin(50 grad)")
    #expect(run.output.contains("the angle in degrees; exact"))
    #expect(run.output.contains("from gradians to degrees; exact"))
  }

  @Test func isOneJSONObjectAStep() throws {
    let run = try CommandRun("--explain", "--json", "1/3 + 1/0")
    #expect(
      run.lines == [
        #"{"reading":"1 ÷ 3","decimal":"0.3333333333333333","exact":"1/3","isExact":false,"error":null,"note":"rounded, at most 5e-17 off"}"#,
        #"{"reading":"1 ÷ 0","decimal":null,"exact":null,"isExact":false,"error":"division by zero","note":null}"#,
      ])
    #expect(run.diagnostics == "" && run.status == 1)
  }

  @Test func manySteps() throws {
    let run = try CommandRun("--explain", Array(repeating: "1", count: 300).joined(separator: "+"))
    let heads = run.lines.filter { $0.contains(". ") }
    #expect(heads.count == 100 && run.lines.contains("… 199 more steps"))
    #expect(run.lines.suffix(2) == ["     = 300", "     exact"])
    #expect(run.lines.allSatisfy { $0.count < 220 })
  }

  @Test(arguments: [
    ["--explain"], ["--explain", "repl"], ["--explain", "--keys", "1"],
    ["--explain", "--csv", "1"], ["--explain", "-f", "-"],
  ])
  func isForOneExpression(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 2 && run.output == "", "\(arguments)")
  }

  @Test func whatCannotBeReadIsRefusedAsEver() throws {
    let run = try CommandRun("--explain", "1 +")
    #expect(run.output == "" && run.status == 2)
    #expect(run.diagnostics == "exactly: a number is missing\n  1 +\n     ^\n")
  }
}
