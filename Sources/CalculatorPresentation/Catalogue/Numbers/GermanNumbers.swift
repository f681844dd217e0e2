/// German words for numbers.
///
/// ```swift
/// GermanNumbers().cardinal(1_200_021)   // "eine Million zweihunderttausendeinundzwanzig"
/// ```
///
/// Denominators up to 100, a thousand and a million have names: “fünf Zwölftel”.
struct GermanNumbers: NumberWords {
  let space = " "
  let minus = "minus"
  let point = "Komma"
  let and = " und "

  private let small = [
    "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]
  private let tens = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]
  private let scale = ["Million", "Milliarde", "Billion", "Billiarde", "Trillion"]

  func cardinal(_ number: UInt64) -> String { cardinal(number, one: "eins") }

  /// Returns a number that ends in a given word for one: “eins” alone, “ein” before a neuter noun.
  private func cardinal(_ number: UInt64, one: String) -> String {
    if number < 1_000_000 { return number == 0 ? small[0] : belowMillion(Int(number), one: one) }
    var words = DigitGroups(of: number / 1_000_000, by: 1_000).words { group, index in
      group == 1
        ? "eine " + scale[index]
        : belowMillion(group, one: "eine") + " " + plural(scale[index])
    }
    let rest = Int(number % 1_000_000)
    if rest > 0 { words.append(belowMillion(rest, one: one)) }
    return words.joined(by: " ")
  }

  private func plural(_ noun: String) -> String {
    noun + (noun.utf8.last == UInt8(ascii: "e") ? "n" : "en")
  }

  private func belowMillion(_ number: Int, one: String) -> String {
    var word = ""
    if number >= 1_000 { word = belowMillion(number / 1_000, one: "ein") + "tausend" }
    let hundreds = number / 100 % 10
    if hundreds > 0 { word += (hundreds == 1 ? "ein" : small[hundreds]) + "hundert" }
    return word + belowHundred(number % 100, one: one)
  }

  /// Returns the word, or nothing for 0.
  private func belowHundred(_ number: Int, one: String) -> String {
    switch number {
    case 0: return ""
    case 1: return one
    case ..<20: return small[number]
    default:
      let digit = number % 10
      if digit == 0 { return tens[number / 10] }
      return (digit == 1 ? "ein" : small[digit]) + "und" + tens[number / 10]
    }
  }

  func product(of number: String, andTenToThe exponent: Int) -> String {
    number + " mal zehn hoch " + signed(exponent)
  }

  func quotient(of numerator: UInt64, by denominator: UInt64) -> String {
    cardinal(numerator) + " durch " + cardinal(denominator)
  }

  func fraction(_ numerator: UInt64, _ denominator: UInt64, isAfterWhole: Bool) -> String? {
    if denominator == 2 { return numerator == 1 ? "ein halb" : cardinal(numerator) + " halbe" }
    guard let name = name(ofDenominator: denominator) else { return nil }
    return cardinal(numerator, one: "ein") + " " + name
  }

  private func name(ofDenominator denominator: UInt64) -> String? {
    switch denominator {
    case 3: "Drittel"
    case 7: "Siebtel"
    case 8: "Achtel"
    case 4...19: capitalized(small[Int(denominator)]) + "tel"
    case 20...99: capitalized(belowHundred(Int(denominator), one: "eins")) + "stel"
    case 100: "Hundertstel"
    case 1_000: "Tausendstel"
    case 1_000_000: "Millionstel"
    default: nil
    }
  }

  /// Returns a word with a capital; every number word begins with an ASCII letter.
  private func capitalized(_ word: String) -> String {
    var bytes = Array(word.utf8)
    if let first = bytes.first { bytes[0] = first & ~0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
