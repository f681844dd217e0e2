import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite struct LargeTypeScreenTests {
  @Test func coversTheWindowUntilAKeyIsPressed() {
    var calculator = TypedCalculator()
    calculator.type("7B")
    let covered = calculator.lines
    #expect(covered.last?.contains("Esc Close") == true)
    #expect(!covered.contains { $0.contains("AC") })
    calculator.type("5")
    #expect(!calculator.lines.contains { $0.contains("Esc Close") })
    #expect(calculator.state.viewModel.displayText == "7", "the key only closed it")
    calculator.type("5")
    #expect(calculator.state.viewModel.displayText == "75")
  }

  @Test func everyOtherInputClosesItToo() {
    let events: [InputEvent] = [
      .navigation(.up), .tab, .unknownKey("F1"), .click(column: 3, row: 3), .key(.escape),
    ]
    for event in events {
      var calculator = TypedCalculator()
      calculator.type("7B")
      calculator.handle(event)
      #expect(!calculator.state.showsLargeType, "\(event)")
      #expect(calculator.state.viewModel.displayText == "7", "\(event)")
    }
  }

  @Test func aPastedNumberIsNotLost() {
    var calculator = TypedCalculator()
    calculator.type("7B")
    calculator.handle(.paste("42"))
    #expect(!calculator.state.showsLargeType)
    #expect(calculator.state.viewModel.displayText == "42")
  }

  /// Digits are never cut off: where nothing fits, nothing is drawn.
  @Test(arguments: [(20, 8), (30, 10), (80, 24), (200, 60), (24, 5)])
  func digitsAreWholeInEveryWindow(columns: Int, rows: Int) {
    // A digit that does not fit on the display would begin a line.
    let longest = String(repeating: "9", count: columns < 80 ? 9 : 16)
    for keys in ["7", "1234567", "1/3=", longest, "1/0="] {
      var calculator = TypedCalculator(columns: columns, rows: rows)
      calculator.type(keys)
      let text = calculator.state.viewModel.displayText
      calculator.type("B")
      let grid = calculator.state.screen(at: 1_000)
      let written = (0..<rows - 1).map { grid.text(row: $0) }.joined()
      let shown = String(written.filter { !$0.isWhitespace })
      let isDrawn = shown.unicodeScalars.contains { (0x2580...0x259F).contains($0.value) }
      #expect(
        isDrawn || shown.hasSuffix(text) || shown.isEmpty || shown == "≈",
        "\(keys) in \(columns) × \(rows): \(shown)")
      // Nothing reaches the window's edge, where it would be cut.
      for row in 0..<rows - 1 {
        let line = Array(grid.text(row: row).unicodeScalars)
        #expect(line.prefix(2).allSatisfy { $0 == " " }, "\(keys) in \(columns) × \(rows)")
        #expect(line.suffix(2).allSatisfy { $0 == " " }, "\(keys) in \(columns) × \(rows)")
      }
    }
  }

  /// Three times the large font is higher than four times the small one.
  @Test func theHighestSizeWithRoomIsTaken() {
    var calculator = TypedCalculator(columns: 200, rows: 20)
    calculator.type("7B")
    let grid = calculator.state.screen(at: 1_000)
    let drawn = (0..<19).filter { row in
      grid.text(row: row).unicodeScalars.contains { (0x2580...0x259F).contains($0.value) }
    }
    #expect(drawn.count == 14, "27 points, two in each row")
  }
}
