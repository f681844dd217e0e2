import BigNumbers
import CalculatorModel
import ExactReals
import Foundation
import Testing

/// The README's example, compiled and run as it stands there.
@Suite struct ReadmeTests {
  @Test func exampleDoesWhatItSays() throws {
    var printed: [String] = []
    func print(_ value: some CustomStringConvertible) { printed.append(value.description) }

    // README begins
    // The calculator is a value: keys in, display out.
    var calculator = Calculator()
    for key in try KeySequence("2 + 3 * 4 =").keys { calculator.press(key) }
    print(calculator.displayText)  // 14

    // Typed expressions are read first, then evaluated exactly.
    let expression = try MathExpression("1/3 + 1/6")
    print(expression.reading)  // (1 ÷ 3) + (1 ÷ 6)
    print(try expression.value().exactText ?? "")  // 1/2

    // Real numbers are exact; digits are made when they are asked for.
    let golden = try (1 + Real.sqrt(5)) / 2
    print(try golden * golden - golden)  // 1
    print(golden.exactText ?? "")  // (1 + √5)/2
    print(try golden.decimal(significantDigits: 20).significand)  // 16180339887498948482

    // A sheet is lines that use each other; an edit calculates what it changes.
    var sheet = try Sheet("rent = 1200\nfood = 4 * 85\ntotal")
    print(sheet.written(at: 2)?.description ?? "")  // = 1540
    print(try sheet.replaceLines(0..<1, with: ["rent = 1300"]))  // [0, 2]
    print(sheet.written(at: 2)?.description ?? "")  // = 1640

    // The numbers are useful alone.
    let factorial = (1...30).reduce(BigInt(1)) { $0 * BigInt($1) }
    print(factorial)  // 265252859812191058636308480000000
    print(try Rational(1) / 3 + Rational(1) / 6)  // 1/2
    // README ends

    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let parts = source.components(separatedBy: "    // README begins\n")
    let example = try #require(parts.last?.components(separatedBy: "    // README ends\n").first)
      .replacing("\n    ", with: "\n").dropFirst(4)
    let promised = example.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /print\(.*\/\/ (.*)$/).map { String($0.1) }
    }
    #expect(printed == promised)

    let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    #expect(
      text.contains(
        "import BigNumbers\nimport CalculatorModel\nimport ExactReals\n\n" + example + "```"))
  }
}
