import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct KeyRepeatingTests {
  @Test func repeatsDigitsAndWhatDeletesThem() {
    let repeating = Key.allCases.filter(\.repeatsWhileHeld)
    #expect(repeating == Digit.allCases.map(Key.digit) + [.delete])
    #expect(Key.letterDigit(.f).repeatsWhileHeld)
    #expect(!Key.word(.shiftLeft).repeatsWhileHeld)
  }
}
