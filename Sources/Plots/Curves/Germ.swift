import BigNumbers
import ExactReals

/// The behavior of a function next to a number, on one side of it.
enum Germ {
  /// About *c t^r* at the distance *t*, with *c* other than 0.
  case power(Rational, Real)
  /// Zero at every number next to it.
  case zero
  /// Beyond all bounds.
  case infinite(sign: Int, Growth)
  /// Toward zero; the sign is nil if it isn't known, or changes.
  case vanishing(sign: Int?, Growth)
  /// Between two numbers, without a limit that is known.
  case bounded
  /// Without a value.
  case undefined

  /// The speed at which a function leaves all bounds, or its reciprocal does.
  enum Growth {
    /// Slower than any power of the distance.
    case logarithmic
    /// Faster than any power of the distance.
    case exponential
    case unknown

    static func faster(_ a: Growth, _ b: Growth) -> Growth {
      a == .exponential || b == .exponential ? .exponential : a == b ? a : .unknown
    }
  }
}

/// The limit of a function on one side of a number.
package enum Limit: Sendable {
  case number(Real)
  /// Rises or falls without bound.
  case infinite(Int)
  /// Stays between two numbers and has no limit.
  case oscillating
  /// The function has no value there.
  case undefined
  /// Not known.
  case unknown
}

extension Germ {
  /// The germ as one that leaves all bounds; nil for any other.
  private func infinity(
    within budget: Budget
  ) throws(CalculationError) -> (sign: Int, growth: Growth?)? {
    switch self {
    case .power(let order, let coefficient) where order.isNegative:
      (try Germ.sign(of: coefficient, within: budget), nil)
    case .infinite(let sign, let growth): (sign, growth)
    default: nil
    }
  }

  /// The sign of a number that is known not to be zero.
  static func sign(of number: Real, within budget: Budget) throws(CalculationError) -> Int {
    try number.compare(to: 0, within: budget)
  }

  // MARK: - Arithmetic

  static func sum(_ a: Germ, _ b: Germ, within budget: Budget) throws(CalculationError) -> Germ {
    switch (a, b) {
    case (.undefined, _), (_, .undefined): return .undefined
    case (.zero, let other), (let other, .zero): return other
    case (.power(let order, let left), .power(let other, let right)):
      if order != other { return order < other ? a : b }
      let sum = try Real.sum(left, right, within: budget)
      guard try sum.isZero(within: budget) == .no else { throw .undecided }
      return .power(order, sum)
    case (.infinite, _), (_, .infinite): return try sumOfInfinite(a, b, within: budget)
    case (.power(let order, _), .vanishing), (.vanishing, .power(let order, _)):
      if order.signum() <= 0 {
        guard case .power = a else { return b }
        return a
      }
      return .vanishing(sign: nil, .unknown)
    case (.vanishing(let sign, let growth), .vanishing(let other, let otherGrowth)):
      return .vanishing(
        sign: sign == other ? sign : nil, growth == otherGrowth ? growth : .unknown)
    case (.bounded, let other), (let other, .bounded):
      if try other.infinity(within: budget) != nil { return other }
      return .bounded
    }
  }

  private static func sumOfInfinite(
    _ a: Germ, _ b: Germ, within budget: Budget
  ) throws(CalculationError) -> Germ {
    guard let left = try a.infinity(within: budget) else { return b }
    guard let right = try b.infinity(within: budget) else { return a }
    if left.sign == right.sign {
      return .infinite(
        sign: left.sign, .faster(left.growth ?? .unknown, right.growth ?? .unknown))
    }
    // A power is faster than a logarithm, and slower than an exponential.
    switch (left.growth, right.growth) {
    case (.exponential?, nil), (.exponential?, .logarithmic?), (nil, .logarithmic?): return a
    case (nil, .exponential?), (.logarithmic?, .exponential?), (.logarithmic?, nil): return b
    default: throw .undecided
    }
  }

  static func product(
    _ a: Germ, _ b: Germ, within budget: Budget
  ) throws(CalculationError) -> Germ {
    switch (a, b) {
    case (.undefined, _), (_, .undefined): return .undefined
    case (.zero, _), (_, .zero): return .zero
    case (.power(let order, let left), .power(let other, let right)):
      return .power(order + other, try Real.product(left, right, within: budget))
    case (.power(let order, let factor), let other), (let other, .power(let order, let factor)):
      return try product(order, sign(of: factor, within: budget), other)
    case (.infinite(let sign, let growth), .infinite(let other, let otherGrowth)):
      return .infinite(sign: sign * other, .faster(growth, otherGrowth))
    case (.vanishing(let sign, let growth), .vanishing(let other, let otherGrowth)):
      return .vanishing(
        sign: sign.flatMap { sign in other.map { sign * $0 } }, .faster(growth, otherGrowth))
    case (.infinite(let sign, let growth), .vanishing(let other, let decay)),
      (.vanishing(let other, let decay), .infinite(let sign, let growth)):
      switch (growth, decay) {
      case (.exponential, .logarithmic):
        guard let other else { throw .undecided }
        return .infinite(sign: sign * other, .exponential)
      case (.logarithmic, .exponential):
        return .vanishing(sign: other.map { sign * $0 }, .exponential)
      default: throw .undecided
      }
    case (.bounded, .vanishing), (.vanishing, .bounded): return .vanishing(sign: nil, .unknown)
    case (.bounded, .bounded): return .bounded
    case (.bounded, .infinite), (.infinite, .bounded): throw .undecided
    }
  }

  /// The product with a power of the distance.
  private static func product(
    _ order: Rational, _ sign: Int, _ other: Germ
  ) throws(CalculationError) -> Germ {
    switch other {
    case .infinite(let otherSign, let growth):
      if order.signum() <= 0 { return .infinite(sign: sign * otherSign, growth) }
      switch growth {
      case .logarithmic: return .vanishing(sign: sign * otherSign, .unknown)
      case .exponential: return .infinite(sign: sign * otherSign, growth)
      case .unknown: throw .undecided
      }
    case .vanishing(let otherSign, let growth):
      let sign = otherSign.map { $0 * sign }
      if order.signum() >= 0 {
        return .vanishing(sign: sign, order.isZero ? growth : .faster(growth, .unknown))
      }
      switch growth {
      case .exponential: return .vanishing(sign: sign, growth)
      case .logarithmic:
        guard let sign else { throw .undecided }
        return .infinite(sign: sign, .unknown)
      case .unknown: throw .undecided
      }
    case .bounded:
      if order.signum() > 0 { return .vanishing(sign: nil, .unknown) }
      guard order.isZero else { throw .undecided }
      return .bounded
    default: throw .undecided
    }
  }

  func reciprocal(within budget: Budget) throws(CalculationError) -> Germ {
    switch self {
    case .power(let order, let coefficient):
      return .power(-order, try Real.quotient(1, coefficient, within: budget))
    case .zero, .undefined: return .undefined
    case .infinite(let sign, let growth): return .vanishing(sign: sign, growth)
    case .vanishing(let sign, let growth):
      guard let sign else { throw .undecided }
      return .infinite(sign: sign, growth)
    case .bounded: throw .undecided
    }
  }

  func power(_ exponent: Int, within budget: Budget) throws(CalculationError) -> Germ {
    if exponent < 0 { return try reciprocal(within: budget).power(-exponent, within: budget) }
    let isEven = exponent % 2 == 0
    switch self {
    case .power(let order, let coefficient):
      return .power(
        order * Rational(exponent),
        try Real.pow(coefficient, Real(exponent), within: budget))
    case .infinite(let sign, let growth): return .infinite(sign: isEven ? 1 : sign, growth)
    case .vanishing(let sign, let growth):
      return .vanishing(sign: isEven ? (sign == nil ? nil : 1) : sign, growth)
    default: return self
    }
  }

  func root(_ degree: Int, within budget: Budget) throws(CalculationError) -> Germ {
    let isEven = degree % 2 == 0
    switch self {
    case .power(let order, let coefficient):
      if isEven, try Germ.sign(of: coefficient, within: budget) == -1 { return .undefined }
      return .power(
        order * Rational(1, over: BigInt(degree)),
        try Real.root(coefficient, Real(degree), within: budget))
    case .infinite(let sign, _), .vanishing(let sign?, _):
      return isEven && sign < 0 ? .undefined : self
    case .vanishing:
      guard isEven else { return self }
      throw .undecided
    case .bounded:
      guard isEven else { return self }
      throw .undecided
    case .zero, .undefined: return self
    }
  }

  /// The limit.
  ///
  /// - Throws: `CalculationError.undecided` if the direction of an infinite one isn't known.
  func limit(within budget: Budget) throws(CalculationError) -> Limit {
    switch self {
    case .zero, .vanishing: .number(0)
    case .power(let order, let coefficient):
      switch order.signum() {
      case 1: .number(0)
      case 0: .number(coefficient)
      default: .infinite(try Germ.sign(of: coefficient, within: budget))
      }
    case .infinite(let sign, _): .infinite(sign)
    case .bounded: .oscillating
    case .undefined: .undefined
    }
  }
}
