import BigNumbers
import ExactReals
import Testing

@Suite struct IntegersTests {
  @Test(arguments: ArgumentGenerator.seeds)
  func numbersLieBetweenFloorAndCeiling(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<60 {
      let a = try numbers.real()
      let (floor, ceiling) = try (Real.floor(a), Real.ceil(a))
      let rest = try a - floor
      #expect(try rest.compare(to: 0) >= 0 && rest.compare(to: 1) < 0, "\(a.testText)")
      let isInteger = try a.isInteger() == .yes
      #expect(try (ceiling - floor).rational == (isInteger ? 0 : 1), "\(a.testText), \(seed)")
      let distance = try Real.abs(a - .round(a))
      #expect(try distance.compare(to: Real(1) / 2) <= 0, "\(a.testText), seed \(seed)")
      let part = try Real.trunc(a)
      #expect(try Real.abs(part).compare(to: .abs(a)) <= 0, "\(a.testText), seed \(seed)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func remaindersLieBelowTheDivisor(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<40 {
      let (a, b) = try (numbers.real(), numbers.positive())
      let remainder: Real
      do throws(CalculationError) {
        remainder = try Real.mod(a, b)
      } catch {
        // The quotient of such numbers may be too long an integer, but never undecided.
        #expect(error == .tooManyDigits, "\(a.testText), \(b.testText), seed \(seed)")
        continue
      }
      #expect(
        try remainder.compare(to: 0) >= 0 && remainder.compare(to: b) < 0,
        "\(a.testText), \(b.testText), seed \(seed)")
      #expect(
        try Real.mod(a, -b).compare(to: 0) <= 0, "\(a.testText), \(b.testText), seed \(seed)")
    }
  }

  @Test func integersInDisguiseAreSeen() throws {
    let disguises: [(Real, Int)] = try [
      (.sqrt(2) * .sqrt(8), 4), (.exp(.log(7)), 7), (.log2(1024), 10),
      (.sqrt(2) + .sqrt(3) - .sqrt(5 + 2 * .sqrt(6)), 0),
      (4 * .atan(1) / .pi + .tan(.pi / 4), 2), (12 * .asin(Real(1) / 2) / .pi, 2),
    ]
    for (number, value) in disguises {
      #expect(try Real.floor(number).rational == Rational(value))
      #expect(try Real.ceil(number).rational == Rational(value))
      #expect(try number.isInteger() == .yes)
      let little = try Real.pow(10, -200)
      #expect(try Real.floor(number - little).rational == Rational(value - 1))
      #expect(try Real.ceil(number + little).rational == Rational(value + 1))
    }
  }

  @Test func halvesGoAwayFromZero() throws {
    let half = try Real(5) / 2 + .sqrt(2) - .sqrt(8) / 2
    #expect(try Real.round(half).rational == 3)
    #expect(try Real.round(-half).rational == -3)
    let hidden = try Real(5) / 2 + .log(6) - .log(2) - .log(3)
    #expect(try Real.round(hidden).rational == 3)
    #expect(try Real.round(-hidden).rational == -3)
  }
}
