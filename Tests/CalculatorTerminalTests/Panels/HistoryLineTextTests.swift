import BigNumbers
import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite struct HistoryLineTextTests {
  /// Returns the first line of the history in a window with the given number of columns.
  private func line(_ keys: String, label: String, columns: Int) -> String {
    var calculator = TypedCalculator(columns: columns, rows: 24)
    calculator.type(keys + "h")
    if !label.isEmpty { calculator.type("n" + label + "\r") }
    return calculator.panelLines[0]
  }

  @Test func labelAndDateAreBothSeenWhereThereIsRoom() {
    #expect(line("2*3=", label: "", columns: 80).contains("2026-11-1"))
    let wide = line("2*3=", label: "lunch", columns: 80)
    #expect(wide.contains("lunch  2026-11-1") && wide.contains(":"), "\(wide)")
    let narrow = line("2*3=", label: "lunch with everyone", columns: 40)
    #expect(narrow.contains("lunch with …  2026-11-1"), "\(narrow)")
    let long = line("123456+123456+123456+123456+123456=", label: "lunch", columns: 60)
    #expect(long.hasPrefix("…") && long.contains("= 617,280"), "\(long)")
    #expect(long.contains("lunch  2026-11-1"), "\(long)")
  }

  @Test func whatWrapsSaysSo() {
    let history = HistoryViewModel()
    let words = HistoryWords(format: WordFormat(.bits8, isSigned: true), base: .decimal)
    history.record(
      expression: "100 + 100", angleUnit: .radians, words: words, value: -56, wraps: true)
    let row = history.rows[0]
    let catalogue = Catalogue(.english)
    #expect(row.text(columns: 80, in: catalogue) == "100 + 100 = −56 int8 (wraps)")
    #expect(row.text(columns: 20, in: catalogue) == "… = −56 int8 (wraps)")
  }

  @Test func noDigitOfTheResultIsEverLost() {
    for columns in 20...99 {
      let line = line("123456789+123456789*9=", label: "a label of some length", columns: columns)
      #expect(
        line.contains("1.234567890e9") || line.contains("1,234,567,890") || line.contains("…"))
      if let mark = line.firstIndex(of: "=") {
        let answer = line[mark...].split(separator: " ").dropFirst().first
        #expect(answer == "1,234,567,890", "\(columns): \(line)")
      }
    }
  }

  @Test func theResultKeepsItsPlaceAndNoNumberIsCut() {
    let keys = "12345*6789+1/7="
    for columns in 30...60 {
      let line = line(keys, label: "", columns: columns)
      #expect(line.contains("≈ 83,810,205.1"), "\(columns): \(line)")
      guard line.hasPrefix("…") else { continue }
      let numbers = line.prefix { $0 != "≈" }.split(separator: " ").dropFirst()
      #expect(numbers.allSatisfy { ["6,789", "×", "+", "1", "÷", "7"].contains($0) }, "\(line)")
    }
    #expect(line(keys, label: "", columns: 40).hasPrefix("… + 1 ÷ 7 ≈ 83,810,205.1"))
  }
}
