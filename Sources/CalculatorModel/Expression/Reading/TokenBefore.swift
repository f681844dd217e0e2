/// The kind of the token before another one, as far as it determines what that one may be.
enum TokenBefore {
  /// A percent sign, which no factor follows: `17 % (5)` and `17 % x` are remainders elsewhere.
  case percentSign
  /// `×` or `/`.
  case factorSign
  /// A bracket after `×` or `/`, where units may come first.
  case bracketBehindFactorSign
  /// A number, a closing bracket or another unit, which is followed by a unit rather than a function.
  case placeOfUnit
  /// A word for the lines above, after which a sign is missing, as in `total rent`.
  case wordAbove
  case other

  /// Creates the kind of a token before the next one.
  ///
  /// Inlined, so that the token is not copied.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - before: The kind of the token before it.
  @inline(__always)
  init(_ token: Token, after before: TokenBefore) {
    self =
      switch token.kind {
      case .percentSign: .percentSign
      case .operation(.multiplication), .operation(.division): .factorSign
      case .openingBracket where before == .factorSign: .bracketBehindFactorSign
      case .number, .based, .scale, .closingBracket, .closingRounding, .superscript, .unit,
        .powerOfUnit,
        .angleUnit, .prime, .conversion:
        .placeOfUnit
      case .above: .wordAbove
      default: .other
      }
  }

  /// Whether a unit may follow it.
  var precedesUnit: Bool {
    switch self {
    case .factorSign, .bracketBehindFactorSign, .placeOfUnit: true
    case .percentSign, .wordAbove, .other: false
    }
  }

  /// Whether nothing after it is a factor without a sign.
  var endsProduct: Bool { self == .percentSign || self == .wordAbove }

  /// Whether units by themselves may follow it.
  var precedesUnitAlone: Bool { self == .factorSign || self == .bracketBehindFactorSign }
}
