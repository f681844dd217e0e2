import BigNumbers
import Testing

@testable import ExactReals

@Suite struct EnclosureExponentialOfFractionTests {
  private static let fractions: [(BigInt, BigInt)] = [
    (1, 1), (-1, 1), (1, 3), (-7, 5), (1, 1 << 20), (100, 1), (-1_000_001, 7), (65_535, 65_536),
    (4_294_967_295, 1), (-1, 4_294_967_295), (4_294_967_295, 4_294_967_294),
  ]

  @Test(arguments: [64, 200, 1_000, 5_000]) func agreesWithTheOtherMethods(
    precision: Int
  ) throws {
    let budget = Budget()
    for (numerator, denominator) in Self.fractions {
      let x = try Rational(numerator: numerator, denominator: denominator)
      let value = try Enclosure.exp(shortFraction: x, precision: precision, within: budget)
      let fine = try Enclosure.exp(
        Enclosure(x, precision: 2 * precision + 200), precision: precision + 100,
        within: budget)
      #expect(try value.holds(fine), "e^\(x) to \(precision) bits")
      #expect(value.accuracyBits >= precision - 3, "e^\(x) to \(precision) bits")
    }
    #expect(try Enclosure.exp(shortFraction: 0, precision: 10, within: budget) == .one)
  }

  @Test func longFractionsNeedMorePrecision() throws {
    let short = try Rational(numerator: 1, denominator: 3)
    let long = try Rational(numerator: 1, denominator: BigInt(1) << 33)
    #expect(Enclosure.isShortExponent(short, precision: 3_000))
    #expect(!Enclosure.isShortExponent(short, precision: 300))
    #expect(!Enclosure.isShortExponent(long, precision: 1 << 28))
  }
}
