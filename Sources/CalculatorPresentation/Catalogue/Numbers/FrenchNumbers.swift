/// French words for numbers, as in France: “soixante-dix”, “quatre-vingts”, with the long scale.
///
/// ```swift
/// FrenchNumbers().cardinal(80_000_280)   // "quatre-vingts millions deux cent quatre-vingts"
/// ```
///
/// Denominators up to 100, a thousand and a million have names: “cinq douzièmes”.
struct FrenchNumbers: NumberWords {
  let space = " "
  let minus = "moins"
  let point = "virgule"
  let and = " et "

  private let small = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
  ]
  private let tens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"]
  private let scale = ["", "", "million", "milliard", "billion", "billiard", "trillion"]

  func cardinal(_ number: UInt64) -> String {
    if number == 0 { return small[0] }
    return DigitGroups(of: number, by: 1_000).words { group, index in
      switch index {
      case 0: belowThousand(group, isLast: true)
      case 1: group == 1 ? "mille" : belowThousand(group, isLast: false) + " mille"
      default:
        belowThousand(group, isLast: true) + " " + scale[index] + (group == 1 ? "" : "s")
      }
    }.joined(by: " ")
  }

  /// Returns a number; “cents” and “vingts” have their s only at the end and before nouns.
  private func belowThousand(_ number: Int, isLast: Bool) -> String {
    let (hundreds, rest) = number.quotientAndRemainder(dividingBy: 100)
    if hundreds == 0 { return belowHundred(rest, isLast: isLast) }
    let word = hundreds == 1 ? "cent" : small[hundreds] + " cent"
    if rest == 0 { return hundreds > 1 && isLast ? word + "s" : word }
    return word + " " + belowHundred(rest, isLast: isLast)
  }

  private func belowHundred(_ number: Int, isLast: Bool) -> String {
    switch number {
    case ..<20: return small[number]
    case 80: return isLast ? "quatre-vingts" : "quatre-vingt"
    case 81...: return "quatre-vingt-" + small[number - 80]
    case 71: return "soixante et onze"
    case 70...: return "soixante-" + small[number - 60]
    default:
      let ten = tens[number / 10]
      switch number % 10 {
      case 0: return ten
      case 1: return ten + " et un"
      default: return ten + "-" + small[number % 10]
      }
    }
  }

  func product(of number: String, andTenToThe exponent: Int) -> String {
    number + " fois dix puissance " + signed(exponent)
  }

  func quotient(of numerator: UInt64, by denominator: UInt64) -> String {
    cardinal(numerator) + " sur " + cardinal(denominator)
  }

  func fraction(_ numerator: UInt64, _ denominator: UInt64, isAfterWhole: Bool) -> String? {
    guard let name = name(ofDenominator: denominator) else { return nil }
    if isAfterWhole, denominator == 2 { return name }
    // “Tiers” has its s already.
    return cardinal(numerator) + " " + name + (numerator == 1 || denominator == 3 ? "" : "s")
  }

  private func name(ofDenominator denominator: UInt64) -> String? {
    switch denominator {
    case 2: "demi"
    case 3: "tiers"
    case 4: "quart"
    case 5...99: ordinal(belowHundred(Int(denominator), isLast: false))
    case 100: "centième"
    case 1_000: "millième"
    case 1_000_000: "millionième"
    default: nil
    }
  }

  private func ordinal(_ cardinal: String) -> String {
    switch cardinal.utf8.last {
    case UInt8(ascii: "e"): String(cardinal.dropLast()) + "ième"
    // Cinq, and neuf.
    case UInt8(ascii: "q"): cardinal + "uième"
    case UInt8(ascii: "f"): String(cardinal.dropLast()) + "vième"
    default: cardinal + "ième"
    }
  }
}
