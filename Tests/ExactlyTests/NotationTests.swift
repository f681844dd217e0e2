import BuiltCommands
import CalculatorModel
import Testing

/// `--notation` and `--grouping`, for expressions and keys.
@Suite struct NotationTests {
  @Test(arguments: [
    ("--notation engineering --digits 4", "999.9996", "1.000e3"),
    ("--notation engineering", "-98765.4321", "-98.7654321e3"),
    ("--notation scientific", "1/3", "3.333333333333333e-1"),
    ("--notation scientific --places 2", "299792458", "3.00e8"),
    ("--notation plain --digits 3", "2^70", "1180591620717411303424"),
    ("--notation plain", "1e-12", "0.000000000001"), ("--notation automatic", "1e-12", "1e-12"),
    ("--notation scientific", "0", "0"), ("--grouping thousands", "2^40", "1_099_511_627_776"),
    ("--grouping thousands --places 2", "1234567.891", "1_234_567.89"),
    ("--grouping none", "2^40", "1099511627776"),
    ("--notation engineering --exact", "1/3", "1/3"),
  ])
  func answersAreWrittenAsAsked(options: String, expression: String, answer: String) throws {
    let options = options.split(separator: " ").map(String.init)
    let run = try CommandRun(options + [expression])
    #expect(run.output == answer + "\n" && run.diagnostics == "", "\(options) \(expression)")
    #expect(try CommandRun(options + ["repl"], input: .init(expression.utf8)).lines == [answer])
    // What was printed can be typed again.
    #expect(try !MathExpression(answer).readsOtherNotation, "\(answer)")
  }

  @Test(arguments: [
    ("--notation scientific", "12345 × 2 =", "2.469e4"),
    ("--notation scientific", "12345", "12,345"),
    ("--notation engineering", "12345 × 2 =", "24.69e3"),
    ("--notation plain", "1234567890 × 10 =", "1,234,567,890"),
    ("--grouping none", "12345 × 2 =", "24690"), ("--grouping thousands", "12345 × 2 =", "24,690"),
    ("--notation automatic", "999999999 + 1 =", "1e9"),
  ])
  func displaysAreWrittenAsAsked(options: String, keys: String, display: String) throws {
    let options = options.split(separator: " ").map(String.init)
    let run = try CommandRun(options + ["--keys", keys])
    #expect(run.output == display + "\n", "\(options) \(keys): \(run.diagnostics)")
  }

  @Test func theDecimalOfJSONIsAsAsked() throws {
    let run = try CommandRun("--json", "--notation", "engineering", "12345")
    #expect(run.output.contains(#""decimal":"12.345e3","exact":"12345","isExact":true"#))
  }

  @Test func aPlainNumberThatIsTooLongIsRefused() throws {
    let run = try CommandRun("--notation", "plain", "exp(10^8)")
    #expect(run.status == 1 && run.output == "")
    #expect(run.diagnostics == "exactly: the exact result has too many digits\n")
  }
}
