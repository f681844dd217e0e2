import BigNumbers
import ExactReals
import Testing

@Suite struct PowersTests {
  @Test(arguments: ArgumentGenerator.seeds)
  func squareRootOfASquareIsTheMagnitude(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let a = try numbers.real()
      #expect(
        try decision(Real.sqrt(a * a), .abs(a)) != .no,
        "\(a.testText), seed \(seed)")
    }
  }

  /// A number that only a proof shows to be zero is raised to powers as zero is.
  @Test func powersOfAZeroInDisguiseAreThoseOfZero() throws {
    let root = try Real.sqrt(2)
    let zero = try Real.log(1 + root) + Real.log(root - 1)
    #expect(try Real.pow(zero, 2 / Real(3)).rational == 0)
    #expect(throws: CalculationError.divisionByZero) { try Real.pow(zero, -2 / Real(3)) }
  }

  /// 10 compared with 9, 11 and 10, each times the same powers, neither of which can be written out.
  @Test func hugeProductsThatDifferByAShortFactorAreCompared() throws {
    let exponent = try Real.pow(10, 15)
    let one = try Real.pow(2, exponent) * Real.pow(3, exponent)
    let ten = try 5 * Real.pow(2, exponent + 1) * Real.pow(3, exponent)
    let nine = try Real.pow(2, exponent) * Real.pow(3, exponent + 2)
    #expect(try ten.compare(to: nine) == 1)
    #expect(try nine.compare(to: ten) == -1)
    #expect(try ten.compare(to: 11 * one) == -1)
    #expect(try ten.compare(to: nine + one) == 0)
    let little = Real(Rational(1, over: BigInt(1) << 600))
    #expect(try ten.compare(to: nine + one + little * one) == -1)
  }

  @Test func longFactorsOfHugePowersAreKept() throws {
    let power = try Real.pow(2, Real.pow(10, 20))
    for factor in [BigInt(6).raised(to: 5_000), -BigInt(35).raised(to: 3_000)] {
      let number = try Real(Rational(factor)) * power
      #expect(try (number / power).rational == Rational(factor))
      #expect(try (power / number).rational == Rational(1) / Rational(factor))
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func powersUndoRoots(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let a = try numbers.positive()
      for n in 2...5 {
        let root = try Real.root(a, Real(n))
        #expect(
          try decision(Real.pow(root, Real(n)), a) != .no,
          "\(a.testText), \(n), seed \(seed)")
      }
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func exponentsAddUp(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    let exponents = try [
      Real(1) / 2, 2, -1, Real(2) / 3, .sqrt(2), .pi, -Real(5) / 4, 0, .log(3),
    ]
    for _ in 0..<12 {
      let a = try numbers.positive()
      for x in exponents {
        for y in exponents {
          #expect(
            try decision(Real.pow(a, x) * Real.pow(a, y), Real.pow(a, x + y)) != .no,
            "\(a.testText), \(x.testText), \(y.testText), seed \(seed)")
        }
      }
    }
  }

  @Test func negativeNumbersHaveOddRoots() throws {
    #expect(try Real.pow(-8, Real(1) / 3).rational == -2)
    #expect(try Real.pow(-8, Real(2) / 3).rational == 4)
    #expect(try Real.pow(-32, Real(-3) / 5).rational == Rational("-1/8"))
    #expect(try Real.pow(-8, Real.sqrt(4) / 6).rational == -2)
    #expect(try Real.cbrt(-Real.pi).isEqual(to: -.cbrt(.pi)) == .yes)
    for exponent in try [Real(1) / 2, Real(3) / 4, .pi, .sqrt(2)] {
      #expect(throws: CalculationError.notReal) { try Real.pow(-8, exponent) }
    }
    #expect(throws: CalculationError.notReal) { try Real.sqrt(3 - .pi) }
  }

  @Test func zeroHasNoNegativePowers() throws {
    let hidden = try Real.log(2) + .log(3) - .log(6)
    for zero in [Real(0), hidden] {
      #expect(try Real.pow(zero, 0).rational == 1)
      #expect(try Real.pow(zero, .sqrt(2)).isZero() == .yes)
      #expect(throws: CalculationError.divisionByZero) { try Real.pow(zero, -1) }
      #expect(throws: CalculationError.divisionByZero) { try Real.pow(zero, -Real.pi) }
    }
  }

  @Test func powersTooLongToBeWrittenOutHaveDigits() throws {
    let power = try Real.pow(9, Real.pow(9, 9))
    let digits = try power.decimal(significantDigits: 16)
    #expect(digits.significand == BigInt("4281247731757470"))
    #expect(digits.exponent == 369_693_099 - 15)
    #expect(try (power / power).isEqual(to: 1) == .yes)
    #expect(try (power * 3).compare(to: power) == 1)
  }

  @Test func powersOfTenTooLongToBeWrittenOutAreExact() throws {
    for exponent in [10_000_000_000, -10_000_000_000] {
      let digits = try Real.pow(10, Real(exponent)).decimal(significantDigits: 5)
      #expect(digits.significand == 10_000)
      #expect(digits.exponent == Int64(exponent - 4))
      #expect(digits.isExact == .yes)
    }
  }

  @Test func hugePowersOfNegativeNumbersHaveTheirSign() throws {
    // The cosine of √5 is about −0.617.
    let cosine = try Real.cos(Real.sqrt(5))
    let exponent = try Real.pow(10, 13)
    #expect(try Real.pow(cosine, exponent).compare(to: 0) == 1)
    #expect(try Real.pow(cosine, exponent + 1).compare(to: 0) == -1)
    let digits = try Real.pow(cosine, exponent + 1).decimal(significantDigits: 3)
    let same = try Real.product(cosine, Real.pow(cosine, exponent)).decimal(significantDigits: 3)
    #expect(digits == same)
  }

  @Test func hugeExponentsOfNumbersNextToOneHaveAllDigits() throws {
    // (1 + 10^−40)^(10^30) is e^(10^−10), but for 5·10^−51.
    let little = Real(Rational(significand: 1, exponent: -40))
    let huge = Real(Rational(significand: 1, exponent: 30))
    let power = try Real.pow(1 + little, huge).decimal(significantDigits: 40)
    let known = try Real.exp(Real(Rational(significand: 1, exponent: -10)))
      .decimal(significantDigits: 40)
    #expect(power.significand == known.significand && power.exponent == known.exponent)
    // An exponent of sixty bits whose power is in range.
    let long = Real(Rational(significand: 1, exponent: 18))
    let step = Real(Rational(significand: 1, exponent: -7))
    let digits = try Real.pow(1 + step, long).decimal(significantDigits: 40)
    #expect(digits.significand >= BigInt.powerOfTen(39))
    #expect(throws: CalculationError.tooLarge) {
      try Real.pow(1 + 1 / Real(3), huge).decimal(significantDigits: 5)
    }
    #expect(throws: CalculationError.tooSmall) {
      try Real.pow(1 - 1 / Real(3), huge).decimal(significantDigits: 5)
    }
  }

  /// A power that is too large or too small whatever its digits is detected without its logarithm's digits.
  @Test func powersFarOutOfRangeTakeLittleWork() throws {
    let exponent = try Real.pow(10, 100_000)
    for base in [2, 3, 6] {
      for (power, error) in [
        (try Real.pow(Real(base), exponent), CalculationError.tooLarge),
        (try Real.pow(Real(base), -exponent), .tooSmall),
      ] {
        #expect(throws: error, "\(base)") {
          try power.decimal(significantDigits: 5, within: Budget(work: 1_000_000))
        }
      }
    }
  }

  @Test func longNumbersThatAreHardToFactorEnd() throws {
    // Fermat's seventh number and the square of a product of long primes.
    let fermat = (BigInt(1) << 128) + 1
    let mersenne = ((BigInt(1) << 521) - 1) * ((BigInt(1) << 607) - 1)
    for number in [fermat, mersenne, mersenne * mersenne] {
      let root = try Real.sqrt(Real(number))
      #expect(try (root * root).isEqual(to: Real(number)) == .yes)
      #expect(try Real.exp(.log(Real(number))).isEqual(to: Real(number)) == .yes)
    }
    #expect(try Real.sqrt(Real(mersenne * mersenne)).rational == Rational(mersenne))
  }
}
