import ExactReals
import Testing

@testable import CalculatorModel

/// Names from other calculators: read where only one reading is possible, otherwise refused with a suggestion.
@Suite struct OtherNameTests {
  @Test(arguments: [
    ("squareroot(16)", "√(16)"), ("Cube_Root 27", "∛(27)"), ("power(2, 10)", "2^10"),
    ("ld(8)", "log2(8)"), ("log_10(100)", "log10(100)"), ("SINUS 0", "sin(0)"),
    ("arctg(1)", "atan(1)"), ("sh(0)", "sinh(0)"), ("argch(1)", "acosh(1)"),
    ("choose(5, 2)", "ncr(5, 2)"), ("iPart(2.5)", "trunc(2.5)"), ("fPart(2.5)", "frac(2.5)"),
    ("17 modulo 5", "17 mod 5"), ("255 to hexadecimal", "255 to hex"),
    ("octal(8) + 1", "oct(8) + 1"), ("popcnt(255)", "popcount(255)"), ("2 sinus 0", "2 × sin(0)"),
    ("raíz(9)", "√(9)"),
    ("fakultät(3)", "3!"),
  ])
  func areReadAndTold(text: String, reading: String) throws {
    let expression = try MathExpression(text)
    #expect(expression.reading == reading, "\(text)")
    #expect(expression.readsOtherNotation, "\(text)")
    let plain = try MathExpression(
      reading.replacing("√", with: "sqrt").replacing("∛", with: "cbrt"))
    #expect(!plain.readsOtherNotation || reading.contains("×"), "\(reading)")
    #expect(try expression.value().rational == plain.value().rational, "\(text)")
  }

  @Test(
    arguments: [
      ("square(3)", "x^2"), ("Cube(3)", "x^3"), ("exp10(3)", "10^x"), ("inv(2)", "1/x"),
      ("asec(2)", "acos(1/x)"), ("acsc(2)", "asin(1/x)"), ("fmod(7, 3)", "mod"),
      ("nroot(8, 3)", "root(x, n)"), ("logb(8, 2)", "log(x, b)"), ("6 over 3", "/"),
      ("sind(30)", "sin(x°)"), ("rand()", nil), ("inf", nil), ("qwerty", nil),
    ] as [(String, String?)])
  func areRefusedWithWhatToWrite(text: String, suggestion: String?) {
    let error = #expect(throws: ExpressionError.self) { try MathExpression(text) }
    guard case .unknownName(_, let told)? = error?.cause else {
      Issue.record("\(text): \(error?.reason ?? "")")
      return
    }
    #expect(told == suggestion, "\(text)")
  }

  @Test(arguments: [
    ("sqr(3)", "this can be x^2 or sqrt(x); write one of them"),
    ("acot(-1)", "this can be atan(1/x) or pi/2 - atan(x); write one of them"),
    ("7 div 2", "this can be floor(a/b) or trunc(a/b); write one of them"),
    ("10 e 3", "this can be 10e3 or 10 × e × 3; write one of them"),
    ("3.5E 4", "this can be 3.5e4 or 3.5 × e × 4; write one of them"),
    ("1.5 EXP 3", "this can be 1.5e3 or 1.5 × exp(3); write one of them"),
    ("1.5EXP-3", "this can be 1.5e-3 or 1.5 × exp(-3); write one of them"),
  ])
  func areRefusedWithBothReadings(text: String, reason: String) {
    let error = #expect(throws: ExpressionError.self) { try MathExpression(text) }
    #expect(error?.reason == reason, "\(text)")
  }

  @Test(arguments: [
    ("1010b", "write this as '0b1010'"), ("2 * FFh", "write this as '0xFF'"),
    ("1Fh", "write this as '0x1F'"), ("12b", "unknown unit 'b'; did you mean bit?"),
    ("10 / 4 kg", "this can be (10 / 4) kg or 10 / (4 kg); write one of them"),
    ("10/4kg", "this can be (10/4) kg or 10/(4kg); write one of them"),
    ("/ 2", "write this as 'ans / 2'"), ("| 2", "a number is missing"),
    ("|1|2|3|", "write this as 'abs(1)'"),
    ("3d6", "dice are not supported; the keypad has 'Rand'"),
    ("2i + 3", "complex numbers are not supported; every value is real"),
    ("[[1, 2], [3, 4]]", "matrices are not supported; write a list as [1, 2, 3]"),
  ])
  func areRefusedWithTheirReason(text: String, reason: String) {
    var worksheet = Worksheet()
    let error = #expect(throws: ExpressionError.self) { try worksheet.answer(to: text) }
    #expect(error?.reason == reason, "\(text)")
  }

  @Test(arguments: [
    ("|-3|", 3), ("||3|-5|", 2), ("|3-|5||", 2), ("|3|-|5|", -2), ("12h/1h", 12),
    ("3 m2/1 m2", 3),
  ])
  func areReadWhereNothingElseIsMeant(text: String, value: Int) throws {
    var worksheet = Worksheet()
    #expect(try worksheet.answer(to: text).value?.rational == .init(value), "\(text)")
  }

  @Test(arguments: ["2 exp(3)", "2 exp 3", "2 EXP(3)", "10 e - 3", "10 e + 3", "3e", "2e+x"])
  func leaveProductsAlone(text: String) throws {
    var worksheet = Worksheet()
    try worksheet.answer(to: "x = 1")
    #expect(try !worksheet.line(text).readsOtherNotation, "\(text)")
  }

  @Test func areTheUsersWhereTheyDefineThem() throws {
    var worksheet = Worksheet()
    try worksheet.answer(to: "power = 5")
    try worksheet.answer(to: "sqr(x) = x + 1")
    #expect(try worksheet.answer(to: "power + sqr(1)").value?.rational == 7)
    #expect(try !worksheet.line("power").readsOtherNotation)
  }

  @Test func nameNothingThatIsBuiltIn() {
    for name in BuiltInName.spellings {
      #expect(OtherName.meaning(of: Array(name.utf8)[...]) == nil, "\(name)")
    }
  }
}
