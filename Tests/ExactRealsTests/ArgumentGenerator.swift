import BigNumbers

@testable import ExactReals

/// Random numbers for functions, the same for one seed (Steele, Lea and Flood's SplitMix64).
struct ArgumentGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Seeds for numbers that every run has, and those of this run.
  static let seeds: [UInt64] = [1, 5] + FreshSeed.all

  /// An exact number of few or of many bits with 2^top above its magnitude.
  mutating func number(top: ClosedRange<Int64>, isPositive: Bool = false) -> Enclosure {
    var significand = BigInt(next() | 1)
    let words = next() % 4
    for _ in 0..<words { significand = (significand << 64) + BigInt(next() | 1) }
    if next() % 3 == 0 { significand >>= significand.magnitudeBitWidth - Int(1 + next() % 8) }
    if !isPositive, next() % 2 == 0 { significand.negate() }
    let top = Int64.random(in: top, using: &self)
    return Enclosure(significand, exponent: top - Int64(significand.magnitudeBitWidth))
  }

  /// A ball around a number, and numbers inside it: the midpoint, the ends and some between.
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
