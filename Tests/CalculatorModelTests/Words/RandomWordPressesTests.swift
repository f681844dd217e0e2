import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// All keys of all keypads, in any order, in both notations.
@Suite struct RandomWordPressesTests {
  private static let keys: [Key] =
    Key.allCases + Key.programmerKeys + Key.programmerKeys + Key.stackKeys
    + KeypadMode.allCases.map(Key.keypad) + [0, 1, 7, 8, 31, 63].map(Key.bit)
    + [.keypad(.programmer), .keypad(.programmer)]

  /// Presses random keys and looks at each state.
  private func press(
    _ count: Int, _ look: (_ state: Calculator, _ recent: String) throws -> Bool
  ) rethrows {
    for seed in [1] + FreshSeed.all {
      var generator = SeededGenerator(seed: seed)
      var calculator = Calculator()
      var recent: [String] = []
      for _ in 0..<Sample.count(count) {
        guard let key = Self.keys.randomElement(using: &generator) else { return }
        calculator.press(key)
        recent.append(key.token)
        if recent.count > 60 { recent.removeFirst(30) }
        guard try look(calculator, "seed \(seed): … \(recent.joined(separator: " "))") else {
          return
        }
      }
    }
  }

  @Test func showAWordThatTheKeypadHas() {
    press(6_000) { calculator, recent in
      guard calculator.words.isOn, calculator.error == nil else { return true }
      guard let word = calculator.word, let number = calculator.number else {
        Issue.record("no word after \(recent)")
        return false
      }
      let isSame = word.format == calculator.words.format && number.rational == Rational(word.value)
      #expect(isSame, "\(calculator.displayText) after \(recent)")
      return isSame
    }
  }

  @Test func changeNothingWhereTheyAreIgnored() {
    press(1_000) { calculator, recent in
      for ignored in Self.keys where calculator.ignores(ignored) {
        var pressed = calculator
        pressed.press(ignored)
        // AC discards an operand that is not shown.
        let isSame =
          ignored == .allClear
          ? pressed.displayText == calculator.displayText : pressed == calculator
        #expect(isSame, "\(ignored.token) after \(recent)")
        if !isSame { return false }
      }
      return true
    }
  }

  @Test func areKeptInTextsThatReadBack() {
    var count = 0
    press(600) { calculator, recent in
      var numbers = NumberTexts()
      guard let words = calculator.words(&numbers) else { return true }
      let copy = Calculator(words: words, numbers, format: calculator.format)
      var expected = calculator
      // Another keypad's number, as it was before it was cut to a word, may have no exact text.
      if case .wraps(let exact)? = calculator.words.remark, exact.rational == nil {
        expected.words.remark = copy?.words.remark
      }
      count += 1
      #expect(copy == expected, "\(words) after \(recent)")
      return copy == expected
    }
    #expect(count > Sample.count(300))
  }

  @Test func leaveTheStackAloneWhereTheyFail() {
    press(1_000) { calculator, recent in
      guard calculator.isReversePolish, calculator.error == nil else { return true }
      for key in Self.keys {
        var pressed = calculator
        pressed.press(key)
        guard pressed.error != nil else { continue }
        #expect(
          pressed.stackTexts == calculator.stackTexts.map(plain), "\(key.token) after \(recent)")
        if pressed.stackTexts != calculator.stackTexts.map(plain) { return false }
      }
      return true
    }
    // A number that was being typed is shown without insignificant characters: `5.` as 5.
    func plain(_ text: String) -> String {
      guard text.contains(".") && !text.contains("e") || text == "-0" else { return text }
      var text = text
      while text.contains("."), text.last == "0" || text.last == "." {
        let isPoint = text.removeLast() == "."
        if isPoint { break }
      }
      return text == "-0" ? "0" : text
    }
  }
}
