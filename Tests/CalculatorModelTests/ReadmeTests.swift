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

    // Real numbers are exact; digits are made when they are asked for.
    let golden = try (1 + Real.sqrt(5)) / 2
    print(try golden * golden - golden)  // 1
    print(golden.exactText ?? "")  // (1 + √5)/2
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
        "import CalculatorModel\nimport ExactReals\n\n" + example + "```"))
  }
}
