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
}
