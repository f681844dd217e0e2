import BigNumbers

/// A bound on how close to zero an algebraic number can be without being zero.
///
/// A number built with roots and fractions is a quotient U/L of algebraic integers whose conjugates have at
/// most the sizes *u* and *l*. If U is not zero, the product of its at most *D* conjugates is an integer
/// other than 0, so |U| ≥ u^(1−D), and |U/L| ≥ u^(1−D)/l.
///
/// The rules for u and l are those of C. Burnikel, R. Fleischer, K. Mehlhorn and S. Schirra, "A strong
/// and easily computable separation bound for arithmetic expressions involving radicals"
/// (Algorithmica 27, 2000), with one more: 2·cos *r*π is an algebraic integer with conjugates up to 2.
struct SeparationBound {
  /// The number is zero if it is smaller than 2^−bits.
  let bits: Int64

  /// Creates the bound of an algebraic number; nil for others, and if it would be too large.
  init?(_ form: Form) {
    var field = AlgebraicField()
    guard let size = field.size(of: Real(form: form)), let degree = field.degree else { return nil }
    let (product, overflow) = size.numerator.multipliedReportingOverflow(by: degree - 1)
    let bound = ConjugateSize(numerator: product, denominator: size.denominator)
    guard !overflow, bound.isWithinReason else { return nil }
    bits = bound.numerator + bound.denominator + 1
  }
}

/// The logarithms to base 2, rounded up, of bounds on the conjugates of numerator and denominator.
private struct ConjugateSize {
  var numerator: Int64
  var denominator: Int64

  /// No number is calculated to this many bits.
  private static let limit: Int64 = 1 << 40

  /// Whether it is below the limit; with ten bits for each exponent it then cannot have overflowed.
  var isWithinReason: Bool { numerator < Self.limit && denominator < Self.limit }

  static func * (a: Self, b: Self) -> Self {
    Self(
      numerator: a.numerator + b.numerator, denominator: a.denominator + b.denominator)
  }

  /// Returns the size of the root of a degree, in one of two ways of clearing the denominator.
  func root(_ degree: Int64) -> Self {
    numerator >= denominator
      ? Self(
        numerator: (numerator + (degree - 1) * denominator + degree - 1) / degree,
        denominator: denominator)
      : Self(
        numerator: numerator,
        denominator: ((degree - 1) * numerator + denominator + degree - 1) / degree)
  }

  func power(_ exponent: Int64) -> Self {
    let count = Int64(exponent.magnitude)
    return exponent < 0
      ? Self(numerator: denominator * count, denominator: numerator * count)
      : Self(numerator: numerator * count, denominator: denominator * count)
  }
}

/// The roots and cosines that generate the field of a number.
private struct AlgebraicField {
  private var integers: [(base: BigInt, degree: Int64)] = []
  private var bases: [(base: Real, degree: Int64)] = []

  /// The least common multiple of the orders of the roots of unity whose real parts are used.
  private var order: Int64 = 1

  /// A bound on the field's degree; nil if it is too large.
  var degree: Int64? {
    var degree: Int64 = order > 2 ? max(order.totient / 2, 1) : 1
    for factor in integers.map({ $0.degree }) + bases.map({ $0.degree }) {
      let (product, overflow) = degree.multipliedReportingOverflow(by: factor)
      guard !overflow, product < 1 << 20 else { return nil }
      degree = product
    }
    return degree
  }

  /// Returns the size of an algebraic number; nil for others.
  mutating func size(of number: Real) -> ConjugateSize? {
    switch number.storage {
    case .rational(let value):
      return ConjugateSize(
        numerator: Int64(value.numerator.magnitudeBitWidth),
        denominator: Int64((value.denominator - 1).magnitudeBitWidth))
    case .form(let form): return size(of: form)
    }
  }

  private mutating func size(of form: Form) -> ConjugateSize? {
    // Fractions have one common denominator, other parts each their own.
    var multiple = BigInt(1)
    for term in form.terms {
      multiple = multiple.leastCommonMultiple(with: term.coefficient.denominator)
      guard multiple.magnitudeBitWidth < 1 << 20 else { return nil }
    }
    var sizes: [ConjugateSize] = []
    for term in form.terms {
      guard let size = size(of: term.monomial) else { return nil }
      let ratio = multiple / term.coefficient.denominator
      let coefficient = term.coefficient.numerator.magnitudeBitWidth + ratio.magnitudeBitWidth
      sizes.append(size * ConjugateSize(numerator: Int64(coefficient), denominator: 0))
    }
    let denominator = sizes.reduce(0) { $0 + $1.denominator }
    let numerator = sizes.reduce(0) { max($0, $1.numerator + denominator - $1.denominator) }
    let carry = Int64(Int.bitWidth - sizes.count.leadingZeroBitCount)
    let size = ConjugateSize(
      numerator: numerator + carry,
      denominator: denominator + Int64(multiple.magnitudeBitWidth))
    return size.isWithinReason ? size : nil
  }

  private mutating func size(of monomial: Monomial) -> ConjugateSize? {
    var size = ConjugateSize(numerator: 0, denominator: 0)
    for factor in monomial.factors {
      guard let power = Int64(exactly: factor.exponent.numerator),
        let degree = Int64(exactly: factor.exponent.denominator), power.magnitude < 1 << 10,
        degree < 1 << 10, let base = self.size(of: factor.generator, degree: degree)
      else { return nil }
      size = size * base.root(degree).power(power)
      guard size.isWithinReason else { return nil }
    }
    return size
  }

  /// Returns the size of a generator whose root of some degree is taken.
  private mutating func size(of generator: Generator, degree: Int64) -> ConjugateSize? {
    switch generator {
    case .integer(let value):
      if let place = integers.firstIndex(where: { $0.base == value }) {
        integers[place].degree = integers[place].degree.leastCommonMultiple(with: degree)
        guard integers[place].degree < 1 << 20 else { return nil }
      } else {
        integers.append((value, degree))
      }
      return ConjugateSize(numerator: Int64(value.magnitudeBitWidth), denominator: 0)
    case .base(let value):
      if degree > 1,
        !bases.contains(where: { $0.degree == degree && $0.base.isStructurallyEqual(to: value) })
      {
        bases.append((value, degree))
      }
      return size(of: value)
    case .cosineOfPi(let fraction):
      guard let denominator = Int64(exactly: fraction.denominator), denominator < 1 << 20
      else { return nil }
      // The root's own node, if there is one, is counted like that of a sum.
      if degree > 1 { bases.append((Real(generator), degree)) }
      order = order.leastCommonMultiple(with: 2 * denominator)
      guard order < 1 << 20 else { return nil }
      return ConjugateSize(numerator: 1, denominator: 1)
    default:
      return nil
    }
  }
}

extension Int64 {
  /// The count of numbers up to this one that have no common divisor with it (Euler).
  fileprivate var totient: Int64 {
    var (rest, totient, divisor) = (self, self, Int64(2))
    while divisor * divisor <= rest {
      if rest % divisor == 0 {
        totient -= totient / divisor
        while rest % divisor == 0 { rest /= divisor }
      }
      divisor += 1
    }
    return rest > 1 ? totient - totient / rest : totient
  }
}
