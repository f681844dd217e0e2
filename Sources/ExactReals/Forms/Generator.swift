import BigNumbers

/// A number that forms are built of, besides fractions: Calcium calls it an extension number.
enum Generator: Sendable {
  /// The radicand of a root, an integer above 1: a prime, or a part that was not factored.
  ///
  /// The exponent is between 0 and 1, or so large that the power is not written out.
  case integer(BigInt)
  /// π.
  case pi
  /// e to the power of a number.
  ///
  /// A monomial has at most one, with exponent 1.
  case exponential(Real)
  /// The natural logarithm of an integer above 1: a prime, or a part that was not factored.
  case integerLogarithm(BigInt)
  /// The natural logarithm of a positive number.
  case logarithm(Real)
  /// cos *r*π for a fraction *r* between 0 and 1/2.
  case cosineOfPi(Rational)
  case cosine(Real)
  case sine(Real)
  case arctangent(Real)
  case arcsine(Real)
  /// The gamma function.
  case gamma(Real)
  /// A positive number that is a sum of terms, raised to a power that is not written out: a radicand
  /// or a denominator.
  case base(Real)
  /// A positive number that is known by its digits alone.
  case computed(ComputedNumber)

  /// The generator's place in the order of factors.
  private var rank: UInt64 {
    switch self {
    case .integer: 0
    case .pi: 1
    case .exponential: 2
    case .integerLogarithm: 3
    case .logarithm: 4
    case .cosineOfPi: 5
    case .cosine: 6
    case .sine: 7
    case .arctangent: 8
    case .arcsine: 9
    case .gamma: 10
    case .base: 11
    case .computed: 12
    }
  }

  /// The argument, if it has one that is a real number.
  var argument: Real? {
    switch self {
    case .integer, .pi, .integerLogarithm, .cosineOfPi, .computed: nil
    case .exponential(let x), .logarithm(let x), .cosine(let x), .sine(let x),
      .arctangent(let x), .arcsine(let x), .gamma(let x), .base(let x):
      x
    }
  }

  var depth: Int { argument.map { $0.depth + 1 } ?? 0 }

  var size: Int { argument.map { $0.size + 1 } ?? 1 }

  /// The number of 64-bit words of its integers beyond their first ones.
  var words: Int {
    switch self {
    case .integer(let value), .integerLogarithm(let value): value.magnitudeBitWidth / 64
    case .cosineOfPi(let value): value.storageBitWidth / 64
    default: argument?.words ?? 0
    }
  }

  var fingerprint: UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.combine(rank)
    switch self {
    case .integer(let value), .integerLogarithm(let value): fingerprint.combine(value)
    case .cosineOfPi(let value): fingerprint.combine(value)
    case .computed(let number): fingerprint.combine(number.fingerprint)
    default:
      if let argument { fingerprint.combine(argument) }
    }
    return fingerprint.value
  }

  /// Whether the number is known by its digits alone, or its argument is.
  var isComputed: Bool {
    if case .computed = self { return true }
    return argument?.form?.isComputed ?? false
  }

  /// Whether the number is known to be positive without its digits.
  var isAlwaysPositive: Bool {
    switch self {
    case .integer, .pi, .exponential, .integerLogarithm, .cosineOfPi, .base, .computed: true
    case .gamma(let x): x.rational.map { $0 > 0 } ?? false
    case .logarithm, .cosine, .sine, .arctangent, .arcsine: false
    }
  }

  /// Returns the structural order, −1, 0 or 1: by kind, then by argument.
  func compare(_ other: Generator) -> Int {
    if rank != other.rank { return rank < other.rank ? -1 : 1 }
    switch (self, other) {
    case (.integer(let a), .integer(let b)), (.integerLogarithm(let a), .integerLogarithm(let b)):
      return a == b ? 0 : a < b ? -1 : 1
    case (.cosineOfPi(let a), .cosineOfPi(let b)):
      return a == b ? 0 : a < b ? -1 : 1
    case (.pi, .pi): return 0
    case (.computed(let a), .computed(let b)): return a.order(to: b)
    default:
      guard let a = argument, let b = other.argument
      else { preconditionFailure("Generators of one kind, other than these, have arguments") }
      return a.structuralOrder(to: b)
    }
  }
}

extension Real {
  /// Returns the structural order, −1, 0 or 1: that of the forms, not of the numbers' values.
  func structuralOrder(to other: Real) -> Int {
    switch (storage, other.storage) {
    case (.rational(let a), .rational(let b)): return a == b ? 0 : a < b ? -1 : 1
    case (.rational, .form): return -1
    case (.form, .rational): return 1
    case (.form(let a), .form(let b)): return a.structuralOrder(to: b)
    }
  }

  /// Whether both have the same structure, and so are the same number.
  package func isStructurallyEqual(to other: Real) -> Bool { structuralOrder(to: other) == 0 }
}

extension Form {
  func structuralOrder(to other: Form) -> Int {
    if self === other { return 0 }
    if size != other.size { return size < other.size ? -1 : 1 }
    if fingerprint != other.fingerprint { return fingerprint < other.fingerprint ? -1 : 1 }
    if terms.count != other.terms.count { return terms.count < other.terms.count ? -1 : 1 }
    for (a, b) in zip(terms, other.terms) {
      let order = a.monomial.compare(b.monomial)
      if order != 0 { return order }
      if a.coefficient != b.coefficient { return a.coefficient < b.coefficient ? -1 : 1 }
    }
    return 0
  }
}

extension Monomial {
  /// Returns the structural order, −1, 0 or 1: factor by factor.
  func compare(_ other: Monomial) -> Int {
    for (a, b) in zip(factors, other.factors) {
      let order = a.generator.compare(b.generator)
      if order != 0 { return order }
      if a.exponent != b.exponent { return a.exponent < b.exponent ? -1 : 1 }
    }
    let difference = factors.count - other.factors.count
    return difference == 0 ? 0 : difference < 0 ? -1 : 1
  }
}
