import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite struct ConstantsPanelTests {
  private func opened(columns: Int = 80, rows: Int = 40) -> TypedCalculator {
    var calculator = TypedCalculator(columns: columns, rows: rows)
    calculator.type("Q")
    return calculator
  }

  @Test func listsSignNameValueAndUnitAndSaysWhatIsLeftOut() {
    var calculator = opened()
    #expect(lines(&calculator).contains("c Speed of light 299792458 m/s"))
    #expect(lines(&calculator).contains("R Gas constant N_A k_B J/(mol K)"))
    let text = lines(&calculator).joined(separator: " ")
    #expect(text.contains("SI Brochure 9 (2019) · Measured constants"))
    #expect(text.contains("Search: Enter Use the Number Esc Close"))
  }

  @Test func whatHasNoRoomInItsLineIsToldOfTheChosenOne() {
    var calculator = opened(columns: 40)
    #expect(lines(&calculator).contains("h Planck constant"))
    #expect(lines(&calculator).contains { $0.hasPrefix("Measured constants") })
    calculator.type("planck")
    #expect(lines(&calculator).joined(separator: " ").contains("6.62607015 × 10⁻³⁴ J s · SI"))
  }

  @Test func whatIsTypedSearchesAndEnterTakesTheChosenOne() {
    var calculator = TypedCalculator(columns: 80, rows: 40)
    calculator.type("2*Q")
    calculator.type("light")
    #expect(found(&calculator) == ["c", "ly"])
    calculator.type("\r")
    #expect(calculator.state.panel == nil)
    #expect(calculator.display == "299,792,458")
    calculator.type("=")
    #expect(calculator.display == "599,584,916")
  }

  @Test func arrowsMoveInTheListWhileTheSearchIsTyped() {
    var calculator = opened()
    calculator.type("planck")
    #expect(found(&calculator) == ["h", "ħ"])
    calculator.press(.down)
    calculator.press(.left)
    calculator.press(.down)
    calculator.type("\r")
    #expect(calculator.display == "1.0546e−34")
  }

  @Test func aSignFindsItsConstantFirst() {
    var calculator = opened()
    calculator.type("c\r")
    #expect(calculator.display == "299,792,458")
  }

  @Test func keysOfAShellEditTheSearchAndOthersLeaveIt() {
    var calculator = opened()
    calculator.type("planck")
    calculator.handle(.unknownKey("Ctrl-W"))
    #expect(found(&calculator).count > 10)
    calculator.type("light")
    calculator.handle(.unknownKey("Ctrl-G"))
    #expect(lines(&calculator).contains { $0.contains("Ctrl-G") })
    calculator.handle(.tab)
    calculator.handle(.key(.backspace))
    calculator.type("t")
    #expect(found(&calculator) == ["c", "ly"])
    calculator.handle(.unknownKey("Ctrl-U"))
    #expect(found(&calculator).count > 10)
  }

  @Test func escapeEmptiesTheSearchAndThenCloses() {
    var calculator = opened()
    calculator.type("gravitation")
    #expect(lines(&calculator).contains("Nothing found"))
    #expect(lines(&calculator).contains { $0.hasPrefix("Measured constants") })
    calculator.type("\r")
    #expect(calculator.state.panel != nil)
    calculator.handle(.key(.escape))
    #expect(found(&calculator).count > 10)
    calculator.handle(.key(.escape))
    #expect(calculator.state.panel == nil)
    #expect(calculator.display == "0")
  }

  @Test func aClickChoosesAndAnotherTakes() throws {
    var calculator = opened()
    let grid = calculator.state.screen(at: 0)
    let row = try #require(
      (0..<grid.rows).first { grid.text(row: $0).contains("Avogadro constant") })
    calculator.handle(.click(column: 20, row: row))
    calculator.handle(.click(column: 20, row: row))
    #expect(calculator.display == "6.02214e23")
  }

  @Test func theSearchIsAskedForAgainBehindAClick() {
    var calculator = opened()
    calculator.handle(.click(column: 20, row: 20))
    calculator.type("/light")
    #expect(found(&calculator) == ["c", "ly"])
  }

  @Test func standsBesideTheCalculatorAndGivesTheKeysBack() {
    var calculator = opened(columns: 140)
    calculator.type("atmos\r")
    #expect(calculator.state.panel?.subject == .constants)
    #expect(calculator.display == "101,325")
    calculator.type("/5=")
    #expect(calculator.display == "20,265")
    calculator.type("Q")
    #expect(calculator.state.panel == nil)
  }

  @Test func hasAHelpThatLeadsBack() {
    var calculator = opened()
    calculator.type("?")
    #expect(lines(&calculator).contains { $0.hasPrefix("Exact constants of physics") })
    calculator.handle(.key(.escape))
    calculator.type("faraday\r")
    #expect(calculator.display == "96,485.3321")
  }

  @Test func theCalculatorBesideTheListReadsNamesOfFunctions() {
    var calculator = opened(columns: 140)
    calculator.handle(.tab)
    calculator.write("sqrt(16)\r")
    #expect(calculator.display == "4")
  }

  @Test func aWordTakesWholeConstantsAndTellsWhatIsCutOfOthers() {
    var calculator = TypedCalculator(columns: 80, rows: 40)
    calculator.type("kkHQatmos\r")
    #expect(calculator.display == "0x18BCD")
    calculator.type("Qgravity\r")
    #expect(calculator.display == "0x9")
    #expect(calculator.state.viewModel.calculator.words.remark != nil)
  }

  @Test func areListedAndTakenWithoutAScreen() {
    let conversation = PlainConversation(viewModel: CalculatorViewModel())
    #expect(conversation.reply(to: "constants").lines.count == PhysicalConstant.allCases.count + 1)
    #expect(
      conversation.reply(to: "constants light").lines == [
        "c  Speed of light  299792458 m/s  SI Brochure 9 (2019)",
        "ly  Light-year  9460730472580800 m  IAU (365.25 d × c)",
      ])
    #expect(conversation.reply(to: "constants c").lines.last?.contains("299,792,458") == true)
    #expect(conversation.reply(to: "* 2").lines == ["299,792,458 × 2 = 599,584,916"])
    #expect(conversation.reply(to: "constants gravitation").lines == ["Nothing found"])
    #expect(conversation.viewModel.displayText == "599,584,916")
  }

  /// Returns the symbols of the constants in the list.
  private func found(_ calculator: inout TypedCalculator) -> [String] {
    let symbols = PhysicalConstant.allCases.map(\.symbol)
    return lines(&calculator).compactMap { line in
      line.split(separator: " ").first.map(String.init).flatMap { symbols.contains($0) ? $0 : nil }
    }
  }

  private func lines(_ calculator: inout TypedCalculator) -> [String] {
    calculator.panelLines.map { line in
      line.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
