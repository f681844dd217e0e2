import BigNumbers

extension Real {
  /// An exponent of a power of two that the number stays below, known without computing it; nil if there is
  /// none.
  ///
  /// It makes long chains of functions, such as the cosine pressed a hundred times, take only one pass.
  var magnitudeBound: Int64? {
    if let value = rational { return value.magnitudeBound }
    var largest: Int64 = 0
    for term in terms {
      guard let bound = term.magnitudeBound else { return nil }
      largest = Swift.max(largest, bound)
    }
    return largest + Int64(Int.bitWidth - terms.count.leadingZeroBitCount)
  }

  /// Whether the number is negative by the signs of its terms.
  fileprivate var isWrittenNegative: Bool {
    terms.allSatisfy { term in
      term.coefficient.isNegative
        && term.monomial.factors.allSatisfy { $0.generator.isAlwaysPositive }
    }
  }
}

extension Rational {
  fileprivate var magnitudeBound: Int64 {
    Int64(numerator.magnitudeBitWidth) - Int64(denominator.magnitudeBitWidth) + 1
  }
}

extension Term {
  fileprivate var magnitudeBound: Int64? {
    var bound = coefficient.magnitudeBound
    for factor in monomial.factors {
      guard let exponent = Int64(exactly: factor.exponent.rounded(.up)), exponent > 0,
        exponent < 1 << 20, let base = factor.generator.magnitudeBound
      else { return nil }
      bound += base * exponent
    }
    return bound
  }
}

extension Generator {
  /// A bound of at least 0, so that it also holds for powers with exponents rounded up.
  fileprivate var magnitudeBound: Int64? {
    switch self {
    case .sine, .cosine, .cosineOfPi: 0
    case .arctangent, .arcsine: 1
    case .pi: 2
    case .integer(let value): Int64(value.magnitudeBitWidth)
    case .integerLogarithm(let value): Int64(value.magnitudeBitWidth)
    case .exponential(let x): x.isWrittenNegative ? 0 : nil
    case .logarithm, .gamma, .base, .computed: nil
    }
  }
}
