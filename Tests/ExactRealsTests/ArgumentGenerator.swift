import BigNumbers
import TestSupport

@testable import ExactReals

/// Random arguments for functions, the same for the same seed.
struct ArgumentGenerator: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }

  /// The seeds that every run uses, and those of this run.
  static let seeds: [UInt64] = Sample.seeds([1, 5])

  /// Returns an exact number of few or of many bits, with 2^top above its magnitude.
  mutating func number(top: ClosedRange<Int64>, isPositive: Bool = false) -> Enclosure {
    var significand = BigInt(next() | 1)
    let words = next() % 4
    for _ in 0..<words { significand = (significand << 64) + BigInt(next() | 1) }
    if next() % 3 == 0 { significand >>= significand.magnitudeBitWidth - Int(1 + next() % 8) }
    if !isPositive, next() % 2 == 0 { significand.negate() }
    let top = Int64.random(in: top, using: &self)
    return Enclosure(significand, exponent: top - Int64(significand.magnitudeBitWidth))
  }

  /// Returns a ball around a number, and numbers inside it: the midpoint, the ends and some between.
  mutating func ball(
    around x: Enclosure, relativeTo top: ClosedRange<Int64>
  ) throws -> (ball: Enclosure, points: [Enclosure]) {
    let exponent = x.top + Int64.random(in: top, using: &self)
    let ball = try x.widened(by: ErrorBound(next() >> 34 | 1, exponent: exponent - 30))
    let radius = ball.radius.asNumber
    var points = [ball.midpoint]
    for numerator in [8, -8, 3, -5] {
      let offset = try Enclosure.product(
        radius, Enclosure(BigInt(numerator), exponent: -3), precision: 10_000)
      points.append(try Enclosure.sum(ball.midpoint, offset, precision: 100_000))
    }
    return (ball, points)
  }
}
