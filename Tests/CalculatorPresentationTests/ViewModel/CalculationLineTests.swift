import CalculatorModel
import CalculatorPresentation
import Testing

@Test(
  "A calculation reads as a line",
  arguments: [
    ("", "0"), ("5", "5"), ("5 +", "5 +"), ("5 + 3", "5 + 3"), ("5 + 3 =", "5 + 3 = 8"),
    ("5 + 3 = =", "8 + 3 = 11"), ("1 / 3 =", "1 ÷ 3 ≈ 0.33333333"),
    ("1 / 3 = +/-", "≈ −0.33333333"), ("200 + 10 % =", "200 + 10% = 220"),
    ("5 =", "5"), ("5 + 2 C", "5 +"), ("1 / 0 =", "Error: division by zero"),
  ])
func calculationLine(keys: String, line: String) throws {
  let viewModel = CalculatorViewModel()
  for key in try KeySequence(keys).keys { viewModel.press(key) }
  #expect(viewModel.calculationLine == line)
}
