import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import Testing

@Suite struct ReadingsTests {
  @Test func pasteIsEnteredAsItReadsOrRefused() throws {
    let rows = try ReadingsRow.rows(of: "paste")
    for row in rows {
      let viewModel = CalculatorViewModel()
      viewModel.set(.marks, to: row.marks)
      viewModel.set(.angle, to: row.angle)
      let before = viewModel.calculator
      let isTaken = viewModel.paste(row.text)
      #expect(isTaken == (row.answer != nil), "\(row): \(viewModel.notice ?? "")")
      if let answer = row.answer {
        #expect(viewModel.displayText == answer.replacing("-", with: "−"), "\(row)")
      } else {
        #expect(viewModel.calculator == before, "\(row)")
      }
    }
    #expect(!rows.isEmpty)
  }

  @Test func noticeAndLineNameTheUnitOfAnAngle() {
    let viewModel = CalculatorViewModel()
    viewModel.paste("sin(30) + 1")
    #expect(viewModel.notice == "Pasted sin(30°) + 1, angles in degrees")
    #expect(viewModel.expressionText == "(sin(30°) + 1)")
    viewModel.set(.angle, to: "rad")
    viewModel.press(.allClear)
    viewModel.paste("sin(30)")
    #expect(viewModel.notice == "Pasted sin(30 rad), angles in radians")
  }

  @Test(
    "Each sign typed shows the number that the signs so far are",
    arguments: [
      ("1,234.5", "1,234.5", ["1", "1.", "1.2", "1.23", "1,234", "1,234.", "1,234.5"]),
      ("1,234.5", "1,2345", ["1", "1.", "1.2", "1.23", "1,234", "1.2345"]),
      ("1,234.5", "1,5", ["1", "1.", "1.5"]),
      ("1.234,5", "1.234,5", ["1", "1,", "1,2", "1,23", "1.234", "1.234,", "1.234,5"]),
      (
        "1,234.5", "1,234,567",
        ["1", "1.", "1.2", "1.23", "1,234", "1,234", "12,345", "123,456", "1,234,567"]
      ),
      ("1,234.5", "0,5", ["0", "0.", "0.5"]),
      ("1,234.5", "1.5,2", ["1", "1.", "1.5", "1.5", "1.52"]),
      ("1234.5", "1,5", ["1", "1.", "1.5"]),
    ])
  func readsMarksAsTheyAreTyped(marks: String, signs: String, texts: [String]) {
    let viewModel = CalculatorViewModel()
    viewModel.set(.marks, to: marks)
    var shown: [String] = []
    for sign in signs {
      viewModel.press(.character(sign))
      shown.append(viewModel.displayText)
    }
    #expect(shown == texts, "\(signs)")
    for _ in signs { viewModel.undo() }
    #expect(viewModel.displayText == "0", "\(signs)")
  }

  @Test func forgetsTheSignsOfANumberThatIsGone() throws {
    let viewModel = CalculatorViewModel()
    for sign in "1,5" { viewModel.press(.character(sign)) }
    viewModel.paste("7")
    for sign in "23" { viewModel.press(.character(sign)) }
    #expect(viewModel.displayText == "23")
    for sign in "1,2" { viewModel.press(.character(sign)) }
    try viewModel.calculate(viewModel.expression(ofLine: "1+1"))
    for sign in "4,567" { viewModel.press(.character(sign)) }
    #expect(viewModel.displayText == "4,567")
  }

  @Test func calculatesWithNumbersThatWereTypedWithMarks() {
    let viewModel = CalculatorViewModel()
    for sign in "1,234+1,000.5" { viewModel.press(.character(sign)) }
    viewModel.press(.equals)
    #expect(viewModel.displayText == "2,234.5")
  }
}
