import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite struct TypedLineTests {
  private func shown(_ calculator: inout TypedCalculator) -> String {
    calculator.lines.suffix(3).joined(separator: "\n")
  }

  @Test(
    arguments: [
      ("tsqrt(16)\r", "4", "√16"), ("t2(3+4)\r", "14", "2 × (3 + 4)"),
      ("t2*sin(30)\r", "1", "2 × sin(30°)"), ("5t+ 3\r", "8", "5 + 3"),
      ("5+tsqrt(16)\r", "9", "5 + √16"), ("5tsqrt(16)\r", "20", "5 × √16"),
      ("5t\r", "5", ""), ("t   \r", "0", ""), ("t1/0\r", "Error", "1 ÷ 0: division by zero"),
    ])
  func calculatesWhatItSays(keys: String, display: String, expression: String) {
    var calculator = TypedCalculator()
    calculator.type(keys)
    #expect(calculator.state.line == nil, "\(keys)")
    #expect(calculator.display == display, "\(keys)")
    #expect(calculator.state.viewModel.expressionText == expression, "\(keys)")
  }

  @Test func isUndoneAtOnceAndKeptInTheHistory() {
    var calculator = TypedCalculator()
    calculator.type("7=tsqrt(16)+1\r")
    #expect(calculator.state.viewModel.history.rows.count == 1)
    calculator.type("u")
    #expect(calculator.display == "7")
  }

  @Test func anErrorIsToldWithItsPlaceAndTheLineIsKept() {
    var calculator = TypedCalculator()
    calculator.type("5=tsqrt(16)+foo\r")
    let text = shown(&calculator)
    #expect(text.contains("Not understood: column 10, ") && text.contains("'foo'"), "\(text)")
    #expect(text.contains("Calculation: sqrt(16)+foo"), "\(text)")
    #expect(calculator.display == "5")
    // The cursor is before the part that was not read.
    calculator.press(.deleteForward, .deleteForward, .deleteForward)
    calculator.type("9\r")
    #expect(calculator.display == "13")
  }

  @Test func aLoneHelpShowsTheHelp() {
    var calculator = TypedCalculator()
    calculator.write("help\r")
    #expect(calculator.state.panel?.subject == .help)
    #expect(calculator.state.line == nil)
    #expect(calculator.display == "0")
  }

  @Test func escapeLeavesIt() {
    var calculator = TypedCalculator()
    calculator.type("5t2+\(escape)")
    #expect(calculator.state.line == nil)
    #expect(calculator.display == "0")
    calculator.type("6")
    #expect(calculator.display == "6")
  }

  @Test func takesAPasteAndKeepsAgainstClicks() {
    var calculator = TypedCalculator()
    calculator.type("t2*")
    calculator.handle(.paste("(3+\n4)"))
    calculator.handle(.click(column: 4, row: 10))
    calculator.type("\r")
    #expect(calculator.display == "14")
  }

  @Test func knowsTheLinesBefore() {
    var calculator = TypedCalculator()
    calculator.type("t1+2\rt3+4\rt")
    calculator.press(.up, .up)
    calculator.type("0\r")
    #expect(calculator.display == "21")
  }

  @Test(arguments: [
    ("sin(30)", "0.5"), ("cos(60)", "0.5"), ("tan(45)", "1"), ("log(100)", "2"), ("ln(1)", "0"),
    ("exp(0)", "1"), ("abs(-7)", "7"), ("round(2.5)", "3"), ("trunc(2.5)", "2"), ("log2(8)", "3"),
    ("atan2(0,1)", "0"), ("hypot(3,4)", "5"), ("gcd(12,18)", "6"), ("floor(2.5)", "2"),
  ])
  func aNameIsALine(line: String, answer: String) {
    for columns in [40, 80, 120] {
      var calculator = TypedCalculator(columns: columns)
      calculator.write("1+2=" + line)
      let state = calculator.state
      #expect(state.line?.editor.text == line, "\(columns)")
      // None of the keys named by its letters has been pressed.
      #expect(calculator.display == "3" && state.panel == nil, "\(columns)")
      #expect(state.viewModel.settings == Settings())
      #expect(!state.viewModel.calculator.hasSecondFunctions)
      #expect(state.viewModel.memoryRows.isEmpty)
      calculator.type("\r")
      #expect(calculator.display == answer, "\(columns)")
      calculator.type("u")
      #expect(calculator.display == "3")
      calculator.type("u")
      #expect(calculator.display == "2")
    }
  }

  @Test func bracketsBehindKeysAreBrackets() {
    var calculator = TypedCalculator(columns: 80)
    calculator.type("p+(2-1)\r")
    #expect(calculator.state.line == nil)
    calculator.type("c5n+(1)\r")
    #expect(calculator.display == "−4")
  }

  @Test func aLoneQQuits() {
    for keys in ["q\r", "Q\r", "quit\r", " exit \r"] {
      var calculator = TypedCalculator()
      calculator.write(keys)
      #expect(calculator.effects.last == .quit(status: 0), "\(keys)")
    }
    var calculator = TypedCalculator()
    calculator.write("5q\r")
    #expect(calculator.effects.isEmpty && calculator.state.line?.text == "5q")
  }

  @Test func commandsLeaveALineAlone() {
    var calculator = TypedCalculator()
    calculator.write("sqrt")
    calculator.handle(.key(.held("h")))
    #expect(calculator.state.line?.text == "sqrt" && calculator.state.panel == nil)
  }

  @Test func longReasonsAndSmallWindowsAreDrawn() {
    for (columns, rows) in [(20, 8), (40, 12), (3, 3), (100, 24)] {
      var calculator = TypedCalculator(columns: columns, rows: rows)
      calculator.type("tfoo+1\r")
      for line in calculator.lines { #expect(line.columnCount == columns) }
    }
  }
}
