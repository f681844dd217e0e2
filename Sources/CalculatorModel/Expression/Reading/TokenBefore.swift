/// What stands before a token, as far as that decides what the token may be.
enum TokenBefore {
  /// Behind it nothing is a factor: `17 % (5)` and `17 % x` are remainders elsewhere.
  case percentSign
  /// `×` or `/`.
  case factorSign
  /// A bracket behind `×` or `/`, in which units may come first.
  case bracketBehindFactorSign
  /// A number, a closing bracket or another unit: behind it stands a unit rather than a function.
  case placeOfUnit
  /// A word for what stands above: behind it a sign is missing, as in `total rent`.
  case wordAbove
  case other

  /// What a token is for the one behind it.
  ///
  /// Inlined, so that the token is not copied for it.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - before: What stood before it.
  @inline(__always)
  init(_ token: Token, behind before: TokenBefore) {
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

  /// Whether a unit may stand behind it.
  var precedesUnit: Bool {
    switch self {
    case .factorSign, .bracketBehindFactorSign, .placeOfUnit: true
    case .percentSign, .wordAbove, .other: false
    }
  }

  /// Whether what stands behind it is no factor without a sign.
  var endsProduct: Bool { self == .percentSign || self == .wordAbove }

  /// Whether units by themselves may stand behind it.
  var precedesUnitAlone: Bool { self == .factorSign || self == .bracketBehindFactorSign }
}
