import BuiltCommands
import CalculatorModel
import ConformanceTables
import Foundation
import Testing

/// `--notation` and `--grouping`, for expressions and keys.
@Suite struct NotationTests {
  @Test func everyRowIsWrittenAsAsked() throws {
    for row in try CommaSeparatedTable(named: "notations.csv").rows {
      let options = try #require(row["options"]).split(separator: " ").map(String.init)
      let (text, answer) = (try #require(row["text"]), try #require(row["answer"]))
      guard row["face"] == "expression" else {
        let run = try CommandRun(options + ["--keys", text])
        #expect(run.output == answer + "\n", "\(row): \(run.diagnostics)")
        continue
      }
      let run = try CommandRun(options + [text])
      #expect(run.output == answer + "\n" && run.diagnostics == "", "\(row)")
      #expect(
        try CommandRun(options + ["repl"], input: Data(text.utf8)).lines == [answer], "\(row)")
      // Printed answers can be typed again.
      #expect(try !MathExpression(answer).readsOtherNotation, "\(row)")
    }
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
