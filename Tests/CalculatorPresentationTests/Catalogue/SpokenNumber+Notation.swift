import CalculatorPresentation

extension SpokenNumber {
  /// Creates the number of a notation such as `-3.33e-9`, `7/2` or `7/2 mixed`.
  init?(_ notation: String) {
    let isNegative = notation.hasPrefix("-")
    var text = isNegative ? notation.dropFirst() : notation[...]
    let isMixed = text.hasSuffix(" mixed")
    if isMixed { text = text.dropLast(" mixed".count) }
    let parts = text.split(separator: "/")
    if parts.count == 2 {
      guard let numerator = UInt64(parts[0]), let denominator = UInt64(parts[1]) else { return nil }
      self.init(
        isNegative: isNegative, numerator: numerator, denominator: denominator, isMixed: isMixed)
      return
    }
    let scientific = text.split(separator: "e")
    let digits = scientific[0].split(separator: ".")
    guard let significand = UInt64(digits.joined()) else { return nil }
    self.init(
      isNegative: isNegative, significand: significand,
      fractionDigits: digits.count > 1 ? digits[1].count : 0,
      exponent: scientific.count > 1 ? Int(scientific[1]) : nil)
  }
}
