import BuiltCommands
import CalculatorModel
import Languages
import Testing

@testable import exactly

/// `exactly functions`.
@Suite struct FunctionListTests {
  @Test func hasOneLineForEach() throws {
    let run = try CommandRun("functions")
    #expect(run.status == 0)
    let names = run.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(
      names == MathFunction.allCases.map(\.name) + DateFunction.allCases.map(\.name)
        + MathConstant.allCases.map(\.name) + ["today", "ans"])
    #expect(run.lines.allSatisfy { $0.contains("  ") && $0.count <= 110 })
  }

  @Test func findsThoseAboutAWord() throws {
    let names = try CommandRun("functions", "ROOT").lines.map { $0.prefix { $0 != " " } }
    #expect(names == ["sqrt", "cbrt", "root", "roots"])
    let run = try CommandRun("functions", "qq")
    #expect(run.output == "" && run.status == 1)
    #expect(run.diagnostics == "exactly: no function has 'qq' in its name or description\n")
  }

  @Test("Words are found without their accents, and with others")
  func findsWordsWithoutAccents() {
    func names(about word: String, in language: Language) -> [String] {
      FunctionList.lines(about: word, in: language).map { String($0.prefix { $0 != " " }) }
    }
    for word in ["raiz", "raíz", "RAÍZ", "rai\u{301}z"] {
      #expect(names(about: word, in: .spanish) == ["sqrt", "cbrt", "root"], "\(word)")
    }
    #expect(names(about: "naturlicher", in: .german).first == "ln")
    #expect(names(about: "carree", in: .french).first == "sqrt")
    #expect(names(about: "rôot", in: .english) == ["sqrt", "cbrt", "root", "roots"])
  }

  @Test(arguments: [
    ("ÀÉîõüçñšŷ", "AEioucnsy"), ("Größe", "Große"), ("ǽ œ ø", "ǽ œ o"), ("ấ ộ", "a o"),
    ("角度 が زاوية π", "角度 が زاوية π"), ("e\u{301}", "e"), ("", ""),
  ])
  func onlyLatinAccentsAreLeftOut(text: String, without: String) {
    #expect(text.withoutAccents == without)
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
