import BigNumbers

extension Unicode.Scalar {
  /// The number of a fraction in one character: `½`, `⅔`.
  var vulgarFraction: Rational? {
    guard let (numerator, denominator) = vulgarFractionParts else { return nil }
    do throws(DivisionByZeroError) {
      return try Rational(numerator: BigInt(numerator), denominator: BigInt(denominator))
    } catch {
      preconditionFailure("No denominator below is zero")
    }
  }

  /// Numerator and denominator (Unicode, "Number Forms").
  private var vulgarFractionParts: (Int, Int)? {
    switch value {
    case 0xBC: (1, 4)
    case 0xBD: (1, 2)
    case 0xBE: (3, 4)
    case 0x2150: (1, 7)
    case 0x2151: (1, 9)
    case 0x2152: (1, 10)
    case 0x2153: (1, 3)
    case 0x2154: (2, 3)
    case 0x2155...0x2158: (Int(value) - 0x2154, 5)
    case 0x2159: (1, 6)
    case 0x215A: (5, 6)
    case 0x215B: (1, 8)
    case 0x215C: (3, 8)
    case 0x215D: (5, 8)
    case 0x215E: (7, 8)
    default: nil
    }
  }
}
