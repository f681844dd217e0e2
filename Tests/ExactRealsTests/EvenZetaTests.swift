import BigNumbers
import Testing

@testable import ExactReals

@Suite struct EvenZetaTests {
  /// Returns ζ(2k) = |B(2k)|·(2π)^2k/(2·(2k)!) from the tangent numbers, to many bits.
  private func zeta(_ k: Int, precision: Int) throws -> Enclosure {
    let budget = Budget()
    let tangent = try TangentNumbers(count: k, within: budget).values[k - 1]
    let power = BigInt(1) << (2 * k)
    let factorial = (1...2 * k).reduce(BigInt(1)) { $0 * BigInt($1) }
    let fraction = try Rational(
      numerator: tangent * BigInt(k), denominator: power * (power - 1) * factorial)
    let circle = try Enclosure.pi(precision: precision + 32, within: budget)
      .scaled(byPowerOfTwo: 1)
    return try Enclosure.product(
      Enclosure(fraction, precision: precision + 8),
      Enclosure.pow(circle, Int64(2 * k), precision: precision + 8, within: budget),
      precision: precision)
  }

  @Test func goingDownKeepsTheBits() throws {
    let budget = Budget()
    for guardBits in [64, 200] {
      var bits = 900 + guardBits
      var values = try EvenZeta(k: 120, bits: bits, within: budget)
      for k in stride(from: 120, to: 40, by: -1) {
        let value = try values.value()
        #expect(try value.holds(zeta(k, precision: 2_000)), "ζ(\(2 * k))")
        #expect(value.accuracyBits >= bits - 32, "ζ(\(2 * k)) to \(bits) bits")
        // As the numerators of the Bernoulli numbers become shorter.
        bits -= 10
        try values.step(bits: bits, within: budget)
      }
    }
  }

  @Test func goingUpKeepsTheBits() throws {
    let budget = Budget()
    var bits = 700
    var values = try EvenZeta(k: 60, bits: bits, within: budget)
    for k in 60..<140 {
      let value = try values.value()
      #expect(try value.holds(zeta(k, precision: 2_000)), "ζ(\(2 * k))")
      #expect(value.accuracyBits >= bits - 16, "ζ(\(2 * k)) to \(bits) bits")
      bits = max(bits - 13, 30)
      try values.stepUp(bits: bits, within: budget)
    }
  }
}
