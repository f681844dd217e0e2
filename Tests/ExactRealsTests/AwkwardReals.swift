import BigNumbers

@testable import ExactReals

/// The numbers that exact arithmetic gets wrong first, and random combinations of them.
struct AwkwardReals {
  private var random: ArgumentGenerator

  init(seed: UInt64) {
    random = ArgumentGenerator(seed: seed)
  }

  /// Fractions: 0, ±1, halves, word boundaries, tiny and huge ones.
  static let rationals: [Rational] = {
    let texts = [
      "0", "1", "2", "3", "7", "10", "0.5", "1.5", "2.5", "0.1", "1e-30", "1e30", "1e-400",
      "9223372036854775807", "18446744073709551616", "0.9999999999999999999999", "12345.678",
    ]
    let values =
      texts.compactMap { Rational(decimal: $0) }
      + ["1/3", "22/7", "5/12"].compactMap {
        Rational($0)
      }
    return values + values.filter { !$0.isZero }.map { -$0 }
  }()

  /// Returns numbers that are not fractions.
  static func irrationals() throws -> [Real] {
    let five = try Real.sqrt(5)
    return try [
      .sqrt(2), .sqrt(8), .cbrt(3), five, (1 + five) / 2, .sqrt(5 + 2 * .sqrt(6)),
      .sqrt(2 + .sqrt(2)), .cbrt(2 + five), .pi, .pi / 3, .pi * .pi, .sqrt(.pi), .e, .exp(-3),
      .exp(.pi), .log(2), .log(6), .log10(7), .log(.pi), .sin(1), .cos(1), .tan(2), .atan(2),
      .atan(Real(1) / 239), .asin(Real(1) / 3), .sinh(1), .tanh(2),
      .pow(2, .sqrt(2)), .cos(.pi / 7), .pow(.pi, .e),
    ]
  }

  /// Returns one of the awkward fractions.
  mutating func rational() -> Rational {
    Self.rationals.randomElement(using: &random) ?? 0
  }

  /// Returns a number made of up to three of the awkward ones.
  mutating func real() throws -> Real {
    var value = try part()
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let other = try part()
      switch Int.random(in: 0..<3, using: &random) {
      case 0: value = try value + other
      case 1: value = try value - other
      default: value = try value * other
      }
    }
    return value
  }

  /// Returns such a number above zero.
  mutating func positive() throws -> Real {
    while true {
      let value = try real()
      switch try value.sign(within: Budget()) {
      case 1: return value
      case -1: return -value
      default: continue
      }
    }
  }

  private mutating func part() throws -> Real {
    if Int.random(in: 0..<3, using: &random) == 0 { return Real(rational()) }
    return try Self.irrationals().randomElement(using: &random) ?? 0
  }
}

/// Returns whether both sides of a law are the same number, as far as a small budget can decide.
///
/// Laws that only structure can prove may stay undecided for random numbers, but a law must never be denied.
func decision(
  _ left: @autoclosure () throws -> Real, _ right: @autoclosure () throws -> Real
) throws -> Decision {
  do {
    return try left().isEqual(to: right(), within: Budget(work: 1 << 26, decisionBits: 1 << 10))
  } catch CalculationError.undecided, CalculationError.tooMuchWork {
    return .undecided
  }
}

extension Real {
  /// The text of the number in a failed test.
  var testText: String {
    exactText
      ?? (try? decimal(significantDigits: 20)).map { "\($0.significand)e\($0.exponent)…" }
      ?? "a number without certain digits"
  }
}
