import BigNumbers
import ExactReals
import Testing

@Suite struct RoundedDecimalTests {
  /// Returns the fraction that a decimal stands for.
  private func value(_ decimal: RoundedDecimal) -> Rational {
    Rational(significand: decimal.significand, exponent: Int(decimal.exponent))
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func fewerDigitsAreARoundingOfMore(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for count in [1, 2, 5, 16, 17, 30, 50] {
      for _ in 0..<15 {
        let a = try numbers.real()
        let few = try a.decimal(significantDigits: count)
        let many = try a.decimal(significantDigits: 4 * count)
        // A number known to four times the digits is, for all but ties, as good as the number.
        let again = try Real(value(many)).decimal(significantDigits: count)
        #expect(value(few) == value(again), "\(a.testText), \(count) digits, seed \(seed)")
        #expect(
          few.significand.isZero
            || few.significand.magnitude < .powerOfTen(count)
              && few.significand.magnitude >= .powerOfTen(count - 1),
          "\(a.testText), \(count) digits, seed \(seed)")
        if few.isExact == .yes {
          #expect(try a.isEqual(to: Real(value(few))) == .yes, "\(a.testText), seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func placesAreARoundingOfMore(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for places in [0, 1, 2, 10, 40] {
      for _ in 0..<15 {
        let a = try numbers.real()
        let few = try a.decimal(places: places)
        #expect(few.exponent == Int64(-places))
        let many = try a.decimal(places: places + 500)
        let again = try Real(value(many)).decimal(places: places)
        #expect(value(few) == value(again), "\(a.testText), \(places) places, seed \(seed)")
      }
    }
  }

  @Test func tiesGoToTheEvenDigit() throws {
    // A zero that only a decision reveals.
    let zero = try Real.sqrt(2) + .sqrt(3) - .sqrt(5 + 2 * .sqrt(6))
    let logarithms = try Real.log(2 + .sqrt(3)) + .log(2 - .sqrt(3))
    for hidden in [Real(0), zero, logarithms] {
      for (text, digits) in [
        ("0.125", 12), ("0.135", 14), ("2.5", 25), ("99.5", 100), ("985", 980), ("995", 100),
        ("-0.125", -12), ("-0.135", -14),
      ] {
        let number = try Real(#require(Rational(decimal: text))) + hidden
        let rounded = try number.decimal(significantDigits: 2)
        if text == "99.5" || text == "995" {
          #expect(value(rounded) == (text == "995" ? 1_000 : 100), "\(text)")
          #expect(rounded.significand == 10, "\(text)")
        } else {
          #expect(rounded.significand == BigInt(text == "985" ? 98 : digits), "\(text)")
        }
        #expect(rounded.isExact == (text == "2.5" ? .yes : .no), "\(text)")
        let little = try Real.pow(10, -300)
        let above = try (number + little).decimal(significantDigits: 2)
        let below = try (number - little).decimal(significantDigits: 2)
        #expect(value(above) >= value(rounded) && value(below) <= value(rounded), "\(text)")
        #expect(above.isExact == .no && below.isExact == .no, "\(text)")
      }
    }
  }

  @Test(arguments: [1, 10, 100, 1_000])
  func digitsOfKnownNumbers(count: Int) throws {
    // Squares of the digits of √2 close in on 2.
    let root = try Real.sqrt(2).decimal(significantDigits: count)
    let two = Rational(significand: BigInt(2), exponent: 2 * (count - 1))
    let double = Rational(2 * root.significand)
    #expect((double - 1) * (double - 1) < 4 * two && (double + 1) * (double + 1) > 4 * two)
  }

  /// The leading bits of a long fraction are enough, unless it equals the digits or lies halfway between two.
  @Test(arguments: [1, 2, 16, 40])
  func digitsOfLongFractionsAreThoseOfTheirRounding(count: Int) throws {
    let power = BigInt.powerOfTen(1_000)
    let half = BigInt(10).raised(to: count) * 2 + 5
    for numerator in [
      power, 3 * power, power + 1, power - 1, half * power, half * power + 1, half * power - 1,
      BigInt(3).raised(to: 2_000), BigInt(2).raised(to: 3_400),
    ] {
      for denominator in [1, power, power * power, BigInt(7).raised(to: 3_000), BigInt(2) << 5_000]
      {
        let number = Rational(numerator, over: denominator)
        let decimal = try Real(number).decimal(significantDigits: count)
        let scaled = try number * Rational(10).raised(to: Int(-decimal.exponent))
        #expect(scaled.rounded() == decimal.significand, "\(numerator)/\(denominator)")
        #expect(decimal.significand >= BigInt.powerOfTen(count - 1))
        #expect(decimal.significand < BigInt.powerOfTen(count))
        #expect(
          decimal.isExact == (scaled == Rational(decimal.significand) ? .yes : .no),
          "\(numerator)/\(denominator) to \(count) digits")
      }
    }
  }

  /// One number used by many tasks at once.
  @Test func numbersAreSharedByTasks() async throws {
    let number = try Real.exp(.sin(.sqrt(2))) + .log(.pi)
    let alone = try number.decimal(significantDigits: 200)
    let results = try await withThrowingTaskGroup(of: RoundedDecimal.self) { group in
      for _ in 0..<16 {
        group.addTask { try (number + 0).decimal(significantDigits: 200) }
      }
      var results: [RoundedDecimal] = []
      for try await result in group { results.append(result) }
      return results
    }
    #expect(results.count == 16)
    #expect(results.allSatisfy { $0 == alone })
  }
}
