import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import Testing

@testable import CalculatorTerminal

@Test("A line is answered as what it says, or refused and nothing changes")
func plainLinesAsTheyRead() throws {
  let rows = try ReadingsRow.rows(of: "plain")
  for row in rows {
    let viewModel = CalculatorViewModel()
    viewModel.set(.marks, to: row.marks)
    viewModel.set(.angle, to: row.angle)
    let before = viewModel.calculator
    let lines = PlainConversation(viewModel: viewModel).reply(to: row.text).lines
    if let answer = row.answer {
      #expect(viewModel.displayText == answer.replacing("-", with: "−"), "\(row): \(lines)")
    } else {
      #expect(lines.count == 1 && lines[0].hasPrefix("Not "), "\(row): \(lines)")
      #expect(viewModel.calculator == before, "\(row)")
    }
  }
  #expect(!rows.isEmpty)
}

@Test(
  "What the line above shows can be typed again",
  arguments: [
    "2 * 30 sin + 9 sqrt =", "8 logy 2 =", "16 yroot 4 =", "0.5 sin-1 * 2 =", "1234.5 * 2 =",
    "5 +/- x^2 + 1 =", "3 EE 4 +/- + 1 =", "1 / ( 2 + 3 ) =", "200 + 10 % =",
    "1234567 sqrt sqrt + 1 =",
    "16 yroot 2.5 =", "1234.5 logy 2.5 =", "2 x^y 3 x^y 2 =", "3 x! x! =",
  ], ["1,234.5", "1.234,5", "1 234,5", "1'234.5", "1234.5"])
func linesReadBack(keys: String, marks: String) throws {
  for angle in ["deg", "rad"] {
    let viewModel = CalculatorViewModel(mode: .scientific)
    viewModel.turn(to: .scientific)
    viewModel.set(.marks, to: marks)
    viewModel.set(.angle, to: angle)
    for key in try KeySequence(keys).keys { viewModel.press(key) }
    let (line, number) = (viewModel.expressionText, viewModel.displayText)
    viewModel.press(.allClear)
    _ = PlainConversation(viewModel: viewModel).reply(to: line)
    #expect(viewModel.displayText == number, "\(line), \(marks), \(angle)")
  }
}
