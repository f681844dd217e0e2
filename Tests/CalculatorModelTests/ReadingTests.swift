import CalculatorModel
import Testing

@Suite struct ReadingTests {
  @Test(arguments: [
    ("1/3", "1 ÷ 3"), ("2+3*4", "2 + (3 × 4)"), ("(2+3)*4", "(2 + 3) × 4"),
    ("1-2-3", "(1 − 2) − 3"), ("-5", "−5"), ("-(1+2", "−(1 + 2)"), ("--5", "−(−5)"),
    ("5--3", "5 − (−3)"), ("-2*3", "−2 × 3"), ("200+10%", "200 + 10%"),
    ("200+(10%)", "200 + (10%)"), ("200+(5+5)%", "200 + (5 + 5)%"), ("9-(-1)%", "9 − (−1)%"),
    ("10% + 1", "10% + 1"), ("--12%%", "−(−12)%%"),
    ("(2+3)%", "(2 + 3)%"), ("1e3", "1000"), ("((7))", "7"), (".5", "0.5"),
  ])
  func bracketsEveryInnerOperation(text: String, reading: String) throws {
    #expect(try MathExpression(text).reading == reading, "\(text)")
  }

  @Test func marksANumberThatIsTooLongToRepeat() throws {
    let digits = String(repeating: "3", count: 50)
    #expect(try MathExpression("0." + digits).reading == "≈0." + String(repeating: "3", count: 40))
  }
}
