import BigNumbers
import Testing

@Suite struct RationalRoundingTests {
  @Test func roundingsSurroundTheValue() {
    for x in AwkwardNumbers.rationals {
      let (floor, ceil) = (x.rounded(.down), x.rounded(.up))
      #expect(Rational(floor) <= x && x < Rational(floor + 1), "⌊\(x)⌋")
      #expect(Rational(ceil - 1) < x && x <= Rational(ceil), "⌈\(x)⌉")
      #expect(x.rounded(.towardZero) == (x.isNegative ? ceil : floor), "\(x)")
      let error = (x - Rational(x.rounded())).magnitude
      #expect(error + error <= 1, "\(x) rounded")
      if error + error == 1 { #expect(x.rounded().isEven, "\(x) rounded") }
    }
  }

  @Test func halves() throws {
    for (numerator, even, away) in [(-5, -2, -3), (-3, -2, -2), (1, 0, 1), (3, 2, 2), (5, 2, 3)] {
      let x = try Rational(numerator) / 2
      #expect(x.rounded() == BigInt(even), "\(x)")
      #expect(x.rounded(.toNearestOrAwayFromZero) == BigInt(away), "\(x)")
    }
  }
}
