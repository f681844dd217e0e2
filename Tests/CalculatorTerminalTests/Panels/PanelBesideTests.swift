import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

/// A panel beside the calculator, where both are shown and one of them has the focus.
@Suite struct PanelBesideTests {
  @Test func keysOfTheCalculatorGoToIt() {
    var calculator = TypedCalculator(columns: 100)
    calculator.type("2*3=h")
    #expect(calculator.panelLines[0].contains("2 × 3 = 6"))
    calculator.type("12.5+")
    #expect(calculator.display == "12.5")
    #expect(calculator.state.panel?.subject == .history)
    // Letters that mean something in the list now go to the calculator, and Enter is Equals.
    calculator.type("3x2\r")
    #expect(calculator.display == "18.5")
    #expect(calculator.panelLines[0].contains("12.5 + 3 × 2 = 18.5"))
  }

  @Test func theListHasTheKeysAtFirstAndAfterAnArrow() {
    var calculator = TypedCalculator(columns: 120, rows: 40)
    calculator.type("2*3=4*5=h")
    #expect(calculator.lines.contains { $0.contains("Enter Reuse the Result") })
    calculator.type("7")
    #expect(!calculator.lines.contains { $0.contains("Enter Reuse the Result") })
    #expect(calculator.lines.contains { $0.contains("Tab ↑ ↓ Switch to the list") })
    #expect(calculator.lines.contains { $0.contains("Esc Close") })
    calculator.press(.down)
    calculator.type("\r")
    #expect(calculator.display == "6")
    // The number was taken, and the calculator goes on with it.
    calculator.type("+1\r")
    #expect(calculator.display == "7")
  }

  @Test func tabGivesTheKeysToTheOther() {
    var calculator = TypedCalculator(columns: 120, rows: 40)
    calculator.type("2*3=4*5=h")
    calculator.handle(.tab)
    calculator.type("n")
    #expect(calculator.display == "−20")
    calculator.handle(.tab)
    calculator.type("nlunch\r")
    #expect(calculator.lines.contains { $0.contains("lunch") })
  }

  @Test func theLetterThatOpensItClosesIt() {
    var calculator = TypedCalculator(columns: 100)
    calculator.type("hh")
    #expect(calculator.state.panel == nil)
    calculator.type("h5h")
    #expect(calculator.state.panel == nil)
    calculator.type("h\(escape)")
    #expect(calculator.state.panel == nil)
    #expect(calculator.display == "5")
    // Also where the calculator has the focus: nothing is lost by a slip.
    calculator.type("h5\(escape)")
    #expect(calculator.state.panel == nil)
    #expect(calculator.display == "55")
  }

  @Test func clicksPressKeysAndChooseLines() throws {
    var calculator = TypedCalculator(columns: 120, rows: 40)
    calculator.type("2*3=4*5=h")
    func place(of text: String) throws -> (Int, Int) {
      let grid = calculator.state.screen(at: 0)
      for row in 0..<grid.rows {
        let line = Array(grid.text(row: row))
        if let column = line.indices.first(where: { line[$0...].starts(with: text) }) {
          return (column, row)
        }
      }
      throw MissingText(text: text)
    }
    var (column, row) = try place(of: " 9 ")
    calculator.handle(.click(column: column + 1, row: row))
    #expect(calculator.display == "9")
    #expect(calculator.state.panel?.takesKeys == false)
    (column, row) = try place(of: "2 × 3")
    calculator.handle(.click(column: column, row: row))
    #expect(calculator.state.panel?.takesKeys == true)
    #expect(calculator.display == "9")
    calculator.handle(.click(column: column, row: row))
    #expect(calculator.display == "6")
    // Between the two there is nothing to click.
    calculator.handle(.click(column: 0, row: 0))
    #expect(calculator.state.panel?.subject == .history)
  }

  @Test func theNumberFollowsAnEdit() {
    var calculator = TypedCalculator(columns: 100)
    calculator.type("2*3=he\u{7F}5\r")
    #expect(calculator.display == "10")
    #expect(calculator.lines.contains { $0.contains("2 × 5 = 10") })
  }

  @Test func theDigitsFollowTheNumber() {
    var calculator = TypedCalculator(columns: 120, rows: 40)
    calculator.type("2vd")
    #expect(calculator.panelLines[0].contains("1.4142135623"))
    calculator.type("9v")
    #expect(calculator.display == "3")
    #expect(!calculator.lines.contains { $0.contains("digits") })
    #expect(calculator.panelLines[0].hasSuffix("3") && !calculator.panelLines[0].contains("1.4142"))
  }

  @Test func afterAnErrorThereAreNoDigits() {
    var calculator = TypedCalculator(columns: 120, rows: 40)
    calculator.type("2vd1/0=")
    #expect(calculator.state.panel?.subject == .digits)
    #expect(!calculator.lines.contains { $0.contains("digits") })
    calculator.type("5v")
    #expect(calculator.panelLines[0].contains("2.2360679774"))
  }

  @Test func anOpenQuestionIsNotAnsweredByAClickOnAKey() throws {
    var calculator = TypedCalculator(columns: 100)
    calculator.type("2*3=hX")
    #expect(calculator.lines.contains { $0.contains("X Clear the History") })
    calculator.handle(.click(column: 10, row: 21))
    calculator.handle(.tab)
    calculator.type("X")
    #expect(calculator.state.viewModel.history.rows.count == 1)
  }

  @Test func turningTheWindowKeepsThePanel() {
    var calculator = TypedCalculator(columns: 120, rows: 40)
    calculator.type("1/3=h7")
    calculator.state.window = WindowSize(columns: 80, rows: 24)
    // Over the calculator, the panel has the focus.
    calculator.type("8")
    #expect(calculator.display == "7")
    calculator.state.window = WindowSize(columns: 120, rows: 40)
    calculator.type("8")
    #expect(calculator.display == "78")
  }

  @Test func opensWithoutChangingTheNumber() {
    var calculator = TypedCalculator(columns: 100)
    calculator.type("1/3=")
    let display = calculator.display
    calculator.type("h")
    #expect(calculator.display == display && display.count == 17, "\(display)")
    // Keys that are not drawn at the moment can still be typed.
    calculator.type("4v")
    #expect(calculator.display == "2")
  }

  @Test func aMarkStandsForTheMemoryWhoseKeyIsNotDrawn() {
    var calculator = TypedCalculator(columns: 100)
    calculator.type("5]l")
    #expect(calculator.lines.first?.split(separator: " ").first == "M")
  }

  @Test func saysInTheStatusLineWhatAKeyDidNot() {
    var calculator = TypedCalculator(columns: 100)
    calculator.type("h)")
    #expect(calculator.lines.last?.contains("No parenthesis is open") == true)
  }

  private struct MissingText: Error {
    var text: String
  }
}

@Suite struct PanelOverTheCalculatorTests {
  @Test(arguments: [(80, 24), (40, 12), (60, 16), (20, 8)])
  func theNumberStaysInSight(columns: Int, rows: Int) {
    for letter in ["h", "l", "g"] {
      var calculator = TypedCalculator(columns: columns, rows: rows)
      calculator.type("2*3=")
      calculator.type(letter)
      let first = calculator.lines.first ?? ""
      #expect(first.contains(rows < 24 ? " 6 " : "2 × 3"), "\(letter): \(first)")
    }
  }

  @Test(arguments: Language.allCases)
  func saysHowToCloseItInEverySize(language: Language) {
    let catalogue = Catalogue(language)
    let close = PanelAction.close.hint(in: catalogue) ?? ""
    for (columns, rows) in [(20, 8), (40, 12), (80, 24), (100, 24)] {
      // In the smallest window the help says how to go on; any key leaves it.
      for letter in ["h", "l", "g", "d"] + (rows > 8 ? ["?"] : []) {
        var calculator = TypedCalculator(columns: columns, rows: rows, locale: language.code)
        calculator.type("2*3=5a" + letter)
        let shown = calculator.lines.joined(separator: " ")
        let visible = String(
          String.UnicodeScalarView(close.unicodeScalars.filter { $0.columnCount > 0 }))
        #expect(shown.contains(visible), "\(letter) in \(columns) × \(rows): \(shown)")
      }
    }
  }

  @Test func tellsTheMostImportantKeysWhereThereIsLittleRoom() {
    var calculator = TypedCalculator(columns: 40, rows: 12)
    calculator.type("2*3=h")
    let text = calculator.panelLines.joined(separator: " ")
    for hint in ["Enter Reuse the Result", "e Edit", "F1 Help", "Esc Close"] {
      #expect(text.contains(hint), "\(text)")
    }
  }

  @Test func namesAKeyThatMeansNothingInIt() {
    var calculator = TypedCalculator()
    calculator.type("5l3")
    #expect(calculator.panelLines.contains("'3' does nothing here; Esc closes"))
    calculator.press(.left)
    #expect(calculator.panelLines.contains("'←' does nothing here; Esc closes"))
    calculator.type("\(escape)")
    #expect(calculator.display == "5")
  }
}
