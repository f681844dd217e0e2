/// English words for numbers, with the “and” of British usage and the scale of both.
///
/// ```swift
/// EnglishNumbers().cardinal(1_000_107)   // "one million one hundred and seven"
/// ```
///
/// Denominators up to 100, a thousand and a million have names: “five twelfths”.
struct EnglishNumbers: NumberWords {
  let space = " "
  let minus = "minus"
  let point = "point"
  let and = " and "

  private let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private let scale = [
    "", " thousand", " million", " billion", " trillion", " quadrillion", " quintillion",
  ]

  func cardinal(_ number: UInt64) -> String {
    if number < 1_000 { return belowThousand(Int(number)) }
    let groups = DigitGroups(of: number, by: 1_000)
    let words = groups.words { group, index in belowThousand(group) + scale[index] }
    // One thousand and seven; but one thousand one hundred and seven.
    guard let last = groups.groups.first, (1..<100).contains(last) else {
      return words.joined(by: " ")
    }
    return words.dropLast().joined(by: " ") + and + belowThousand(last)
  }

  private func belowThousand(_ number: Int) -> String {
    if number < 100 { return belowHundred(number) }
    let hundreds = small[number / 100] + " hundred"
    return number % 100 == 0 ? hundreds : hundreds + and + belowHundred(number % 100)
  }

  private func belowHundred(_ number: Int) -> String {
    if number < 20 { return small[number] }
    return number % 10 == 0 ? tens[number / 10] : tens[number / 10] + "-" + small[number % 10]
  }

  func product(of number: String, andTenToThe exponent: Int) -> String {
    number + " times ten to the power of " + signed(exponent)
  }

  func quotient(of numerator: UInt64, by denominator: UInt64) -> String {
    cardinal(numerator) + " over " + cardinal(denominator)
  }

  func fraction(_ numerator: UInt64, _ denominator: UInt64, isAfterWhole: Bool) -> String? {
    guard let name = name(ofDenominator: denominator) else { return nil }
    if numerator == 1 { return "one " + name }
    return cardinal(numerator) + (denominator == 2 ? " halves" : " " + name + "s")
  }

  private func name(ofDenominator denominator: UInt64) -> String? {
    switch denominator {
    case 2: "half"
    case 4: "quarter"
    case 3...99: ordinal(Int(denominator))
    case 100: "hundredth"
    case 1_000: "thousandth"
    case 1_000_000: "millionth"
    default: nil
    }
  }

  /// Returns the ordinal of 3 to 99.
  private func ordinal(_ number: Int) -> String {
    if number > 20, number % 10 != 0 {
      return tens[number / 10] + "-" + ordinal(ofDigit: number % 10)
    }
    if number >= 20 { return String(tens[number / 10].dropLast()) + "ieth" }
    return number < 10 ? ordinal(ofDigit: number) : number == 12 ? "twelfth" : small[number] + "th"
  }

  private func ordinal(ofDigit digit: Int) -> String {
    switch digit {
    case 1: "first"
    case 2: "second"
    case 3: "third"
    case 5: "fifth"
    case 8: "eighth"
    case 9: "ninth"
    default: small[digit] + "th"
    }
  }
}
