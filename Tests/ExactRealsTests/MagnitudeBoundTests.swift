import BigNumbers
import Testing

@testable import ExactReals

/// No number may reach the power of two that its bound names.
@Suite struct MagnitudeBoundTests {
  @Test(arguments: EnclosureSamples.seeds)
  func noNumberReachesItsBound(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    var bounded = 0
    for _ in 0..<150 {
      let number = try numbers.real()
      guard let bound = number.magnitudeBound else { continue }
      bounded += 1
      let ball = try number.enclosure(bits: 400)
      #expect(ball.isSmaller(thanPowerOfTwo: bound), "\(number.testText): 2^\(bound)")
    }
    #expect(bounded > 40)
  }

  /// Fractions between powers of two, at them and beside them.
  @Test func fractionsAreBoundedWithinOneBit() throws {
    for width in [1, 2, 3, 63, 64, 65, 200] {
      let power = BigInt(1) << width
      for numerator in [power - 1, power, power + 1] {
        for divisor in [BigInt(1), 3, power - 1, power] {
          let value = try Rational(numerator: numerator, denominator: divisor)
          let bound = try #require(Real(value).magnitudeBound)
          let power = Rational(BigInt(1) << Int(bound.magnitude))
          let limit = bound < 0 ? try 1 / power : power
          #expect(value < limit, "\(value): 2^\(bound)")
          #expect(value * 4 >= limit, "\(value): 2^\(bound)")
        }
      }
    }
  }

  @Test func partsAreBounded() throws {
    let numbers: [(Real, Int64)] = try [
      (.sin(1), 2), (.cos(1), 2), (.pi, 4), (.atan(5), 3), (.asin(Real(1) / 3), 3),
      (.sqrt(1_000), 10), (.exp(-5), 2), (.log(1_000), 12), (.sin(1) + .cos(1), 4),
    ]
    for (number, most) in numbers {
      let bound = try #require(number.magnitudeBound, "\(number.testText)")
      #expect(bound <= most, "\(number.testText): 2^\(bound)")
      #expect(try number.enclosure(bits: 64).isSmaller(thanPowerOfTwo: bound))
    }
    #expect(try Real.exp(5).magnitudeBound == nil)
  }
}
