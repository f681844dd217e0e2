/// Arabic cardinal numbers in words, in the nominative.
///
/// ```swift
/// ArabicNumbers().cardinal(3_011_000)   // "ثلاثة ملايين وأحد عشر ألفًا"
/// ```
///
/// Fractions have names if numerator and denominator are at most 10: “ثلاثة أرباع”.
struct ArabicNumbers: NumberWords {
  let space = " "
  let minus = "سالب"
  let point = "فاصلة"
  let and = " و"

  private let small = [
    "صفر", "واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة", "عشرة",
    "أحد عشر", "اثنا عشر", "ثلاثة عشر", "أربعة عشر", "خمسة عشر", "ستة عشر", "سبعة عشر",
    "ثمانية عشر", "تسعة عشر",
  ]
  /// The tens, without their endings.
  private let tens = [
    "", "", "عشر", "ثلاث", "أربع", "خمس", "ست", "سبع", "ثمان", "تسع",
  ]
  private let hundreds = [
    "", "مئة", "", "ثلاثمئة", "أربعمئة", "خمسمئة", "ستمئة", "سبعمئة", "ثمانمئة", "تسعمئة",
  ]

  // Of a thousand, a million and so on.
  private let singular = ["", "ألف", "مليون", "مليار", "تريليون", "كوادريليون", "كوينتيليون"]
  private let plural = [
    "", "آلاف", "ملايين", "مليارات", "تريليونات", "كوادريليونات", "كوينتيليونات",
  ]

  func cardinal(_ number: UInt64) -> String { cardinal(number, .nominative) }

  fileprivate enum Case {
    case nominative
    /// After a preposition, or as the second of two nouns.
    case genitive
  }

  private func cardinal(_ number: UInt64, _ grammaticalCase: Case) -> String {
    if number == 0 { return small[0] }
    return DigitGroups(of: number, by: 1_000).words { group, index in
      index == 0
        ? belowThousand(group, grammaticalCase) : thousands(group, index, grammaticalCase)
    }.joined(by: and)
  }

  private func belowThousand(_ number: Int, _ grammaticalCase: Case) -> String {
    if number < 100 { return belowHundred(number, grammaticalCase) }
    let isDual = number / 100 == 2
    let hundred = isDual ? hundreds[1].dual(grammaticalCase) : hundreds[number / 100]
    if number % 100 == 0 { return hundred }
    return hundred + and + belowHundred(number % 100, grammaticalCase)
  }

  private func belowHundred(_ number: Int, _ grammaticalCase: Case) -> String {
    switch (number, grammaticalCase) {
    case (2, .genitive): return "اثنين"
    case (12, .genitive): return "اثني عشر"
    case (..<20, _): return small[number]
    default:
      let ten = tens[number / 10] + (grammaticalCase == .genitive ? "ين" : "ون")
      return number % 10 == 0 ? ten : belowHundred(number % 10, grammaticalCase) + and + ten
    }
  }

  /// Returns thousands, millions and so on; the last two digits determine the form of the noun.
  private func thousands(_ count: Int, _ index: Int, _ grammaticalCase: Case) -> String {
    let words = belowThousand(count, grammaticalCase) + " "
    let wholeHundreds = construct(count / 100, grammaticalCase) + " " + singular[index]
    // One and two are not spoken: 102,000 is a hundred thousand and two thousands.
    let rounded = count < 100 ? "" : wholeHundreds + and
    return switch count % 100 {
    case 0: wholeHundreds
    case 1: rounded + singular[index]
    case 2: rounded + singular[index].dual(grammaticalCase)
    case 3...10: words + plural[index]
    default: words + singular[index] + "ًا"
    }
  }

  /// Returns hundreds before a noun.
  private func construct(_ count: Int, _ grammaticalCase: Case) -> String {
    guard count == 2 else { return hundreds[count] }
    return grammaticalCase == .genitive ? "مئتي" : "مئتا"
  }

  func product(of number: String, andTenToThe exponent: Int) -> String {
    let power = cardinal(UInt64(exponent.magnitude), .genitive)
    return number + " ضرب عشرة أس " + (exponent < 0 ? minus + " " + power : power)
  }

  func quotient(of numerator: UInt64, by denominator: UInt64) -> String {
    cardinal(numerator) + " على " + cardinal(denominator, .genitive)
  }

  private let parts = [
    "", "", "نصف", "ثلث", "ربع", "خُمس", "سُدس", "سُبع", "ثُمن", "تُسع", "عُشر",
  ]
  private let pluralParts = [
    "", "", "أنصاف", "أثلاث", "أرباع", "أخماس", "أسداس", "أسباع", "أثمان", "أتساع", "أعشار",
  ]

  func fraction(_ numerator: UInt64, _ denominator: UInt64, isAfterWhole: Bool) -> String? {
    guard numerator <= 10, denominator <= 10 else { return nil }
    let part = parts[Int(denominator)]
    switch numerator {
    case 1: return part
    case 2: return part.dual(.nominative)
    default: return small[Int(numerator)] + " " + pluralParts[Int(denominator)]
    }
  }
}

extension String {
  /// Returns the dual of the noun, in which a final ة becomes ت.
  fileprivate func dual(_ grammaticalCase: ArabicNumbers.Case) -> String {
    let stem = hasSuffix("ة") ? String(dropLast()) + "ت" : self
    return stem + (grammaticalCase == .genitive ? "ين" : "ان")
  }
}
