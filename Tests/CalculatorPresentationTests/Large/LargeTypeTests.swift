import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct LargeTypeTests {
  private func largeType(_ keys: String, mode: Keypad.Mode = .scientific) throws -> LargeType {
    let viewModel = CalculatorViewModel(mode: mode)
    for key in try KeySequence(keys, on: mode).keys { viewModel.press(key) }
    return viewModel.largeType
  }

  @Test(arguments: [
    ("1234567", 9, ["1,234,567"]), ("1234567", 7, ["1,234,", "567"]),
    ("1234567", 3, ["1,", "234,", "567"]), ("1234.5", 6, ["1,234.", "5"]), ("0", 1, ["0"]),
    ("1 / 0 =", 3, ["Error"]),
  ])
  func groupsOfDigitsStayWhole(keys: String, count: Int, rows: [String]) throws {
    #expect(try largeType(keys).rows(ofCharacters: count) == rows, "\(keys) in \(count)")
  }

  @Test func whatIsRoundedIsMarked() throws {
    #expect(try largeType("1 / 3 =").mark == "≈")
    #expect(try largeType("1 / 4 =").mark != "≈")
  }

  @Test func bitsBreakBetweenGroups() throws {
    let number = try largeType("base16 word16 f 0 f 0 base2", mode: .programmer)
    #expect(number.rows(ofCharacters: 10).count > 1)
    #expect(number.rows(ofCharacters: 10).joined() == number.text)
  }
}
