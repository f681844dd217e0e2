import BigNumbers
import Testing

@testable import ExactReals

@Suite struct StirlingSeriesTests {
  @Test(arguments: [10, 60, 150, 400, 1_000, 2_500]) func isWhatTheFormulaLeaves(
    precision: Int
  ) throws {
    let budget = Budget()
    // All but the last bits of ln Γ(z) − (z − ½)·ln z + z − ½·ln 2π cancel.
    let bits = precision + 400
    for factor in [1, 2, 30] {
      let argument = StirlingSeries.leastArgument(precision: precision) * Int64(factor)
      let z = Enclosure(BigInt(argument))
      let value = try StirlingSeries.sum(at: z, precision: precision, within: budget)
      let factorial = try Enclosure.product(
        over: 1..<Int(argument), precision: bits, within: budget
      ) { BigInt($0) }
      let power = try Enclosure.product(
        Enclosure.difference(z, Enclosure(BigInt(1), exponent: -1), precision: bits),
        Enclosure.log(z, precision: bits, within: budget), precision: bits)
      let circle = try Enclosure.pi(precision: bits, within: budget).scaled(byPowerOfTwo: 1)
      let constant = try Enclosure.log(circle, precision: bits, within: budget)
        .scaled(byPowerOfTwo: -1)
      let logarithm = try Enclosure.log(factorial, precision: bits, within: budget)
      let rest = try Enclosure.difference(
        Enclosure.sum(
          Enclosure.difference(logarithm, power, precision: bits), z, precision: bits),
        constant, precision: bits)
      #expect(try value.holds(rest), "z = \(argument), \(precision) bits")
      #expect(value.radius.top <= -Int64(precision) + 2, "z = \(argument), \(precision) bits")
    }
  }

  @Test func isShortForHugeArguments() throws {
    let budget = Budget()
    for exponent in [40, 90, 1 << 40] {
      // 1/(12z) − 1/(360z³) < S < 1/(12z)
      let z = Enclosure(BigInt(1), exponent: Int64(exponent))
      let value = try StirlingSeries.sum(at: z, precision: 200, within: budget)
      let twelfth = try Enclosure.quotient(
        .one, Enclosure(BigInt(12), exponent: Int64(exponent)), precision: 300)
      let rest = try Enclosure.difference(twelfth, value, precision: 300)
      #expect(
        rest.upperBound <= ErrorBound(powerOfTwo: max(-3 * Int64(exponent) - 8, -198)),
        "2^\(exponent)")
    }
  }
}
