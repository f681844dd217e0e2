extension Word {
  /// Returns the sum.
  public func adding(_ other: Word) -> WordOutcome {
    WordOutcome(exact: value + other.value, format)
  }

  /// Returns the difference.
  public func subtracting(_ other: Word) -> WordOutcome {
    WordOutcome(exact: value - other.value, format)
  }

  /// Returns the product.
  public func multiplied(by other: Word) -> WordOutcome {
    WordOutcome(exact: value * other.value, format)
  }

  /// Returns the number with its sign changed.
  ///
  /// ```swift
  /// Word(-128, WordFormat(.bits8, isSigned: true))!.negated().wraps   // true: it stays -128
  /// ```
  public func negated() -> WordOutcome {
    WordOutcome(exact: -value, format)
  }

  /// Returns the whole quotient, rounded towards zero, and the remainder, which has the dividend's sign.
  ///
  /// ```swift
  /// let byte = WordFormat(.bits8, isSigned: true)
  /// try Word(-7, byte)!.divided(by: Word(2, byte)!)   // (-3, remainder -1)
  /// ```
  ///
  /// Only the quotient of the smallest number and −1 wraps. This is how C, Java and Swift divide.
  ///
  /// - Throws: `DivisionByZeroError` if the divisor is 0.
  public func divided(
    by divisor: Word
  ) throws(DivisionByZeroError) -> (quotient: WordOutcome, remainder: Word) {
    let (quotient, remainder) = try value.divided(by: divisor.value)
    // The remainder is no larger than the dividend, which fits.
    return (WordOutcome(exact: quotient, format), Word(truncating: remainder, format))
  }
}
