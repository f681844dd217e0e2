import CalculatorModel
import TestSupport
import Testing

@Suite struct RandomPressesTests {
  /// The keys of the basic keypad.
  private static let basicKeys: [Key] =
    Digit.allCases.map(Key.digit)
    + [.decimalPoint, .toggleSign, .percent, .equals, .clear, .allClear, .delete]
    + [.addition, .subtraction, .multiplication, .division].map(Key.operation)

  // The program keypress in Benchmarks presses a million of all keys.
  @Test(
    arguments: EvaluationOrder.allCases, [(basicKeys, 200_000), (Key.allCases, 2_000)])
  func neverTrapAndAlwaysShowANumberOrAnError(
    order: EvaluationOrder, _ test: (keys: [Key], count: Int)
  ) {
    var generator = SeededGenerator(seed: 1)
    var calculator = Calculator(order: order)
    var recent: [String] = []
    for _ in 0..<Sample.count(test.count) {
      guard let key = test.keys.randomElement(using: &generator) else { return }
      calculator.press(key)
      recent.append(key.token)
      if recent.count > 40 { recent.removeFirst(20) }
      let text = calculator.displayText
      if !isNumberOrError(text) || (text == "Error") != (calculator.error != nil) {
        Issue.record("\(text) after … \(recent.joined(separator: " "))")
        return
      }
    }
  }

  @Test(arguments: [(basicKeys, 20_000), (Key.allCases, 2_000)])
  func changeNothingWhereTheyAreIgnored(_ test: (keys: [Key], count: Int)) {
    let seed = FreshSeed.all.first ?? 1
    var generator = SeededGenerator(seed: seed)
    var calculator = Calculator()
    for _ in 0..<Sample.count(test.count) {
      guard let key = test.keys.randomElement(using: &generator) else { return }
      for ignored in test.keys where calculator.ignores(ignored) {
        var pressed = calculator
        pressed.press(ignored)
        // AC discards an operand that is not shown.
        let isSame =
          ignored == .allClear
          ? pressed.displayText == calculator.displayText : pressed == calculator
        #expect(isSame, "\(ignored.token) on \(calculator.expressionText), seed \(seed)")
      }
      calculator.press(key)
    }
  }

  /// Whether the text is `Error` or `-1,234.5`, `0.`, `1.5e-9`.
  private func isNumberOrError(_ text: String) -> Bool {
    if text == "Error" { return true }
    var rest = Substring(text)
    if rest.first == "-" { rest.removeFirst() }
    let exponentParts = rest.split(separator: "e", omittingEmptySubsequences: false)
    guard exponentParts.count <= 2, let coefficient = exponentParts.first else { return false }
    if exponentParts.count == 2, Int(exponentParts[1]) == nil { return false }
    let parts = coefficient.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return false }
    let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped =
      (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
    let digits = coefficient.filter { $0 != "," && $0 != "." }
    return isGrouped && digits.count <= 9 && digits.allSatisfy { ("0"..."9").contains($0) }
  }
}
