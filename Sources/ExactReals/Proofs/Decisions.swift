import BigNumbers

extension Real {
  /// Whether the number is zero.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public func isZero(within budget: Budget = Budget()) throws(CalculationError) -> Decision {
    switch storage {
    case .rational(let value): value.isZero ? .yes : .no
    case .form(let form):
      switch try form.signDecision(within: budget) {
      case 0?: .yes
      case nil: .undecided
      default: .no
      }
    }
  }

  /// Whether the numbers are the same.
  ///
  /// ```swift
  /// let sum = try Real.sqrt(2) + Real.sqrt(3)
  /// try sum.isEqual(to: Real.sqrt(5 + 2 * Real.sqrt(6)))   // .yes
  /// ```
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public func isEqual(
    to other: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Decision {
    try Real.difference(self, other, within: budget).isZero(within: budget)
  }

  /// Returns −1, 0 or 1 if the number is negative, zero or positive.
  ///
  /// - Throws: ``CalculationError/undecided`` if it could not be decided; other errors when the budget is
  ///   used up.
  func sign(within budget: Budget) throws(CalculationError) -> Int {
    switch storage {
    case .rational(let value): return value.signum()
    case .form(let form):
      guard let sign = try form.signDecision(within: budget) else { throw .undecided }
      return sign
    }
  }

  /// Returns −1, 0 or 1 if the number is less than, equal to or greater than another.
  ///
  /// - Throws: ``CalculationError/undecided`` if it could not be decided; other errors when the budget is
  ///   used up.
  public func compare(
    to other: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Int {
    try Real.difference(self, other, within: budget).sign(within: budget)
  }

  /// Whether the number is an integer.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public func isInteger(within budget: Budget = Budget()) throws(CalculationError) -> Decision {
    if let rational { return rational.isInteger ? .yes : .no }
    if isSurelyInteger { return .yes }
    if let fraction = try fractionOfPowers(within: budget) { return fraction.isZero ? .yes : .no }
    do throws(CalculationError) {
      return try integerPart(within: budget).isWhole ? .yes : .no
    } catch .undecided {
      return .undecided
    }
  }

  /// Whether the number is a fraction, if that can be found out: a fraction of up to about 60 bits in
  /// disguise, such as ∛(√5 + 2) − ∛(√5 − 2).
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public func isRational(within budget: Budget = Budget()) throws(CalculationError) -> Decision {
    if try simplified(within: budget).rational != nil { return .yes }
    return form?.isSurelyIrrational == true ? .no : .undecided
  }

  /// Returns the number as a fraction if it is found to be one, otherwise as it is.
  ///
  /// ```swift
  /// let root = try Real.sqrt(5)
  /// let difference = try Real.cbrt(root + 2) - Real.cbrt(root - 2)
  /// try difference.simplified().rational   // 1
  /// ```
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public func simplified(within budget: Budget = Budget()) throws(CalculationError) -> Real {
    guard let form, !form.isComputed, !form.isSurelyIrrational else { return self }
    let value = try Evaluation(within: budget).enclosure(of: form, bits: 160)
    guard let candidate = value.simplestRational(maximumBits: 1_024),
      candidate.storageBitWidth <= 60,
      try isEqual(to: Real(candidate), within: budget) == .yes
    else { return self }
    return Real(candidate)
  }
}

extension Form {
  /// Returns −1, 0 or 1 if the number is negative, zero or positive; nil if that could not be decided.
  ///
  /// A difference from zero shows up in the digits. Zero is proven for algebraic numbers by a bound below
  /// which no other number of their kind lies, and for sums of logarithms or arctangents of algebraic
  /// numbers by the product whose logarithm or argument they are.
  func signDecision(within budget: Budget) throws(CalculationError) -> Int? {
    if terms.count == 1,
      terms[0].monomial.factors.allSatisfy({ $0.generator.isAlwaysPositive })
    {
      return terms[0].coefficient.signum()
    }
    do throws(CalculationError) {
      return try signFromDigitsOrProof(within: budget)
    } catch .tooLarge {
      // An exponential that is out of range may have a known sign without its size.
      let (scale, terms) = try dividedByLargestExponential(within: budget)
      guard !scale.isWrittenAsOne else { throw .tooLarge }
      return try Form(terms.sorted { $0.monomial.compare($1.monomial) < 0 })
        .signFromDigitsOrProof(within: budget)
    }
  }

  private func signFromDigitsOrProof(within budget: Budget) throws(CalculationError) -> Int? {
    var precision = 64
    let evaluation = Evaluation(within: budget)
    var hasTriedProof = false
    var isNotZero = false
    // An undecidable question must not use up the whole budget.
    let reserve = budget.work - budget.work / 4
    let limit = isComputed ? ComputedNumber.decisionBits : budget.decisionBits
    while true {
      let value: Enclosure
      do throws(CalculationError) {
        value = try evaluation.roughEnclosure(of: self, precision: precision)
      } catch {
        // If more bits can't be paid for, the question stays undecided, and the work is left for other
        // questions.
        if precision > 64, error == .tooMuchWork, !isNotZero { return nil }
        throw error
      }
      if let sign = value.sign {
        budget.hasTold(bits: precision)
        return sign
      }
      if !hasTriedProof, precision >= 256 || terms.count > 1 {
        hasTriedProof = true
        if isSurelyNotZero {
          isNotZero = true
        } else if let sign = try provenSign(with: evaluation, within: budget) {
          return sign
        }
      }
      // If a number isn't zero, its digits show up in the end.
      if isNotZero, precision < budget.expansionBits, !value.isBelowExponentRange {
        precision *= 2
        continue
      }
      guard precision < limit, budget.work > reserve else {
        if value.radius.isInfinite { throw .tooLarge }
        if value.isBelowExponentRange { throw .tooSmall }
        return nil
      }
      precision = min(precision * 2, limit)
    }
  }

  /// Returns the sign if the structure decides whether the number is zero.
  private func provenSign(
    with evaluation: Evaluation, within budget: Budget
  ) throws(CalculationError) -> Int? {
    if let sign = try signOfSumOfFractions(within: budget) { return sign }
    if let bound = SeparationBound(self), bound.bits <= Int64(budget.expansionBits) {
      return try sign(ifSmallerThan: bound.bits, with: evaluation, within: budget)
    }
    if try isZeroSumOfLogarithms(within: budget) == true { return 0 }
    if try isZeroByAdditionTheorems(within: budget) { return 0 }
    if try isZeroByGammaRecurrence(within: budget) { return 0 }
    if try isZeroByGammaRelations(within: budget) { return 0 }
    if try isZeroSumOfArctangents(with: evaluation, within: budget) == true { return 0 }
    return try isZeroBySimplerNumbers(within: budget) ? 0 : nil
  }

  /// Returns the sign of a number that is zero if it is less than 2^−bits.
  ///
  /// Nil if that takes more work than one question may use.
  private func sign(
    ifSmallerThan bits: Int64, with evaluation: Evaluation, within budget: Budget
  ) throws(CalculationError) -> Int? {
    let reserve = budget.work - budget.work / 4
    var precision = 128
    // Terms are so limited in size that this many more bits than the bound always suffice; the loop ends in
    // any case.
    for _ in 0..<40 where budget.work > reserve {
      let value: Enclosure
      do throws(CalculationError) {
        value = try evaluation.roughEnclosure(of: self, precision: precision)
      } catch {
        if error == .tooMuchWork { return nil }
        throw error
      }
      if let sign = value.sign {
        budget.hasTold(bits: precision)
        return sign
      }
      if value.isSmaller(thanPowerOfTwo: -bits) { return 0 }
      precision = min(precision * 2, precision + Int(clamping: bits) + 64)
    }
    return nil
  }
}
