import BigNumbers
import TestSupport
import Testing

@testable import CalculatorModel

/// The true result is always within the radius, and the radius is small.
@Suite struct DoubleWordBallTests {
  /// A number that is known exactly, and the ball that should hold it.
  private struct Pair {
    var value: Rational
    var ball: DoubleWordBall

    /// Whether the ball holds the number, decided exactly, as every double is a fraction.
    func holds() throws -> Bool {
      let rest = try value - rational(ball.high) - rational(ball.low)
      return try rest.magnitude <= rational(ball.radius)
    }
  }

  @Test(arguments: [2026] + FreshSeed.all)
  func resultsAreInTheirBalls(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var operations = 0
    while operations < Sample.count(4_000) {
      let start = Self.integer(using: &generator)
      var pair = Pair(
        value: Rational(Int(start)), ball: try #require(DoubleWordBall(exactly: start)))
      for _ in 0..<12 {
        let other =
          Int64.random(in: -(1 << 40)...1 << 40, using: &generator)
          >> Int64.random(in: 0..<39, using: &generator)
        guard let ball = DoubleWordBall(exactly: other) else { continue }
        let right = Pair(value: Rational(Int(other)), ball: ball)
        let sign = Int.random(in: 0..<4, using: &generator)
        let before = pair
        guard let next = try Self.result(sign, pair, right) else { break }
        operations += 1
        pair = next
        let numbers = "\(before.value) \("+-*/".map(String.init)[sign]) \(other)"
        #expect(try pair.holds(), "\(numbers)")
        #expect(
          sign < 2 || pair.ball.radius <= pair.ball.high.magnitude * 0x1p-90, "\(numbers)")
      }
    }
  }

  /// Returns a positive number of 1 to 62 bits.
  private static func integer(using generator: inout SeededGenerator) -> Int64 {
    let bits = Int64.random(in: 1 << 61..<1 << 62, using: &generator)
    return bits >> Int64.random(in: 0...61, using: &generator)
  }

  private static func result(_ sign: Int, _ x: Pair, _ y: Pair) throws -> Pair? {
    switch sign {
    case 0: (x.ball + y.ball).map { Pair(value: x.value + y.value, ball: $0) }
    case 1: (x.ball - y.ball).map { Pair(value: x.value - y.value, ball: $0) }
    case 2: (x.ball * y.ball).map { Pair(value: x.value * y.value, ball: $0) }
    default: try (x.ball / y.ball).map { Pair(value: try x.value / y.value, ball: $0) }
    }
  }

  /// A root is in a ball if the number is between the squares of its ends.
  @Test(arguments: [2026] + FreshSeed.all)
  func rootsAreInTheirBalls(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Sample.count(1_000) {
      let value = Self.integer(using: &generator)
      let found = DoubleWordBall(exactly: value)?.squareRoot()
      let root = try #require(found, "\(value)")
      let middle = try rational(root.high) + rational(root.low)
      let radius = try rational(root.radius)
      let (least, most) = (middle - radius, middle + radius)
      let number = Rational(Int(value))
      #expect(least * least <= number && number <= most * most, "\(value)")
    }
  }

  @Test func whatMayBeZeroOrTooLargeHasNoBall() throws {
    let one = try #require(DoubleWordBall(exactly: 1))
    let three = try #require(DoubleWordBall(exactly: 3))
    let whole = try #require((one / three).flatMap { $0 * three })
    for none in [DoubleWordBall(exactly: 0), one - one, whole - one, (-one).squareRoot()] {
      #expect(none?.high == nil)
    }
    var large = DoubleWordBall(exactly: 1 << 61)
    for _ in 0..<4 { large = large.flatMap { $0 * $0 } }
    #expect(large?.high == nil)
  }
}

/// Returns a double as a fraction.
private func rational(_ number: Double) throws -> Rational {
  guard number != 0 else { return 0 }
  let significand = Int(number.significand * 0x1p52)
  let exponent = Int(number.exponent) - 52
  let power = Rational(BigInt(1) << exponent.magnitude)
  let size = exponent < 0 ? try Rational(significand) / power : Rational(significand) * power
  return number < 0 ? -size : size
}
