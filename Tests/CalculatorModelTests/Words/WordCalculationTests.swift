import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// Calculations with words, written as expressions.
@Suite struct WordCalculationTests {
  private static let keys: [Key] =
    Key.programmerKeys + Key.programmerKeys
    + [.equals, .equals, .operation(.addition), .operation(.division), .toggleSign]

  /// The calculation, read in the same words, has the same value.
  @Test func readsBackInTheSameWords() throws {
    var count = 0
    for seed in [1] + FreshSeed.all {
      var generator = SeededGenerator(seed: seed)
      var recent: [String] = []
      var calculator = Calculator()
      calculator.setKeypad(.programmer)
      for _ in 0..<Sample.count(40_000) {
        guard let key = Self.keys.randomElement(using: &generator) else { return }
        calculator.press(key)
        recent.append(key.token)
        if recent.count > 60 { recent.removeFirst(30) }
        guard let calculation = calculator.calculation, let number = calculator.number else {
          continue
        }
        count += 1
        var options = ReadingOptions()
        options.wordFormat = calculator.words.format
        let text = calculation.source(naming: { _ in false })
        let value = try? MathExpression(text, options).value()
        let isSame = value?.rational == number.rational
        #expect(
          isSame,
          "seed \(seed): \(text) is \(calculator.displayText) after … \(recent.joined(separator: " "))"
        )
        if !isSame { return }
      }
    }
    #expect(count > Sample.count(100))
  }
}
