import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct CalculatorViewModelSettingsTests {
  @Test func theNotationIsThatOfResultsAlone() throws {
    let viewModel = try CalculatorViewModel(pressing: "1234567 × 5")
    viewModel.set(.notation, to: "engineering")
    #expect(viewModel.displayText == "5")
    viewModel.press(.equals)
    #expect(viewModel.displayText == "6.172835e6")
    #expect(viewModel.expressionText == "1,234,567 × 5")
    #expect(viewModel.copyText == "6172835")
    #expect(viewModel.exactness == nil)
    viewModel.set(.notation, to: "plain")
    viewModel.set(.digits, to: "9")
    for key in try KeySequence("× 1000 =").keys { viewModel.press(key) }
    #expect(viewModel.displayText == "6,172,835,000")
    #expect(viewModel.expressionText == "6,172,835 × 1,000")
    viewModel.turn(to: .scientific)
    viewModel.set(.notation, to: "scientific")
    #expect(viewModel.displayText == "6.172835e9")
    viewModel.undo()
    #expect(viewModel.settings.notation == .scientific && viewModel.displayText == "1,000")
  }

  @Test func whatIsShownIsReadBack() throws {
    for notation in Notation.allCases {
      for grouping in DigitGrouping.allCases {
        for marks in NumberMarks.allCases {
          let viewModel = try CalculatorViewModel(pressing: "1234567.5 × 2000 =")
          viewModel.set(.marks, to: marks.name)
          viewModel.set(.notation, to: notation.name)
          viewModel.set(.grouping, to: grouping.name)
          let text = viewModel.displayText
          let line = try viewModel.expression(ofLine: text)
          #expect(try line.value().rational == 2_469_135_000, "\(marks) \(notation): \(text)")
          let number = try #require(viewModel.copyText)
          #expect(viewModel.paste(number) && viewModel.displayText == text, "\(marks) \(text)")
          #expect(viewModel.paste(text) && viewModel.displayText == text, "\(marks) \(text)")
        }
      }
    }
  }

  @Test func groupsGoAndTheMarksStay() throws {
    let viewModel = try CalculatorViewModel(pressing: "1234567 / 2 =")
    viewModel.set(.marks, to: "1.234,5")
    viewModel.set(.grouping, to: "none")
    #expect(viewModel.displayText == "617283,5")
    #expect(viewModel.expressionText == "1234567 ÷ 2")
    viewModel.set(.grouping, to: "thousands")
    #expect(viewModel.displayText == "617.283,5")
  }
}
