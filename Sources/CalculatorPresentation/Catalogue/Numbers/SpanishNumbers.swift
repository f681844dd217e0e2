/// Spanish words for numbers, with the long scale: “mil millones” is 10⁹, “un billón” 10¹².
///
/// ```swift
/// SpanishNumbers().cardinal(21_000_021)   // "veintiún millones veintiuno"
/// ```
///
/// Denominators up to 20, tens up to 100, a thousand and a million have names: “cinco doceavos”.
struct SpanishNumbers: NumberWords {
  let space = " "
  let minus = "menos"
  let point = "coma"
  let and = " y "

  private let small = [
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    "once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho",
    "diecinueve", "veinte", "veintiuno", "veintidós", "veintitrés", "veinticuatro", "veinticinco",
    "veintiséis", "veintisiete", "veintiocho", "veintinueve",
  ]
  private let tens = [
    "", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa",
  ]
  private let hundreds = [
    "", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos",
    "setecientos", "ochocientos", "novecientos",
  ]
  private let scale = ["", "millón", "billón", "trillón"]
  private let pluralScale = ["", "millones", "billones", "trillones"]

  func cardinal(_ number: UInt64) -> String { cardinal(number, isBeforeNoun: false) }

  /// Returns a number; before a noun “uno” becomes “un”.
  private func cardinal(_ number: UInt64, isBeforeNoun: Bool) -> String {
    if number == 0 { return small[0] }
    return DigitGroups(of: number, by: 1_000_000).words { group, index in
      if index == 0 { return belowMillion(group, isBeforeNoun: isBeforeNoun) }
      let noun = group == 1 ? scale[index] : pluralScale[index]
      return belowMillion(group, isBeforeNoun: true) + " " + noun
    }.joined(by: " ")
  }

  private func belowMillion(_ number: Int, isBeforeNoun: Bool) -> String {
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1_000)
    if thousands == 0 { return belowThousand(rest, isBeforeNoun: isBeforeNoun) }
    let word = thousands == 1 ? "mil" : belowThousand(thousands, isBeforeNoun: true) + " mil"
    return rest == 0 ? word : word + " " + belowThousand(rest, isBeforeNoun: isBeforeNoun)
  }

  private func belowThousand(_ number: Int, isBeforeNoun: Bool) -> String {
    if number == 100 { return "cien" }
    if number < 100 { return belowHundred(number, isBeforeNoun: isBeforeNoun) }
    let word = hundreds[number / 100]
    if number % 100 == 0 { return word }
    return word + " " + belowHundred(number % 100, isBeforeNoun: isBeforeNoun)
  }

  private func belowHundred(_ number: Int, isBeforeNoun: Bool) -> String {
    let one = isBeforeNoun ? "un" : "uno"
    switch number {
    case 1: return one
    case 21: return isBeforeNoun ? "veintiún" : "veintiuno"
    case ..<30: return small[number]
    default:
      let digit = number % 10
      if digit == 0 { return tens[number / 10] }
      return tens[number / 10] + and + (digit == 1 ? one : small[digit])
    }
  }

  func product(of number: String, andTenToThe exponent: Int) -> String {
    number + " por diez elevado a " + signed(exponent)
  }

  func quotient(of numerator: UInt64, by denominator: UInt64) -> String {
    cardinal(numerator) + " sobre " + cardinal(denominator)
  }

  func fraction(_ numerator: UInt64, _ denominator: UInt64, isAfterWhole: Bool) -> String? {
    guard let name = name(ofDenominator: denominator) else { return nil }
    if isAfterWhole, denominator == 2 { return name }
    return cardinal(numerator, isBeforeNoun: true) + " " + name + (numerator == 1 ? "" : "s")
  }

  private let denominators = [
    "", "", "medio", "tercio", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo",
    "onceavo", "doceavo", "treceavo", "catorceavo", "quinceavo", "dieciseisavo", "diecisieteavo",
    "dieciochoavo", "diecinueveavo", "veinteavo",
  ]

  private func name(ofDenominator denominator: UInt64) -> String? {
    switch denominator {
    case 2...20: denominators[Int(denominator)]
    case 30, 40, 50, 60, 70, 80, 90: String(tens[Int(denominator) / 10].dropLast()) + "avo"
    case 100: "centésimo"
    case 1_000: "milésimo"
    case 1_000_000: "millonésimo"
    default: nil
    }
  }
}
