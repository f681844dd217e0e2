import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct SheetKeyEntryTests {
  /// Returns the line after some keys, with `|` for the cursor; `=` ends at a new line.
  private func press(_ keys: String, on line: String = "|") throws -> String {
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var entry = SheetKeyEntry(parts.joined(), at: parts[0].utf8.count)
    for key in try KeySequence(keys).keys {
      if case .refused(let refusal) = entry.press(key) { return "\(refusal)" }
    }
    let end = entry.line.utf8.index(entry.line.startIndex, offsetBy: entry.cursor)
    return entry.line[..<end] + "|" + entry.line[end...]
  }

  @Test(
    "Keys type into an empty line",
    arguments: [
      ("1 2 . 5", "12.5|"), ("0 0 7", "7|"), (". 5", "0.5|"), ("5 + 3", "5 + 3|"),
      ("5 . + 3", "5 + 3|"), ("5 + - 3", "5 - 3|"), ("5 * - / 3", "5 / 3|"), ("+", "ans + |"),
      ("- 3", "ans - 3|"), ("5 +/-", "-5|"), ("5 +/- +/-", "5|"), ("5 * 3 +/-", "5 * -3|"),
      ("5 * +/- 3", "5 * -3|"), ("5 * +/- +/-", "5 * |"), ("5 * +/- + 3", "5 + 3|"),
      ("200 + 10 %", "200 + 10%|"), ("5 % %", "(5%)%|"), ("%", "ans%|"), ("5 +/- %", "-5%|"),
      ("9 sqrt", "sqrt(9)|"), ("sqrt 9", "sqrt(9|"), ("sqrt 9 )", "sqrt(9)|"),
      ("5 + 9 sqrt", "5 + sqrt(9)|"), ("( 5 + 4 ) sqrt", "sqrt(5 + 4)|"),
      ("9 sqrt sqrt", "sqrt(sqrt(9))|"), ("9 x^2 sqrt", "sqrt(9^2)|"), ("9 x^2 x^2", "(9^2)^2|"),
      ("9 +/- x^2", "(-9)^2|"), ("9 x^2 +/-", "-9^2|"), ("x^2", "ans^2|"), ("4 1/x", "(1/4)|"),
      ("5 / 4 1/x", "5 / (1/4)|"), ("4 +/- 1/x", "(1/(-4))|"), ("3 10^x", "10^3|"),
      ("3 +/- 2^x", "2^(-3)|"), ("3 10^x sqrt", "sqrt(10^3)|"), ("5 x! x!", "(5!)!|"),
      ("2 e^x", "exp(2)|"), ("0.5 sin-1", "asin(0.5)|"), ("2 x^y 3", "2 ^ 3|"),
      ("2 +/- x^y 3", "(-2) ^ 3|"), ("2 x^y 9 sqrt", "2 ^ sqrt(9)|"),
      ("27 yroot 3 )", "root(27, 3)|"),
      ("8 logy 2 )", "log(8, 2)|"), ("5 EE 3", "5e3|"), ("5 EE 3 +/-", "5e-3|"),
      ("5 EE +/- 3", "5e-3|"), ("5 EE 3 +/- +/-", "5e3|"), ("5 . EE 3", "5e3|"),
      ("pi * 2", "pi * 2|"), ("pi sin", "sin(pi)|"), ("( - 5 )", "(-5)|"), ("12 DEL", "1|"),
      ("5 + 12 C 7", "5 + 7|"), ("5 * 3 +/- C", "5 * |"), ("5 + 3 AC", "|"),
      ("200 log10", "log10(200)|"),
      ("( 2 + 3", "(2 + 3|"), ("( 2 + ( 3 =", "(2 + (3))|"), ("200 + 10 % x^2", "200 + (10%)^2|"),
      ("2nd 5 sin", "sin(5)|"), ("00 5", "5|"), ("1 00", "100|"),
    ] as [(String, String)])
  func types(keys: String, line: String) throws {
    #expect(try press(keys) == line)
  }

  @Test(
    "Keys type at the cursor",
    arguments: [
      ("1|2", "5", "15|2"), ("1|2 + 3", ".", "1.|2 + 3"), ("12| + 3", "+/-", "-12| + 3"),
      ("1|2 + 3", "+/-", "-1|2 + 3"), ("1|2", "+", "1 + |2"), ("12| + 3", "* 4", "12 * 4| + 3"),
      ("12 |+ 3", "sqrt", "sqrt(12)| + 3"), ("Rent: |", "5 + 3", "Rent: 5 + 3|"),
      ("Rent: |", "*", "Rent: ans * |"), ("|Rent: 5", "+ 3", "Rent: 5 + 3|"),
      ("a = 5|", "x^2", "a = 5^2|"), ("a = |", "sqrt", "a = sqrt(|"), ("a = 5|", "+/-", "a = -5|"),
      ("1 + 2  # = 3|", "+ 4", "1 + 2 + 4|  # = 3"), ("1 + 2|  # = 3", "+ 4", "1 + 2 + 4|  # = 3"),
      ("1 + 2|  # = 3", "AC", "|"), ("ans |", "+ 3", "ans + 3|"), ("line |", "3", "line 3|"),
      ("line 3|", "sqrt", "sqrt(line 3)|"), ("5 − 3|", "+/-", "5 − -3|"),
      ("5 × −3|", "+/-", "5 × 3|"),
      ("sin |", "5", "sin 5|"), ("3 ft|", "x^2", "(3 ft)^2|"), ("é: 5|", "+ 1", "é: 5 + 1|"),
    ])
  func typesAtCursor(line: String, keys: String, result: String) throws {
    #expect(try press(keys, on: line) == result)
  }

  @Test(
    "A key that does nothing says why",
    arguments: [
      ("|", ")", SheetKeyRefusal.noOpenParenthesis), ("(5 + |", ")", .needsNumber),
      ("5 + |", "%", .needsNumber), ("5 + |", "x^2", .needsNumber), ("(|", "*", .needsNumber),
      ("5e|", "+", .needsNumber), ("5e|", "sqrt", .needsNumber), ("1.5|", ".", .secondPoint),
      ("pi|", "5", .needsOperation), ("(5)|", "5", .needsOperation), ("5%|", "5", .needsOperation),
      ("5^2|", "3", .needsOperation), ("5|", "pi", .needsOperation), ("5|", "(", .needsOperation),
      ("5 |", "3", .needsOperation), ("5|", "y^x", .reversedPower), ("|", "C", .nothingToClear),
      ("|", "AC", .nothingToClear), ("|", "DEL", .nothingToDelete), ("|5", "DEL", .nothingToDelete),
      ("5|", "m+", .memory), ("5|", "Rand", .random), ("# 5|", "5", .comment),
      ("|", "=", .nothingToRepeat), ("(5)|", ")", .noOpenParenthesis),
      ("5)|", ")", .noOpenParenthesis),
      ("5|", "EE 2 EE", .needsOperation), ("|", "EE", .needsNumber), ("5|", "swap", .otherKeypad),
    ])
  func refuses(line: String, keys: String, refusal: SheetKeyRefusal) throws {
    #expect(try press(keys, on: line) == "\(refusal)")
  }

  @Test(
    "What `=` repeats",
    arguments: [
      ("5 + 3", "ans + 3"), ("2 + 3 * 4", "ans * 4"), ("a = 5 - 2", "ans - 2"),
      ("L: 5 / -2 # x", "ans / -2"),
      ("200 + 10%", "ans + 10%"), ("2 * (3 + 4)", "ans * (3 + 4)"),
      ("5 + sqrt(9)", "ans + sqrt(9)"),
      ("225/4=", "ans / 4"), ("2 ^ 3", "ans ^ 3"), ("9^2", nil), ("5", nil), ("-5", nil), ("", nil),
      ("sin(5 + 3)", nil), ("5 +", nil), ("# 5 + 3", nil), ("5 - 9^2", "ans - 9^2"),
    ] as [(String, String?)])
  func repeats(line: String, repetition: String?) {
    #expect(SheetKeyEntry.repetition(of: line) == repetition)
  }

  @Test("No key of the basic and the scientific keypad is passed over, wherever the cursor is")
  func nothingIsSilent() throws {
    let lines = [
      "", "5", "5 + ", "-5", "a = 2e3", "(3 + 4)", "sqrt(9", "x: 5%  # ≈ 3", "# 5", "5 × −é",
    ]
    for line in lines {
      for offset in 0...line.utf8.count {
        for key in Key.allCases {
          var entry = SheetKeyEntry(line, at: offset, repetition: "ans + 3")
          let before = entry
          let effect = entry.press(key)
          // Pressing the same operation again replaces it with itself.
          if case .operation = key {
          } else if effect == .typed {
            #expect(entry != before, "\(line) \(offset) \(key)")
          }
          if case .refused = effect { #expect(entry.line == before.line) }
          // The cursor is between characters.
          #expect(SheetKeyEntry(entry.line, at: entry.cursor).cursor == entry.cursor)
        }
      }
    }
  }
}
