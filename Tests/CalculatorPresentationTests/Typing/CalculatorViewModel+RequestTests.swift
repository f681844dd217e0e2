import CalculatorPresentation
import Testing

@Suite("Calculations that are asked for from elsewhere")
struct CalculatorViewModelRequestTests {
  @Test(
    "are answered as they are read",
    arguments: [
      ("2 + 3 * 4", "14", "2 + 3 × 4 = 14"), ("7", "7", "7 = 7"),
      ("1/3", "0.3333333333333333", "1 ÷ 3 ≈ 0.3333333333333333"),
      ("5 ft + 3 in to cm", "160.02 cm", "5 ft + 3 in → cm = 160.02 cm"),
      ("2026-11-22 + 90 days", "2027-02-20", "2026-11-22 + 90 d = 2027-02-20"),
      ("20% of 50", "10", "20% of 50 = 10"),
    ])
  func answers(text: String, result: String, calculation: String) throws {
    let viewModel = CalculatorViewModel(locale: "en_US", clock: { 0 }, random: { 1 })
    viewModel.press(.digit(.five))
    let answer = try viewModel.answer(toRequest: text)
    #expect(answer.resultText == result)
    #expect(answer.calculationText == calculation)
    // Nothing else has changed.
    #expect(viewModel.displayText == "5")
    #expect(viewModel.history.rows.isEmpty)
    #expect(viewModel.notice == nil)
  }

  @Test(
    "or refused with the cause and the place",
    arguments: [
      ("", "Not understood: column 1, nothing to calculate"),
      ("1/0", "Not understood: column 2, division by zero"),
      ("2 + two", "Not understood: column 5, unknown name 'two'"),
      ("1 kg + 1 s", "Not understood: column 6, kg and s measure different things"),
      (String(repeating: "1", count: 10_001), "longer than 10000 characters"),
      (String(repeating: "1", count: 100_000), "longer than 10000 characters"),
    ])
  func refuses(text: String, part: String) {
    let viewModel = CalculatorViewModel(locale: "en_US", clock: { 0 }, random: { 1 })
    let refusal = #expect(throws: RequestRefusal.self) { try viewModel.answer(toRequest: text) }
    #expect(refusal?.reason == part)
  }

  @Test("and in the person's language, with the person's marks")
  func speaksTheLanguage() throws {
    let viewModel = CalculatorViewModel(locale: "de_DE", clock: { 0 }, random: { 1 })
    #expect(try viewModel.answer(toRequest: "1,5 * 1000").resultText == "1.500")
    let refusal = #expect(throws: RequestRefusal.self) { try viewModel.answer(toRequest: "1/0") }
    #expect(refusal?.reason == "Nicht gelesen: Spalte 2, Division durch null")
  }
}
