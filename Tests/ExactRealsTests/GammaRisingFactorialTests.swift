import BigNumbers
import Testing

@testable import ExactReals

@Suite struct GammaRisingFactorialTests {
  @Test(arguments: ArgumentGenerator.seeds) func holdsTheProductOfItsFactors(
    seed: UInt64
  ) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    for round in 0..<24 {
      let x = generator.number(top: 0...12, isPositive: true)
      let count = Int.random(in: 0...(round < 12 ? 9 : 150), using: &generator)
      let precision = Int.random(in: 2...(round % 2 == 0 ? 64 : 3_000), using: &generator)
      let value = try Enclosure.risingFactorial(
        from: x, count: Int64(count), precision: precision, within: budget)
      // All factors in units of the last bit of x.
      let places = Int(max(-x.exponent, 0))
      let first = x.significand << Int(max(x.exponent, 0))
      let product = (0..<count).reduce(BigInt(1)) { $0 * (first + BigInt($1) << places) }
      let exact = Enclosure(product, exponent: -Int64(places) * Int64(count))
      #expect(
        try value.holds(exact), "seed \(seed): \(x), \(count) factors, \(precision) bits")
      #expect(
        value.accuracyBits >= precision - 3,
        "seed \(seed): \(x), \(count) factors, \(precision) bits")
    }
  }

  @Test func productsOfWholeNumbersAreExactWhileTheyFit() throws {
    let budget = Budget()
    let factorial = (1...40).reduce(BigInt(1)) { $0 * BigInt($1) }
    for precision in [60, 160, 400] {
      let value = try Enclosure.product(over: 1..<41, precision: precision, within: budget) {
        BigInt($0)
      }
      #expect(try value.holds(Enclosure(factorial)), "40! to \(precision) bits")
      #expect(value.accuracyBits >= precision - 2, "40! to \(precision) bits")
    }
    let empty = try Enclosure.product(over: 1..<1, precision: 60, within: budget) { BigInt($0) }
    #expect(empty == .one)
  }
}
