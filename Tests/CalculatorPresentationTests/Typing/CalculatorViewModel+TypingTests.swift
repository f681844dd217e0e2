import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import ExactReals
import TestSupport
import Testing

/// Typing on a computer's keyboard, in a view that shows a line where keys do not say everything.
@Suite struct CalculatorViewModelTypingTests {
  private func calculator(
    _ mode: Keypad.Mode = .basic, settings: String = "", locale: String = "en_US"
  ) -> CalculatorViewModel {
    CalculatorViewModel(
      settingsStorage: ForgetfulSettings(settings), mode: mode, locale: locale, clock: { 0 },
      random: { 1 })
  }

  /// Types a text key by key, and performs the commands that it asks for, as a page does.
  private func type(_ text: String, on viewModel: CalculatorViewModel) {
    for character in text {
      if let command = viewModel.type(Shortcut(typed: character)) { viewModel.perform(command) }
    }
  }

  @Test(arguments: [
    // The keys, and the display after Enter.
    ("sin(30", "0.5"), ("cos(60)", "0.5"), ("sqrt(16)", "4"), ("5+sqrt(16)", "9"),
    ("log(100)", "2"),
    ("hypot(3,4)", "5"), ("gcd(12,18)", "6"), ("floor(2.7)", "2"), ("abs(-7)+1", "8"),
    ("atan(1)", "45"), ("tan(45)", "1"), ("ln 2", "0.69314718"), ("2½", "2.5"), ("½+¼", "0.75"),
    ("2+⅓×3", "3"), ("7 mod 3", "1"), ("90°", "90"), ("√9", "3"), ("$5*2", "10"),
    ("round(2.5)", "3"),
    ("3 x 4", "12"), ("2e3+1", "2,001"), ("pi*2", "6.28318531"), ("0xff+1", "256"),
    ("SQRT(16)", "4"),
    ("1234567890+1", "1,234,567,891"), ("12345678901 - 1", "12,345,678,900"),
  ])
  func aLetterTypesALine(text: String, display: String) {
    for mode in [Keypad.Mode.basic, .scientific] {
      let viewModel = calculator(mode)
      let settings = viewModel.settings
      type(text, on: viewModel)
      let isKeys = viewModel.typedLine == nil
      // A display of 16 digits has room for more keys.
      #expect(
        !isKeys || mode == .scientific && text.allSatisfy { !$0.isLetter }, "\(text), \(mode)")
      if !isKeys { #expect(viewModel.typedLine?.text == text, "\(mode)") }
      viewModel.type(.enter)
      #expect(viewModel.typedLine == nil, "\(text): \(viewModel.typedLine?.problem ?? "")")
      let shown = text.hasPrefix("1234") && mode == .basic ? "" : display.prefix(9)
      #expect(viewModel.displayText.hasPrefix(shown), "\(text): \(viewModel.displayText)")
      #expect(viewModel.settings == settings && viewModel.mode == mode, "\(text) gave a command")
      guard !isKeys else { continue }
      // One undo takes the line back, and none of its keys stay.
      viewModel.undo()
      #expect(viewModel.displayText == "0" && !viewModel.canUndo, "\(text)")
    }
  }

  @Test(
    "What was typed of a word goes on as a line that reads the same",
    arguments: [
      (NumberBase.hexadecimal, "ff", "g", "0xffg"), (.hexadecimal, "5+ff", "g", "0xffg"),
      (.hexadecimal, "0", "x", "0x"), (.octal, "17", "k", "0o17k"), (.decimal, "12", "k", "12k"),
      (.binary, "0", "b", "0b"),
    ])
  func lettersBehindAWord(base: NumberBase, keys: String, letter: String, line: String) {
    let viewModel = calculator(.programmer)
    viewModel.press(.base(base))
    type(keys, on: viewModel)
    #expect(viewModel.typedLine == nil)
    type(letter, on: viewModel)
    #expect(viewModel.typedLine?.text == line)
  }

  @Test(
    "The sign of an equation is typed, and a second one calculates",
    arguments: [
      "solve x^2 = x + 6", "solve(x^2 = x + 6, x)", "Solve x^2 = x + 6 for x",
    ])
  func equationsAreTyped(line: String) {
    for end in [Shortcut.enter, "="] {
      let viewModel = CalculatorViewModel()
      type(line, on: viewModel)
      #expect(viewModel.typedLine?.text == line)
      viewModel.type(end)
      #expect(viewModel.displayText == "[-2, 3]", "\(line)")
    }
  }

  @Test func whatWasClickedGoesOnAsALine() {
    let viewModel = calculator()
    for digit in "5" { viewModel.press(Shortcut(typed: digit)) }
    viewModel.endTyping()
    type(" kg to lb", on: viewModel)
    #expect(viewModel.typedLine?.text == "5kg to lb")
  }

  @Test func aLineThatIsLeftLeavesNothingOfIt() {
    let viewModel = calculator()
    type("12+34 kg", on: viewModel)
    viewModel.type(.enter)
    #expect(viewModel.typedLine?.problem != nil)
    viewModel.type(.escape)
    #expect(viewModel.typedLine == nil && viewModel.displayText == "0")
    type("5=", on: viewModel)
    #expect(viewModel.displayText == "5")
  }

  @Test func commandsAreHeld() {
    let viewModel = calculator()
    #expect(viewModel.type(.held("h")) == .history)
    #expect(viewModel.type("h") == nil)
    #expect(viewModel.typedLine?.text == "h")
    // A line takes no commands.
    #expect(viewModel.type(.held("g")) == nil)
    #expect(viewModel.typedLine?.text == "h")
  }

  @Test func digitsOfTwoScriptsAreTold() {
    let viewModel = calculator()
    type("1٢+3", on: viewModel)
    #expect(viewModel.notice == "The keys give 12 + 3, not 1٢+3; Alt+T enters it as a line")
    viewModel.type(.line)
    viewModel.type(.enter)
    #expect(viewModel.typedLine?.problem?.hasPrefix("Not understood: column 1, ") == true)
  }

  @Test(arguments: [
    ("12.5+3*4=", "24.5"), ("200+10%=", "220"), ("5/4=", "1.25"), ("-5+3=", "−2"),
    ("1,234.5+1=", "1,235.5"), ("5 + 3 =", "8"), ("0.5=", "0.5"), ("٣+٤=", "7"), ("１２＋３＝", "15"),
    ("۱۲٫۵×۲=", "25"), ("２×３=", "6"),
  ])
  func digitsAndOperatorsStayKeys(text: String, display: String) {
    let viewModel = calculator()
    for character in text {
      viewModel.type(Shortcut(typed: character))
      #expect(viewModel.typedLine == nil, "\(text) at \(character)")
    }
    #expect(viewModel.displayText == display, "\(text)")
    #expect(viewModel.notice == nil, "\(text): \(viewModel.notice ?? "")")
  }

  @Test(arguments: [
    ("\u{7}", "'\u{FFFD}' is not a key; ? shows the keys"),
    ("5*-", "− replaces ×; Alt+U goes back"),
    ("5*-3", "The keys give 5 − 3, not 5*-3; Alt+T enters it as a line"),
    ("5*-3=", "The keys give 5 − 3, not 5*-3; Alt+T enters it as a line"),
    ("5 5", "The keys give 55, not 5 5; Alt+T enters it as a line"),
    ("3 1/2", "The keys give 31 ÷ 2, not 3 1/2; Alt+T enters it as a line"),
  ])
  func whatMeansNothingOrSomethingElseIsTold(text: String, notice: String) {
    let viewModel = calculator()
    type(text, on: viewModel)
    #expect(viewModel.notice?.hasPrefix(notice) == true, "\(text): \(viewModel.notice ?? "nil")")
  }

  @Test func theLineOfAnotherReadingIsAKeyAway() {
    for end in ["", "="] {
      let viewModel = calculator()
      type("5*-3" + end, on: viewModel)
      viewModel.type(.line)
      #expect(viewModel.typedLine?.text == "5*-3", "\(end)")
      viewModel.type(.enter)
      #expect(viewModel.displayText == "−15", "\(end)")
      #expect(viewModel.notice == nil, "\(end)")
    }
  }

  @Test func aLineIsEditedAndLeft() {
    let viewModel = calculator()
    type("7+", on: viewModel)
    viewModel.endTyping()
    type("sqrt", on: viewModel)
    #expect(viewModel.typedLine?.text == "sqrt")
    viewModel.type(.backspace)
    #expect(viewModel.typedLine?.text == "sqr")
    type("t(9)", on: viewModel)
    viewModel.type(.escape)
    #expect(viewModel.typedLine == nil && viewModel.expressionText == "7 +")
    type("sqrt(9)", on: viewModel)
    viewModel.type(.enter)
    #expect(viewModel.typedLine == nil && viewModel.displayText == "3")
    #expect(viewModel.notice == nil)
    type("=", on: viewModel)
    #expect(viewModel.displayText == "10")
    type("sq", on: viewModel)
    for _ in 0..<3 { viewModel.type(.backspace) }
    #expect(viewModel.typedLine == nil && viewModel.displayText == "10")
  }

  @Test(arguments: [
    ("sin(30))", 7, "Not understood: column 8, this bracket was never opened"),
    ("sqrt(foo)", 5, "Not understood: column 6, unknown name 'foo'"),
    ("½½", 1, "Not understood: column 2, an operator is missing"),
    ("½+1٢", 2, "Not understood: column 3, this number mixes digits from two scripts"),
  ])
  func aRefusedLineStaysWithPlaceAndCause(text: String, place: Int, problem: String) {
    let viewModel = calculator()
    type(text, on: viewModel)
    viewModel.type(.enter)
    #expect(viewModel.typedLine?.text == text)
    #expect(viewModel.typedLine?.place == place, "\(text)")
    #expect(
      viewModel.typedLine?.problem?.hasPrefix(problem) == true,
      "\(text): \(viewModel.typedLine?.problem ?? "")")
    viewModel.calculateLine("2(3+4)")
    #expect(viewModel.typedLine == nil && viewModel.displayText == "14")
  }

  @Test("A line with two readings offers both, and each is taken as it stands")
  func twoReadingsAreOffered() {
    let viewModel = calculator()
    viewModel.calculateLine("2 + 14E(-2)")
    #expect(viewModel.typedLine?.readings == ["2 + 14 * 10^(-2)", "2 + 14 * e * (-2)"])
    viewModel.calculateLine("1 + )")
    #expect(viewModel.typedLine?.readings == [])
    viewModel.calculateLine("9/750 g")
    #expect(viewModel.typedLine?.readings == ["(9/750) g", "9/(750 g)"])
    viewModel.calculateLine("2 + 14 * 10^(-2)")
    #expect(viewModel.typedLine == nil && viewModel.displayText == "2.14")
  }

  @Test func theWordsAreThePersons() {
    let viewModel = calculator(locale: "de_DE")
    type("5*-3", on: viewModel)
    #expect(viewModel.notice?.contains("5 − 3") == true)
    #expect(viewModel.notice != calculator().notice && viewModel.announcement != nil)
    viewModel.type(.line)
    viewModel.calculateLine("1+)")
    #expect(viewModel.typedLine?.problem?.hasPrefix("Nicht gelesen: Spalte 3, ") == true)
  }

  /// Every typed key shows in the calculation or in the line, or is named.
  @Test func nothingTypedIsDroppedInSilence() throws {
    let characters = Array(
      "0123456789+-*/.,=%()^!°√πeEsincotaqrtlghbdfkuym xX:;#@$€½⅓²³٣٫１＋𝟏é中😀\u{301}\u{200D}\"'<&|[]{}_~"
    )
    var generator = SplitMix64(seed: 20_261_122)
    for round in 0..<Sample.count(400) {
      let viewModel = calculator(round % 2 == 0 ? .basic : .scientific)
      var typed = ""
      for _ in 0..<Int.random(in: 1...14, using: &generator) {
        let character = characters.randomElement(using: &generator) ?? "0"
        typed.append(character)
        let (line, display) = (viewModel.typedLine?.text, viewModel.displayText)
        let (expression, keypad) = (viewModel.expressionText, viewModel.keypadState)
        if let command = viewModel.type(.character(character)) {
          viewModel.perform(command)
          continue
        }
        if let now = viewModel.typedLine?.text {
          // `=` takes the line, which may be refused.
          if character == "=", now == line { continue }
          #expect(line == nil || now == line.map { $0 + String(character) }, "\(typed): \(now)")
          #expect(now.hasSuffix(String(character)), "\(typed): \(now)")
          continue
        }
        let changes =
          viewModel.displayText != display || viewModel.expressionText != expression
          || viewModel.keypadState != keypad
        let saysNothing: [Character] = [
          " ", "0", "=", "+", "-", "*", "/", ":", "＋",
        ]
        #expect(
          changes || viewModel.notice != nil || saysNothing.contains(character)
            || viewModel.calculator.error != nil || "+-*/^".contains(character)
            || character.isNumber,
          "'\(character)' of \(typed) is seen nowhere: \(viewModel.displayText)")
      }
      viewModel.type(.enter)
      viewModel.type(.escape)
      viewModel.type(.escape)
    }
  }

  /// The display after Enter is what the text says, or a notice came before it.
  @Test func isAnsweredAsItReadsOrTold() throws {
    let lines = [
      "2(3+4)", "5*-3", "2^-1", "1e3+1", "7 mod 3", "pi*2", "sqrt(2)", "sin 30", "3!", "10%3",
      "1/(2+3)", "-5+3", "2**3", "5--3", "1,000+1", "0x1F", "e^2", "2e", "2e3", "ln2", "log 100",
      "sin30", "50% of 80", "50%*80", "3pi", "√9", "5 5", "2*3 1/2", "7//2", "5!!", "5+*3",
      "2+3*4", "(2+3)*4", "(2+3)(4)", "2(3", "2x3", "2x-3", "5 + 3", "5 - -3", "2^3^2", "-2^2",
      "10%+20%", "200+10%", "200+10%*2", "5%(5)", "12345678901", "1.2.3", "1.5.", "5b", "9)9",
      "2π", "5E-3", "max(1,2)", "2sqrt(9)", "5*-3*tan(45)", "8/2(2+2)", "1/0", "0-5", "1,5+1",
      ".5+.5", "007", "0x10", "0b11+1", "5 and 3", "6 xor 3", "0xff & 0b11", "12|3", "~5", "5 << 2",
      "5x0x3", "0.5x3", "255 to hex", "1.5+2.25", "٣٫٥+1", "２（３＋４）", "1٢+3", "2½+1",
    ]
    for mode in [Keypad.Mode.basic, .scientific] {
      for line in lines {
        let viewModel = calculator(mode)
        type(line, on: viewModel)
        let wasTold = viewModel.notice != nil
        viewModel.type(.enter)
        if let typed = viewModel.typedLine {
          #expect(typed.problem?.contains("column") == true, "\(line), \(mode)")
          continue
        }
        let other = calculator(mode)
        guard let expression = try? other.expression(ofLine: line), !expression.hasQuantities else {
          #expect(wasTold || viewModel.notice != nil, "\(line), \(mode): \(viewModel.displayText)")
          continue
        }
        try other.calculate(expression)
        #expect(
          wasTold || viewModel.notice != nil || viewModel.displayText == other.displayText,
          "\(line), \(mode): \(viewModel.displayText), not \(other.displayText)")
      }
    }
  }
}
