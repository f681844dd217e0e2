import BigNumbers
import Testing

@Suite struct RationalDecimalsTests {
  /// Returns 10 to any power.
  private func power(_ exponent: Int) -> Rational {
    Rational(significand: 1 as Int64, exponent: exponent)
  }

  @Test func significandsAreNearestAndEven() {
    for x in AwkwardNumbers.rationals {
      for places in [-40, -25, -19, -3, -1, 0, 1, 2, 5, 16, 19, 20, 33, 38, 39, 60] {
        let scaled = x * power(places)
        #expect(
          x.significand(places: places) == scaled.rounded(), "\(x) to \(places) places")
        #expect(x.isDecimal(places: places) == scaled.isInteger, "\(x) to \(places) places")
      }
    }
  }

  @Test func roundsToSignificantDigits() {
    for x in AwkwardNumbers.rationals where !x.isZero {
      for count in [1, 2, 9, 16, 18, 25, 60] {
        let (significand, places, isExact) = x.rounded(significantDigits: count)
        let rounded = Rational(significand: significand, exponent: -places)
        #expect(isExact == (rounded == x), "\(x) to \(count) digits")
        #expect(significand.magnitude < .powerOfTen(count), "\(x) to \(count) digits")
        guard !isExact, let exponent = x.decimalExponent else { continue }
        // All digits are there, one place higher where all of them were nines.
        #expect(significand.magnitude >= .powerOfTen(count - 1), "\(x) to \(count) digits")
        #expect(
          rounded
            == Rational(
              significand: x.significand(places: count - 1 - exponent),
              exponent: exponent - count + 1),
          "\(x) to \(count) digits")
      }
    }
  }

  @Test func exponentsAreThoseOfTheLeadingDigit() {
    for exponent in -60...60 {
      let x = power(exponent)
      #expect(x.decimalExponent == exponent, "10^\(exponent)")
      for distance in [18, 25, 40, 90] {
        let step = power(exponent - distance)
        #expect((x - step).decimalExponent == exponent - 1, "10^\(exponent) less \(step)")
        #expect((-x - step).decimalExponent == exponent, "10^\(exponent) and \(step)")
      }
    }
    for x in AwkwardNumbers.rationals where !x.isZero {
      guard let exponent = x.decimalExponent else { continue }
      #expect(
        power(exponent) <= x.magnitude && x.magnitude < power(exponent + 1),
        "10^\(exponent) ≤ \(x) < 10^\(exponent + 1)")
    }
    #expect(Rational.zero.decimalExponent == nil)
    for bits in [1000, 3001, -1000, -5003] {
      let x =
        bits > 0
        ? Rational(BigInt(3) << bits)
        : (try? Rational(numerator: 7, denominator: BigInt(1) << -bits)) ?? 0
      let exponent = x.decimalExponent ?? 0
      #expect(power(exponent) <= x && x < power(exponent + 1), "bits \(bits)")
    }
  }

  @Test func significandTimesPower() {
    for significand in [0, 1, -1, 25, 12_345, Int64.max, Int64.min, 1 << 60] as [Int64] {
      for exponent in [-40, -19, -18, -5, -1, 0, 1, 5, 18, 19, 40] {
        let expected =
          exponent >= 0
          ? Rational(BigInt(significand) * BigInt.powerOfTen(exponent))
          : try? Rational(
            numerator: BigInt(significand), denominator: BigInt.powerOfTen(-exponent))
        #expect(
          Rational(significand: significand, exponent: exponent) == expected,
          "\(significand)e\(exponent)")
        #expect(
          Rational(significand: BigInt(significand), exponent: exponent) == expected,
          "\(significand)e\(exponent)")
      }
    }
  }

  @Test func significandsWithManyTwosAndFivesAreReduced() throws {
    for twos in [0, 1, 64, 200] {
      for fives in [0, 1, 2, 3, 26, 27, 28, 63, 64, 200] {
        for rest in [1, -7, BigInt(3).raised(to: 100)] {
          let significand = rest * BigInt(2).raised(to: twos) * BigInt(5).raised(to: fives)
          for places in [1, 27, 63, 64, 127, 199, 300] {
            #expect(
              Rational(significand: significand, exponent: -places)
                == (try Rational(
                  numerator: significand, denominator: BigInt.powerOfTen(places))),
              "\(rest) · 2^\(twos) · 5^\(fives), \(places) places")
          }
        }
      }
    }
  }

  @Test func decimalPlaces() throws {
    for (denominator, places) in [(1, 0), (2, 1), (8, 3), (5, 1), (125, 3), (80, 4), (625, 4)] {
      #expect(try (Rational(1) / Rational(denominator)).decimalPlaces == places)
    }
    for twos in [0, 1, 70, 100] {
      for fives in [0, 1, 2, 13, 26, 27, 28, 60, 100] {
        let denominator = BigInt(2).raised(to: twos) * BigInt(5).raised(to: fives)
        let x = try Rational(numerator: 1, denominator: denominator)
        #expect(x.decimalPlaces == max(twos, fives), "1 / (2^\(twos) · 5^\(fives))")
        let y = try Rational(numerator: 1, denominator: denominator * 7)
        #expect(y.decimalPlaces == nil, "1 / (2^\(twos) · 5^\(fives) · 7)")
      }
    }
    #expect(Rational.zero.isDecimal(places: -1000))
    #expect(Rational(BigInt.powerOfTen(50)).isDecimal(places: -50))
    #expect(!Rational(BigInt.powerOfTen(50)).isDecimal(places: -51))
    #expect(!Rational(1).isDecimal(places: Int.min))
  }
}
