import BigNumbers
import ExactReals
import FuzzSupport

@testable import CalculatorModel

/// Checks that a number reads back as it was printed, in all bases.
func checkPrinting(_ number: BigInt) {
  for radix in [2, 7, 10, 16, 36] {
    let text = number.text(radix: radix)
    require(BigInt(text, radix: radix) == number, "\(number) in base \(radix) is \(text)")
  }
  require(BigInt(number.description) == number, "\(number)")
}

/// Checks the laws of division, of the greatest common divisor and of roots.
func checkArithmetic(_ a: BigInt, _ b: BigInt) {
  require((a + b) - b == a && a * b == b * a && (a - b) * (a + b) == a * a - b * b, "\(a), \(b)")
  let root = a.magnitude.squareRoot()
  require(root * root <= a.magnitude && (root + 1) * (root + 1) > a.magnitude, "√\(a)")
  guard !b.isZero else { return }
  let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
  require(quotient * b + remainder == a && remainder.magnitude < b.magnitude, "\(a) ÷ \(b)")
  let divisor = a.greatestCommonDivisor(with: b)
  require((a % divisor).isZero && (b % divisor).isZero, "the divisors of \(a) and \(b)")
}

/// Checks that a fraction reads back as it was printed, and that its decimals are within half of their last place.
func checkDecimals(_ number: Rational, _ input: inout FuzzInput) {
  require(Rational(number.description) == number, "\(number)")
  var format =
    input.byte() % 2 == 0
    ? AnswerFormat(significantDigits: Int(input.byte() % 40))
    : AnswerFormat(places: Int(input.byte() % 40))
  format.notation = input.choice(of: Notation.allCases)
  let note = "\(number) in \(format)"
  let rounded = try? format.rounded(Real(number))
  guard let text = try? format.text(of: Real(number)), let rounded else { return }
  guard let again = Rational(decimal: text) else { fatalError("\(note) is \(text)") }
  let shown = Rational(significand: rounded.significand, exponent: Int(rounded.exponent))
  require(again == shown, "\(note) is \(text)")
  require((rounded.isExact == .yes) == (again == number), "\(note) is \(text)")
  let lastPlace = Rational(significand: BigInt(1), exponent: Int(rounded.exponent))
  require((again - number).magnitude * 2 <= lastPlace, "\(note) is \(text)")
}

/// Checks that the text on a display, read with the user's marks, is the number itself where it is exact.
func checkDisplay(_ number: Rational, _ input: inout FuzzInput) {
  let symbols = input.choice(of: [
    NumberSymbols(), NumberSymbols(decimalMark: ",", groupingMark: ".", minusSign: "−"),
    NumberSymbols(decimalMark: ",", groupingMark: "\u{202F}"), NumberSymbols(groupingMark: nil),
  ])
  let digits = 9 + Int(input.byte() % 10)
  let places = input.byte()
  let format = NumberFormat(
    maximumDigits: digits, countsExponent: input.byte() % 2 == 0, symbols: symbols,
    notation: input.choice(of: Notation.allCases),
    maximumPlaces: places < 128 ? nil : Int(places % 16))
  let text = format.text(of: Real(number))
  let note = "\(number) in \(format) is \(text)"
  do throws(ExpressionError) {
    let again = try MathExpression(text, ReadingOptions(symbols: symbols)).value()
    let isSame = again.rational == number
    require(isSame == format.showsExactly(Real(number)), note)
  } catch {
    fatalError("\(note): \(error.reason)")
  }
}

/// Checks that numbers read back as they were printed.
///
/// The bytes are the choices, and two whole numbers or a text.
func run(_ input: FuzzInput) {
  var input = input
  var choices = input
  for _ in 0..<6 { _ = input.byte() }
  switch choices.byte() % 4 {
  case 0:
    let parts = input.parts(cutAt: 0xFF)
    let a = BigInt(bytes: parts[0])
    let b = BigInt(bytes: parts.count > 1 ? parts[1] : [3])
    checkPrinting(a)
    checkArithmetic(a, choices.byte() % 2 == 0 ? b : -b)
  case 1:
    let parts = input.parts(cutAt: 0xFF)
    let divisor = BigInt(bytes: parts.count > 1 ? parts[1] : [])
    let number = BigInt(bytes: parts[0])
    let fraction = (try? Rational(number) / Rational(divisor)) ?? Rational(number)
    checkDecimals(fraction, &choices)
    checkDisplay(-fraction, &choices)
  case 2:
    if let number = BigInt(input.text, radix: 2 + Int(choices.byte() % 35)) {
      checkPrinting(number)
    }
    if let fraction = Rational(input.text) {
      require(Rational(fraction.description) == fraction, input.text)
    }
  default:
    guard let number = Rational(decimal: input.text) else { return }
    guard number.storageBitWidth < 1 << 16 else { return }
    checkDecimals(number, &choices)
    checkDisplay(number, &choices)
  }
}

extension BigInt {
  /// Creates the number with these bytes in base 256, the last one lowest.
  fileprivate init(bytes: some Sequence<UInt8>) {
    let digits: [UInt8] = bytes.flatMap { byte in [byte >> 4, byte & 15] }
    let text = digits.map { String($0, radix: 16) }.joined()
    self = BigInt(text, radix: 16) ?? 0
  }
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
