import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct TypedReadingTests {
  /// Presses the keys for these characters on a calculator, and returns how they read as a text.
  private func reading(
    of text: String, after before: String = "", order: EvaluationOrder = .precedence
  ) -> TypedReading {
    let viewModel = CalculatorViewModel(mode: .scientific)
    viewModel.turn(to: .scientific)
    viewModel.order = order
    for character in before { viewModel.press(Shortcut(typed: character)) }
    let start = viewModel.bookmark
    for character in text { viewModel.press(Shortcut(typed: character)) }
    return viewModel.reading(ofTyped: text, since: start)
  }

  @Test(
    arguments: [
      "12", "2+3*4", "(2+3)*4", "-5+3", "3!", "1,000+1", "200+10%", "2^3", "1/(2+3)",
      "(2+3",
    ])
  func keysSayWhatIsTyped(text: String) {
    #expect(reading(of: text) == .asTyped, "\(text)")
  }

  @Test(arguments: [
    "5*-3", "2(3+4)", "2^-1", "1e3+1", "2**3", "5--3", "2π", "2^3^2", "√9", "2e", "5 5", "2*3 1/2",
    "10%3", "7//2", "5!!",
  ])
  func keysSayAnotherCalculation(text: String) {
    #expect(reading(of: text) == .otherwise, "\(text)")
  }

  @Test(arguments: [
    ("5*", TypedReading.unfinished), ("(", .unfinished), ("5s", .unreadable),
    ("5s+", .unreadable), ("5§", .unreadable), ("3)", .unreadable), ("sin", .unfinished),
  ])
  func whatIsNoCalculationIsTold(text: String, expected: TypedReading) {
    #expect(reading(of: text) == expected, "\(text)")
  }

  @Test func aTextGoesOnFromTheResultBeforeIt() {
    #expect(reading(of: "+3", after: "5*2=") == .asTyped)
    #expect(reading(of: "*-3", after: "5*2=") == .otherwise)
    #expect(reading(of: "2+3*4", order: .leftToRight) == .asTyped)
    #expect(reading(of: "2+3*4") == .asTyped)
  }
}
