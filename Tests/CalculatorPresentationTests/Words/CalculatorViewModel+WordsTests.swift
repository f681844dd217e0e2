import BigNumbers
import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct CalculatorViewModelWordsTests {
  @Test(
    arguments: [
      ("3000 * 80 =", WordFormat.Size.bits16, "3,000 × 80 = 240,000, in 16 bits −22,144"),
      ("7 / 2 =", .bits64, "7 ÷ 2 = 3, remainder 1"),
      ("7 +/- / 2 =", .bits64, "−7 ÷ 2 = −3, remainder −1"),
      ("100 + 100 +", .bits8, "100 + 100 +: 200, in 8 bits −56"),
      ("3000 * 80 = 1", .bits16, ""), ("6 / 2 =", .bits64, "6 ÷ 2"),
      ("128 +/- +/-", .bits8, ""),
    ])
  func tellsAboveWhatTheWordDoesNot(keys: String, bits: WordFormat.Size, line: String) throws {
    let viewModel = try CalculatorViewModel(programming: keys, bits: bits)
    #expect(viewModel.expressionText == line)
  }

  @Test func marksBaseWordAndSign() throws {
    let viewModel = try CalculatorViewModel(programming: "base16 word16 f f")
    #expect(viewModel.marks == ["HEX", "16 bits", "Signed"])
    #expect(viewModel.displayText == "0xFF")
    viewModel.press(.wordSize(.bits8))
    viewModel.press(.signed(false))
    #expect(viewModel.marks == ["HEX", "8 bits", "Unsigned"])
    #expect(viewModel.exactness == nil)
  }

  @Test func marksAWordThatWraps() throws {
    let viewModel = try CalculatorViewModel(programming: "100 + 100 =", bits: .bits8)
    #expect(viewModel.marks == ["DEC", "8 bits", "Signed"] && viewModel.numberMark == "wraps")
    viewModel.press(.digit(.one))
    #expect(viewModel.numberMark == nil)
  }

  @Test(arguments: Language.allCases)
  func saysBaseWordAndSignWhenTheyChange(language: Language) throws {
    let viewModel = try CalculatorViewModel(programming: "5")
    viewModel.set(.language, to: language.code)
    let catalogue = Catalogue(language)
    let changes: [(Key, Sentence)] = [
      (.base(.hexadecimal), .baseIs(.hexadecimal)), (.wordSize(.bits8), .wordsHave(bits: 8)),
      (.signed(false), .wordsAreSigned(false)),
    ]
    for (key, sentence) in changes {
      viewModel.press(key)
      #expect(viewModel.announcement?.text == catalogue.text(.sentence(sentence)))
    }
  }

  @Test(
    arguments: [
      ("1 2 +/- =", NumberBase.decimal, WordFormat.Size.bits8, "minus twelve"),
      ("d e a d", .hexadecimal, .bits64, "D E A D"), ("1 0 1", .binary, .bits64, "1 0 1"),
      ("7 / 2 =", .decimal, .bits64, "three, remainder 1"),
      ("7 f + 1 =", .hexadecimal, .bits8, "8 0, cut to 8 bits"),
    ])
  func speaksWords(keys: String, base: NumberBase, bits: WordFormat.Size, text: String) throws {
    let viewModel = try CalculatorViewModel(programming: keys, bits: bits, base: base)
    #expect(viewModel.spokenDisplay == text)
  }

  @Test func turningToWordsIsAPress() throws {
    let viewModel = try CalculatorViewModel(pressing: "7 / 2 = + 3")
    viewModel.press(.delete)
    viewModel.turn(to: .scientific)
    viewModel.turn(to: .programmer)
    #expect(viewModel.mode == .programmer && viewModel.displayText == "0")
    viewModel.undo()
    #expect(viewModel.mode == .scientific && viewModel.expressionText == "3.5 + 0")
    viewModel.press(.digit(.four))
    viewModel.press(.equals)
    viewModel.turn(to: .programmer)
    #expect(viewModel.displayText == "7" && viewModel.numberMark == "whole part")
    viewModel.turn(to: .basic)
    #expect(viewModel.displayText == "7" && viewModel.mode == .basic)
    #expect(viewModel.calculator.format.maximumDigits == 9)
    viewModel.undo()
    #expect(viewModel.mode == .programmer)
    viewModel.redo()
    #expect(viewModel.mode == .basic && viewModel.calculator.format.maximumDigits == 9)
  }

  @Test(arguments: [
    ("7 / 2 =", "whole part", "3.5, whole part 3", "3.5, whole part three"),
    ("7 +/- / 2 =", "whole part", "−3.5, whole part −3", "−3.5, whole part minus three"),
    (
      "2 sqrt", "whole part", "≈1.414213562373095, whole part 1",
      "≈1.414213562373095, whole part one"
    ),
  ])
  func aNumberIsCutToAWordAndMarked(
    keys: String, mark: String, line: String, said: String
  ) throws {
    let viewModel = try CalculatorViewModel(pressing: keys)
    viewModel.turn(to: .programmer)
    #expect(viewModel.numberMark == mark)
    #expect(viewModel.expressionText == line)
    #expect(viewModel.announcement?.text == said)
  }

  @Test func copiesAndLinksTheWordAlone() throws {
    let viewModel = try CalculatorViewModel(programming: "base16 d e a d")
    #expect(viewModel.copyText == "0xDEAD")
    #expect(viewModel.link?.text == "57005")
    let other = try CalculatorViewModel(programming: "7 +/- / 2 =")
    #expect(other.copyText == "-3" && other.link?.text == "-3")
    let long = try CalculatorViewModel(programming: "1234567")
    #expect(long.displayText == "1,234,567" && long.copyText == "1234567")
  }

  @Test(
    arguments: [
      ("1,000", WordFormat.Size.bits64, "1,000", false), ("200 + 55", .bits64, "255", false),
      ("255", .bits8, "−1", true), ("2.5", .bits64, "2", true), ("2^70", .bits64, "0", true),
    ])
  func pastesWords(text: String, bits: WordFormat.Size, display: String, wraps: Bool) throws {
    let viewModel = try CalculatorViewModel(programming: "100 * 100 =", bits: bits)
    #expect(viewModel.paste(text))
    #expect(viewModel.displayText == display)
    #expect(viewModel.calculator.words.wraps == wraps)
    viewModel.undo()
    viewModel.redo()
    #expect(viewModel.displayText == display)
  }

  @Test func aTypedLineIsEnteredAsAWord() throws {
    let viewModel = try CalculatorViewModel(programming: "5")
    viewModel.calculateLine("1/2 + 3")
    #expect(viewModel.displayText == "3" && viewModel.calculator.words.wraps)
    viewModel.calculateLine("1/0")
    #expect(viewModel.typedLine?.problem == "column 2, division by zero")
    try viewModel.calculate(MathExpression("20/3"))
    #expect(viewModel.displayText == "6")
    viewModel.undo()
    #expect(viewModel.displayText == "3")
  }

  @Test func aStoredFractionIsRecalledAsAWord() throws {
    let viewModel = try CalculatorViewModel(pressing: "7 / 2 =")
    viewModel.store()
    viewModel.turn(to: .programmer)
    viewModel.press(.digit(.one))
    viewModel.recall(.stored(0))
    #expect(viewModel.displayText == "3")
    viewModel.undo()
    #expect(viewModel.displayText == "1")
  }

  @Test func turnsToTheNextKeypadThatIsOffered() {
    let viewModel = CalculatorViewModel()
    #expect(viewModel.label(of: .keypad) == "Scientific Keypad")
    viewModel.perform(.keypad)
    #expect(viewModel.label(of: .keypad) == "Basic Keypad")
    viewModel.offeredKeypads = Keypad.Mode.allCases
    #expect(viewModel.label(of: .keypad) == "Programmer Keypad")
    viewModel.perform(.keypad)
    #expect(viewModel.mode == .programmer)
    viewModel.perform(.keypad)
    #expect(viewModel.mode == .basic)
  }

  @Test func saysWhyADigitIsNotTyped() throws {
    let viewModel = try CalculatorViewModel(programming: "127", bits: .bits8)
    viewModel.type("1")
    #expect(viewModel.notice == "No more digits fit in 8 bits")
    viewModel.press(.base(.octal))
    viewModel.type("9")
    #expect(viewModel.notice == "'9' is not a digit in base 8")
    viewModel.type(".")
    #expect(viewModel.typedLine?.text.hasSuffix(".") == true)
  }

  @Test(arguments: [
    ("255", "OCT 377   HEX FF"), ("base16 f f", "OCT 377   DEC 255"),
    ("base2 1 0 1", "OCT 5   DEC 5   HEX 5"), ("word8 1 +/-", "OCT 377   HEX FF"),
    ("base16 word64 f f f f f f f f f f f f", "OCT 7777777777777777   DEC 281,474,976,710,655"),
  ])
  func theWordStandsInTheOtherBases(keys: String, bases: String) throws {
    let viewModel = CalculatorViewModel(mode: .programmer)
    for key in try KeySequence(keys, on: .programmer).keys { viewModel.press(key) }
    #expect(viewModel.otherBases == bases)
    viewModel.turn(to: .basic)
    #expect(viewModel.otherBases == nil)
  }
}
