import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import ConformanceTables
import Testing

@testable import CalculatorTerminal

/// Text that people type, key by key.
@Suite struct TypedTextTests {
  /// Lines as a new user types them.
  static let lines = [
    "2(3+4)", "5*-3", "2^-1", "1e3+1", "7 mod 3", "pi*2", "sqrt(2)", "sin 30", "3!", "10%3",
    "1/(2+3)", "-5+3", "2**3", "5--3", "1,000+1", "0x1F", "ans*2", "e^2", "2e", "2e3", "ln2",
    "ln 2", "log 100", "log100", "sin30", "50% of 80", "50%*80", "3pi", "pi", "tau*2", "√9", "5 5",
    "2*3 1/2", "7//2",
    "2***3", "5!!", "5+*3",
    "2+3*4",
    "(2+3)*4", "(2+3)(4)", "2(3", "2x3", "2x-3", "2x3+1", "5 + 3", "5 - -3", "2^3^2", "-2^2",
    "2*-+3", "10%+20%", "200+10%", "5%(5)", "12345678901", "1.2.3", "1.5.", "5b", "5+§3", "9)9",
    "3²+4²",
    "2π", "2pi+1", "5E-3", "5E-3+1", "max(1,2)", "min(3,4)*2", "abs(-7)+1", "2sqrt(9)",
    "5+sqrt(16)",
    "5tan(45)", "5*-3*tan(45)", "atan(1)", "trunc(2.5)", "root(8,3)", "cot(45)", "8/2(2+2)",
    "sqrt 9",
    "exp(0)", "cos 60", "gcd(12,18)", "hypot(3,4)", "1/0", "0-5", "5!+1", "1,5+1", ".5+.5", "007",
    "0x10", "0b11+1", "5 and 3", "6 xor 3", "0xff & 0b11", "12|3", "~5", "5 << 2", "5x0x3", "0.5x3",
    "255 to hex",
  ]

  @Test(arguments: lines)
  func isAnsweredAsItReadsOrToldBeforeEnter(line: String) {
    for columns in [40, 80, 120] {
      var calculator = TypedCalculator(columns: columns)
      calculator.write(line)
      let said = calculator.state.notice ?? panelNotice(calculator.state)
      let screen = calculator.lines.joined(separator: "\n")
      if let said, calculator.state.line == nil {
        #expect(screen.contains(said.prefix(20)), "\(line), \(columns): \(screen)")
      }
      calculator.type("\r")
      if calculator.state.line != nil {
        // Refused, with the place and the cause; a second Enter changes nothing.
        #expect(calculator.lines.joined().contains("Not understood: column"), "\(line), \(columns)")
        continue
      }
      #expect(
        said != nil || calculator.display == answer(to: line, columns: columns),
        "\(line), \(columns): \(calculator.display)")
    }
  }

  @Test(
    arguments: [
      ("5*-3", "The keys give 5 − 3, not 5*-3; F2 enters it as a line", "2", "−15"),
      ("2(3+4)", "The keys give (3 + 4), not 2(3+4); F2 enters it as a line", "7", "14"),
      ("2**3", "The keys give 2 × 3, not 2**3; F2 enters it as a line", "6", "8"),
      ("-2+3*-4", "The keys give 0 − 2 + 3 − 4, not -2+3*-4; F2 enters it as a line", "−3", "−14"),
    ])
  func theDifferenceIsToldAndTheLineIsAKeyAway(
    keys: String, notice: String, pressed: String, typed: String
  ) {
    var calculator = TypedCalculator()
    calculator.type(keys)
    #expect(calculator.state.notice == notice)
    calculator.type("=")
    #expect(calculator.display == pressed)
    // A fast typist can read it beside the result, until the next key.
    #expect(calculator.state.notice == notice)
    calculator.type("5")
    #expect(calculator.state.notice == nil)
    calculator = TypedCalculator()
    calculator.type(keys + "=t")
    #expect(calculator.state.notice == nil)
    calculator.type("\r")
    #expect(calculator.display == typed)
    calculator = TypedCalculator()
    calculator.type(keys + "t")
    #expect(calculator.state.notice == nil)
    calculator.type("\r")
    #expect(calculator.display == typed)
    calculator.type("u")
    #expect(calculator.display == "0")
  }

  @Test(
    arguments: [
      ("5*-3+", "The keys give 5 − 3, not 5*-3; F2 enters it as a line"),
      ("5p+1", "π replaces 5"),
      ("9v+5*-3", "The keys give √9 + 5 − 3, not +5*-3; F2 enters it as a line"),
      ("5+6\(escape)4p+1", "π replaces 4"),
      ("5+6\(escape)5*-3", "− replaces ×"),
    ])
  func staysToldUntilItIsDone(keys: String, notice: String) {
    var calculator = TypedCalculator()
    calculator.type(keys)
    #expect(calculator.state.notice == notice)
    for end in ["=", "\r", escape, "c", "\u{7F}", "u"] {
      var ended = TypedCalculator()
      ended.type(keys + "7" + end)
      // The text left after Backspace and undo is examined anew.
      if end != "\u{7F}" {
        #expect(ended.state.notice != notice, "\(end)")
      }
    }
  }

  @Test(
    arguments: [
      "2+3*4", "(2+3)*4", "1,000+1", "1+2=+3=*2", "5E-3+1", "9v+4v", "200+10%", "-5+3", "2*3*4",
      "6:2",
      "3!*2", "2^3+1", "1/(2+3)", "5n*3", "12c7+1", "5+3=2+2", "0-5", "5 + 3", "1+2+3+4*5/6-7",
      "12.5+3.25*2", "1+2=+3*4",
    ])
  func nothingStaysToldWhereTheKeysSayTheSame(keys: String) {
    var calculator = TypedCalculator()
    calculator.type(keys)
    #expect(calculator.state.typedNotice == nil, "\(calculator.state.typedNotice ?? "")")
  }

  @Test func aNoteThatStaysCoversNoKeys() {
    var calculator = TypedCalculator(columns: 24, rows: 9)
    calculator.type("5*-3")
    #expect(calculator.state.notice == "The keys give 5 − 3, not 5*-3; F2 enters it as a line")
    calculator.type("3")
    #expect(calculator.state.notice == "The keys give 5 − 33, …")
    #expect(calculator.lines.contains { $0.split(separator: " ") == ["0", ".", "="] })
  }

  @Test func aDigitTakenBackIsTakenBackFromTheTextAsWell() {
    var calculator = TypedCalculator()
    calculator.type("5*-3\u{7F}4")
    #expect(calculator.state.notice == "The keys give 5 − 4, not 5*-4; F2 enters it as a line")
    calculator.type("t\r")
    #expect(calculator.display == "−20")
  }

  @Test func theTextGoesOnFromAResult() {
    var calculator = TypedCalculator()
    calculator.type("5+3=*-2")
    #expect(calculator.state.notice == "The keys give 8 − 2, not *-2; F2 enters it as a line")
    calculator.type("t\r")
    #expect(calculator.display == "−16")
  }

  @Test func clicksAndPastesAreNoText() {
    var calculator = TypedCalculator()
    calculator.type("5*")
    calculator.handle(.paste("7"))
    calculator.type("-3")
    #expect(calculator.state.typedNotice == nil)
    calculator.type("=")
    #expect(calculator.display == "32")
  }

  /// The line meant by an earlier calculation is no longer offered once something else has happened.
  @Test(arguments: [InputEvent.paste("7"), .navigation(.up), .tab])
  func theLineIsOfferedUntilTheNextEvent(event: InputEvent) {
    var calculator = TypedCalculator()
    calculator.type("5*-3=")
    #expect(calculator.state.typedNotice != nil)
    _ = calculator.state.handle(event, at: 0)
    #expect(calculator.state.viewModel.typedNote == nil, "\(event)")
    calculator.type("t")
    #expect(calculator.state.line?.editor.text == "", "\(event)")
  }

  @Test(arguments: ["50% of q", "3 foo(4", "2+3 km ", "hello"])
  func lettersAreALineAndPressNothing(text: String) {
    var calculator = TypedCalculator()
    let settings = calculator.state.viewModel.settings
    calculator.write(text)
    #expect(calculator.state.line?.editor.text == text)
    #expect(calculator.state.viewModel.settings == settings)
    #expect(calculator.state.panel == nil)
    calculator.write("\r")
    #expect(calculator.lines.joined().contains("Not understood: column"))
  }

  @Test func whatPeopleTypeElsewhereIsAnsweredOrTold() throws {
    // Equals ends a calculation, and after `#` letters are commands.
    let rows = try ReadingsRow.rows(of: "plain").filter {
      !$0.text.contains { "=#\t".contains($0) }
    }
    #expect(!rows.isEmpty)
    for row in rows {
      var calculator = TypedCalculator(columns: 40)
      calculator.state.viewModel.set(.marks, to: row.marks)
      calculator.state.viewModel.set(.angle, to: row.angle)
      calculator.write(row.text)
      var said = calculator.state.notice ?? panelNotice(calculator.state)
      calculator.type("\r")
      said = said ?? calculator.state.notice
      // A unit is shown, too.
      said = said ?? calculator.state.viewModel.calculator.answer?.calculation
      let isRefused = calculator.state.line?.problem != nil
      let answer = row.answer?.replacing("-", with: "−")
      #expect(
        said != nil || isRefused || calculator.display == answer,
        "\(row): \(calculator.display)")
    }
  }

  /// Returns the language's answer to a line; nil where it is refused.
  private func answer(to line: String, columns: Int) -> String? {
    let viewModel = TypedCalculator(columns: columns).state.viewModel
    guard let expression = try? viewModel.expression(ofLine: line),
      (try? viewModel.calculate(expression)) != nil
    else { return nil }
    return viewModel.displayText
  }

  private func panelNotice(_ state: FullScreenState) -> String? {
    guard case .notice(let text)? = state.panel?.footing, !state.isPanelBeside else { return nil }
    return text
  }
}
