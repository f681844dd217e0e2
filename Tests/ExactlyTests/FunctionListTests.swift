import BuiltCommands
import CalculatorModel
import Testing

@testable import exactly

/// `exactly functions`.
@Suite struct FunctionListTests {
  @Test func hasOneLineForEach() throws {
    let run = try CommandRun("functions")
    #expect(run.status == 0)
    let names = run.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(
      names == MathFunction.allCases.map(\.name) + MathConstant.allCases.map(\.name) + ["ans"])
    #expect(run.lines.allSatisfy { $0.contains("  ") && $0.count <= 110 })
  }

  @Test func findsThoseAboutAWord() throws {
    let names = try CommandRun("functions", "ROOT").lines.map { $0.prefix { $0 != " " } }
    #expect(names == ["sqrt", "cbrt", "root"])
    let run = try CommandRun("functions", "qq")
    #expect(run.output == "" && run.status == 1)
    #expect(run.diagnostics == "exactly: no function has 'qq' in its name or description\n")
  }

  @Test func showsExamplesThatAreTrue() throws {
    let examples = MathFunction.allCases.map(\.description.example)
    let run = try CommandRun(input: examples.map { $0.expression + "\n" }.joined())
    #expect(run.lines.count == examples.count)
    for (example, line) in zip(examples, run.lines) {
      #expect(line == example.result, "\(example.expression)")
    }
    for (function, example) in zip(MathFunction.allCases, examples) {
      #expect(example.expression.contains(function.name + "("))
    }
  }
}
