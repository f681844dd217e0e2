import CalculatorModel
import Testing

@Suite struct CalculatorPressTests {
  /// A key pressed on the keypad may leave out the number before it, as when it begins a new number.
  @Test(arguments: [
    ("5", "pi", true), ("2 + 3 =", "pi", true), ("5 +", "pi", false), ("", "pi", false),
    ("5", "(", true), ("5 +", "(", false), ("( 1 + 2 )", "(", true), ("1 / 0 =", "(", false),
    ("5", "1", false), ("999999999", "1", true), ("2 + 3 =", "1", true), ("5 +", "1", false),
    ("1.5", ".", true), ("15", ".", false), ("2 + 3 =", ".", true), ("", ".", false),
    ("", ")", true), ("( 1", ")", false), ("5", "+", false),
  ])
  func tellsWhatLeavesANumberOut(keys: String, key: String, leavesOut: Bool) throws {
    var calculator = Calculator()
    try calculator.press(KeySequence(keys))
    let key = try #require(KeySequence(key).keys.first)
    #expect(calculator.leavesOutNumber(pressing: key) == leavesOut, "\(key.token) after \(keys)")
  }
}
