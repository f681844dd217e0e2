/// Japanese words for numbers, in kanji numerals.
///
/// ```swift
/// JapaneseNumbers().cardinal(12_003_100)   // "一千二百万三千百"
/// ```
///
/// All denominators can be named: “百七分の十一”.
struct JapaneseNumbers: NumberWords {
  let space = ""
  let minus = "マイナス"
  let point = "点"
  let and = "と"

  private let digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private let places = ["", "十", "百", "千"]
  private let scale = ["", "万", "億", "兆", "京"]

  func cardinal(_ number: UInt64) -> String {
    if number == 0 { return digits[0] }
    return DigitGroups(of: number, by: 10_000).words { group, index in
      belowTenThousand(group, isBeforeScale: index > 0) + scale[index]
    }.joined(by: "")
  }

  /// Returns the words; before 万 and the like a thousand is “一千”, otherwise “千”.
  private func belowTenThousand(_ number: Int, isBeforeScale: Bool) -> String {
    DigitGroups(of: UInt64(number), by: 10).words { digit, place in
      let saysOne = place == 0 || place == 3 && isBeforeScale
      return (digit == 1 && !saysOne ? "" : digits[digit]) + places[place]
    }.joined(by: "")
  }

  func product(of number: String, andTenToThe exponent: Int) -> String {
    number + "かける十の" + signed(exponent) + "乗"
  }

  func quotient(of numerator: UInt64, by denominator: UInt64) -> String {
    cardinal(denominator) + "分の" + cardinal(numerator)
  }

  func fraction(_ numerator: UInt64, _ denominator: UInt64, isAfterWhole: Bool) -> String? {
    quotient(of: numerator, by: denominator)
  }
}
