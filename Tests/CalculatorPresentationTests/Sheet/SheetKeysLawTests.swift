import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import ExactReals
import Testing

/// Keys of a plain calculation, typed into an empty sheet, produce the number on the display.
@Suite struct SheetKeysLawTests {
  /// Whether keys are numbers, the four operations, `%` after a number, and one `=` at the end.
  private func isPlain(_ keys: [Key]) -> Bool {
    guard keys.last == .equals else { return false }
    var isOperand = false
    var operations = 0
    var percentages = 0
    for (index, key) in keys.dropLast().enumerated() {
      switch key {
      case .digit, .decimalPoint:
        if index > 0, keys[index - 1] == .percent { return false }
        isOperand = true
      case .percent:
        guard isOperand, index > 0, keys[index - 1] != .percent else { return false }
        percentages += 1
      case .operation(.addition), .operation(.subtraction), .operation(.multiplication),
        .operation(.division):
        guard operations > 0 || isOperand else { return false }
        operations += 1
        isOperand = false
      default: return false
      }
    }
    return isOperand && operations > 0 && percentages < 2
  }

  @Test func typedKeysGiveTheDisplaysNumber() throws {
    let rows = try KeysRow.rows(modes: ["any", "precedence"])
    var count = 0
    for row in rows {
      let keys = try KeySequence(row.keys).keys
      guard isPlain(keys) else { continue }
      count += 1
      let viewModel = try SheetViewModel()
      for key in keys { viewModel.press(key, at: 0) }
      #expect(viewModel.lines.count == 2, "\(row)")
      #expect(viewModel.notice == nil, "\(row)")
      guard row.display != "Error" else {
        #expect(viewModel.row(0, at: 0).error != nil, "\(row)")
        continue
      }
      let number = viewModel.sheet.answer(at: 0).value?.number
      var calculator = Calculator()
      for key in keys { calculator.press(key) }
      #expect(calculator.displayText == row.display, "\(row)")
      // The numbers themselves and not only their digits.
      let expected = try #require(calculator.number, "\(row)")
      let difference = try number.map { try Real.difference($0, expected, within: Budget()) }
      #expect(difference?.rational == 0, "\(row): \(viewModel.lines)")
    }
    #expect(count > rows.count / 4)
  }

  @Test("A function after a number gives the same", arguments: KeypadFunction.allCases)
  func functionsGiveTheDisplaysNumber(function: KeypadFunction) throws {
    var calculated = 0
    for digits in ["0.25", "0.5", "1", "3"] {
      let keys = try KeySequence(digits).keys + [.function(function), .equals]
      let viewModel = try SheetViewModel()
      for key in keys { viewModel.press(key, at: 0) }
      var calculator = Calculator(
        format: .scientific, angleUnit: viewModel.sheet.options.angleUnit)
      for key in keys { calculator.press(key) }
      guard calculator.error == nil, let expected = calculator.number else { continue }
      calculated += 1
      let number = viewModel.sheet.answer(at: 0).value?.number
      let difference = try number.map { try Real.difference($0, expected, within: Budget()) }
      #expect(difference?.rational == 0, "\(digits) \(function.token): \(viewModel.lines)")
    }
    #expect(calculated > 1, "\(function.token)")
  }
}
