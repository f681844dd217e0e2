import BigNumbers
import ExactReals
import Testing

@Suite struct FactorialsTests {
  @Test func integersMultiplyUp() throws {
    var product: Rational = 1
    for n in 1...300 {
      product *= Rational(n)
      #expect(try Real.factorial(Real(n)).rational == product, "\(n)!")
    }
  }

  @Test func gammaStepsUpByItsArgument() throws {
    for text in ["1/2", "-1/2", "7/2", "-13/2", "1/3", "-4/3", "10", "21/10"] {
      let x = Real(try #require(Rational(text)))
      #expect(try Real.gamma(x + 1).isEqual(to: x * .gamma(x)) == .yes, "Γ(\(text))")
    }
  }

  /// Factorials that are written out above and below, above only, and not at all.
  @Test(arguments: [10, 1_000, 30_000, 250_000, 260_000, 1_000_000, 10_000_000])
  func quotientsOfFactorialsAreFallingFactorials(n: Int) throws {
    let factorial = try Real.factorial(Real(n))
    for k in n > 100_000 && n < 500_000 ? [7] : [0, 1, 7] {
      let other = try Real.factorial(Real(n - k))
      let falling = (0..<k).reduce(Rational(1)) { $0 * Rational(n - $1) }
      #expect(try (factorial / other).rational == falling, "\(n)!/\(n - k)!")
      #expect(try (factorial * (1 / other)).rational == falling, "\(n)!·1/\(n - k)!")
      #expect(try (other / factorial).rational == falling.reciprocal(), "\(n - k)!/\(n)!")
      #expect(try factorial.isEqual(to: Real(falling) * other) == .yes, "\(n)!, \(k)")
    }
  }

  @Test func quotientsOfWhatIsWrittenOutAndWhatIsNotAreFallingFactorials() throws {
    let (above, below) = try (Real.factorial(254_000), Real.factorial(253_000))
    #expect(above.rational == nil && below.rational != nil)
    let falling = try Real.permutations(254_000, 1_000)
    #expect(try (above / below).rational == falling.rational)
    #expect(try (-3 * above * (1 / below)).rational == (-3 * falling).rational)
    #expect(try (below / above).rational == (1 / falling).rational)
  }

  @Test(arguments: ["1/2", "1001/2", "1999/2", "2001/2", "2003/2", "4000001/2", "4000001/3"])
  func quotientsOfOtherFactorialsToo(text: String) throws {
    let n = Real(try #require(Rational(text)))
    for n in [n, -n] {
      #expect(try (Real.factorial(n) / .factorial(n - 1)).rational == n.rational, "(\(n))!")
      #expect(
        try (Real.factorial(n + 2) / .factorial(n - 1)).rational
          == (n * (n + 1) * (n + 2)).rational, "(\(n) + 2)!")
    }
  }

  @Test func powersAndSumsOfFactorialsCancel() throws {
    let (above, below) = try (Real.factorial(1_000_000), Real.factorial(999_998))
    let ratio: Real = 999_999_000_000
    #expect(try (above * above / below / below).rational == (ratio * ratio).rational)
    #expect(try (above / (below * below) * below).rational == ratio.rational)
    #expect(try ((above + below) / below).rational == (ratio + 1).rational)
    #expect(try (Real.gamma(.pi + 30) / .gamma(.pi + 28) - (.pi + 28) * (.pi + 29)).rational == 0)
    let x = try Real.sin(1)
    #expect(try (Real.gamma(x + 20) - (x + 19) * .gamma(x + 19)).isZero() == .yes)
  }

  @Test func polesAreRefused() throws {
    for n in 1...5 {
      #expect(throws: CalculationError.outsideDomain) { try Real.factorial(Real(-n)) }
    }
    #expect(throws: CalculationError.outsideDomain) {
      try Real.gamma(.log(2) + .log(3) - .log(6))
    }
  }

  @Test(arguments: [(1 << 20, 16346), (1 << 40, 12250)] as [(Int, BigInt)])
  func hugeFactorialsHaveDigits(n: Int, significand: BigInt) throws {
    let digits = try Real.factorial(Real(n)).decimal(significantDigits: 5)
    #expect(digits.significand == significand)
    #expect(throws: CalculationError.outsideDomain) { try Real.factorial(Real(-n)) }
  }

  @Test(arguments: [1 << 57, 1 << 58, 1 << 60, Int.max - 1, Int.max])
  func hugerFactorialsAreRefused(n: Int) {
    #expect(throws: CalculationError.tooLarge) {
      try Real.factorial(Real(n)).decimal(significantDigits: 5)
    }
    #expect(throws: CalculationError.outsideDomain) { try Real.factorial(Real(-n)) }
  }

  @Test func choicesAreThoseOfPascalsTriangle() throws {
    for n in 0...20 {
      for k in 0...20 {
        let sum = try Real.combinations(Real(n), Real(k)) + .combinations(Real(n), Real(k + 1))
        #expect(try Real.combinations(Real(n + 1), Real(k + 1)).rational == sum.rational)
        let rows = try Real.combinations(Real(n), Real(k)) * .factorial(Real(k))
        #expect(try Real.permutations(Real(n), Real(k)).rational == rows.rational)
      }
    }
    #expect(throws: CalculationError.outsideDomain) { try Real.combinations(9, -5) }
    #expect(throws: CalculationError.notInteger) { try Real.combinations(Real(1) / 2, 1) }
  }

  @Test func binomialsOfNegativeNumbersAreThoseOfTheSeries() throws {
    for n in [-7, -3, -2, -1].map({ Real($0) }) {
      for k in 0...20 {
        let sum = try Real.combinations(n, Real(k)) + .combinations(n, Real(k + 1))
        #expect(try Real.combinations(n + 1, Real(k + 1)).rational == sum.rational)
      }
    }
  }
}
