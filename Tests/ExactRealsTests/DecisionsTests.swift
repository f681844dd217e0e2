import BigNumbers
import ExactReals
import Foundation
import Testing

@Suite struct DecisionsTests {
  @Test(arguments: ArgumentGenerator.seeds)
  func comparisonsAgreeWithDigits(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<60 {
      let (a, b) = try (numbers.real(), numbers.real())
      let order = try a.compare(to: b)
      #expect(try b.compare(to: a) == -order, "\(a.testText), \(b.testText), seed \(seed)")
      let difference = try (a - b).decimal(significantDigits: 3)
      #expect(
        difference.significand.signum() == order, "\(a.testText), \(b.testText), seed \(seed)")
      let isEqual = try a.isEqual(to: b)
      #expect(isEqual == (order == 0 ? .yes : .no), "\(a.testText), \(b.testText), seed \(seed)")
    }
  }

  @Test(arguments: ["sqrt", "log", "pi", "e", "sine"])
  func smallDifferencesAreNeverSnappedToZero(name: String) throws {
    let number = try ["sqrt": Real.sqrt(2), "log": .log(3), "pi": .pi, "e": .e, "sine": .sin(1)][
      name, default: 0]
    for places in [10, 50, 300, 1_000, 3_000] {
      let little = try Real.pow(10, Real(-places))
      #expect(try (number + little).compare(to: number) == 1, "\(places)")
      #expect(try (number - little - number).isEqual(to: -little) == .yes, "\(places)")
      // The number truncated to that many places is below it.
      let scale = try Real.pow(10, Real(places))
      let cut = try Real.floor(number * scale) / scale
      #expect(try cut.compare(to: number) == -1, "\(places)")
      #expect(try (number - cut).compare(to: little) == -1, "\(places)")
    }
  }

  @Test func irrationalNumbersAreNeverSaidToBeFractions() throws {
    for number in try AwkwardReals.irrationals() {
      #expect(try number.isRational() != .yes, "\(number.testText)")
      #expect(try number.isInteger() == .no, "\(number.testText)")
    }
  }

  @Test func fractionsAreNeverSaidToBeIrrational() throws {
    let numbers = try [
      Real.pow(10, -10_000_000_000), .pow(10, 10_000_000_000), .pow(3, -4_000_000_000),
      .pow(2, .pow(10, 12)) / .pow(6, .pow(10, 12)), .sqrt(.pow(4, .pow(10, 11))),
    ]
    for number in numbers {
      #expect(try number.isRational() != .no)
    }
  }

  /// Returns a difference that no structure shows to be zero: Legendre's duplication formula.
  private func undecidedZero() throws -> Real {
    let x = try Real.sin(1)
    let halves = try Real.gamma(x) * .gamma(x + Real(1) / 2)
    return try Real.gamma(2 * x) - .pow(2, 2 * x - 1) * halves / .sqrt(.pi)
  }

  @Test func theBudgetIsHonoured() throws {
    let zero = try undecidedZero()
    #expect(try zero.isZero(within: Budget(decisionBits: 512)) == .undecided)
    // Too little work leaves it undecided as well, and is not an error.
    for bits in 18..<25 {
      let budget = Budget(work: 1 << bits)
      #expect(throws: CalculationError.undecided, "2^\(bits)") {
        try Real.sign(zero, within: budget)
      }
    }
    // 22.5 plus a zero that is not recognized, to two digits: one of them is certain.
    let digits = try (zero + 45 / Real(2)).decimal(
      significantDigits: 2, within: Budget(decisionBits: 512))
    #expect(digits == RoundedDecimal(significand: 2, exponent: 1, isExact: .undecided))
    #expect(throws: CalculationError.stopped) {
      try Real.exp(.sin(2), within: Budget(shouldStop: { true }))
        .decimal(significantDigits: 10, within: Budget(shouldStop: { true }))
    }
  }

  /// With enough work for the first digits it is undecided, however little is left for more.
  @Test func workForTheFirstDigitsIsEnoughToSayThatItIsUndecided() throws {
    let zero = try undecidedZero()
    var isUndecided = false
    for step in 0..<64 {
      let work = Int64(16 + step % 16) << (11 + step / 16)
      let error = #expect(throws: CalculationError.self, "\(work)") {
        try Real.sign(zero, within: Budget(work: work))
      }
      #expect(error == .undecided || error == .tooMuchWork && !isUndecided, "\(work)")
      isUndecided = error == .undecided
    }
    #expect(isUndecided)
  }
}
