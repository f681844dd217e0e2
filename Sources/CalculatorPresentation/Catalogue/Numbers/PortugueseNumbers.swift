/// Portuguese words for numbers as in Brazil, with the short scale: “um bilhão” is 10⁹.
///
/// ```swift
/// PortugueseNumbers().cardinal(2_021)   // "dois mil e vinte e um"
/// ```
///
/// Denominators up to ten, a hundred, a thousand and a million have names; others below a hundred are “avos”: “cinco
/// doze avos”.
struct PortugueseNumbers: NumberWords {
  let space = " "
  let minus = "menos"
  let point = "vírgula"
  let and = " e "

  private let small = [
    "zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze",
    "doze", "treze", "quatorze", "quinze", "dezesseis", "dezessete", "dezoito", "dezenove",
  ]
  private let tens = [
    "", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa",
  ]
  private let hundreds = [
    "", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos", "setecentos",
    "oitocentos", "novecentos",
  ]
  private let scale = ["", "mil", "milh", "bilh", "trilh", "quatrilh", "quintilh"]

  func cardinal(_ number: UInt64) -> String {
    if number == 0 { return small[0] }
    let groups = DigitGroups(of: number, by: 1_000)
    var words = groups.words { group, index in
      switch index {
      case 0: belowThousand(group)
      case 1: group == 1 ? scale[1] : belowThousand(group) + " " + scale[1]
      default: belowThousand(group) + " " + scale[index] + (group == 1 ? "ão" : "ões")
      }
    }
    // “e” stands before the last group if it has no “e” of its own: “mil e cem”, but “mil cento e um”.
    if let last = groups.groups.first(where: { $0 > 0 }), words.count > 1,
      last < 100 || last.isMultiple(of: 100)
    {
      words[words.count - 1] = "e " + words[words.count - 1]
    }
    return words.joined(by: " ")
  }

  private func belowThousand(_ number: Int) -> String {
    if number == 100 { return "cem" }
    let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
    if hundred == 0 { return belowHundred(rest) }
    return rest == 0 ? hundreds[hundred] : hundreds[hundred] + and + belowHundred(rest)
  }

  private func belowHundred(_ number: Int) -> String {
    if number < 20 { return small[number] }
    let (ten, digit) = number.quotientAndRemainder(dividingBy: 10)
    return digit == 0 ? tens[ten] : tens[ten] + and + small[digit]
  }

  func product(of number: String, andTenToThe exponent: Int) -> String {
    number + " vezes dez elevado a " + signed(exponent)
  }

  func quotient(of numerator: UInt64, by denominator: UInt64) -> String {
    cardinal(numerator) + " sobre " + cardinal(denominator)
  }

  func fraction(_ numerator: UInt64, _ denominator: UInt64, isAfterWhole: Bool) -> String? {
    if isAfterWhole, denominator == 2 { return denominators[2] }
    if 11..<100 ~= denominator {
      return cardinal(numerator) + " " + cardinal(denominator) + " avos"
    }
    guard let name = name(ofDenominator: denominator) else { return nil }
    return cardinal(numerator) + " " + name + (numerator == 1 ? "" : "s")
  }

  private let denominators = [
    "", "", "meio", "terço", "quarto", "quinto", "sexto", "sétimo", "oitavo", "nono", "décimo",
  ]

  private func name(ofDenominator denominator: UInt64) -> String? {
    switch denominator {
    case 2...10: denominators[Int(denominator)]
    case 100: "centésimo"
    case 1_000: "milésimo"
    case 1_000_000: "milionésimo"
    default: nil
    }
  }
}
