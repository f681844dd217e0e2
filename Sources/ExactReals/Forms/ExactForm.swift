import BigNumbers

/// A number in closed form, as mathematicians write it: √3/2, (1 + √5)/2, π/6, ln 2.
///
/// ```swift
/// let value = try Real.sin(Real.pi / 3)
/// value.exactForm         // .quotient(.root(.number(3), degree: 2), .number(2))
/// value.exactForm?.text   // "√3/2"
/// ```
public indirect enum ExactForm: Hashable, Sendable {
  /// A fraction.
  case number(Rational)
  /// π.
  case pi
  /// Euler's number.
  case e
  case sum([ExactForm])
  case product([ExactForm])
  case quotient(ExactForm, ExactForm)
  case power(ExactForm, ExactForm)
  case root(ExactForm, degree: Int)
  /// A function with its name in the expression language, such as `ln` or `atan`.
  case function(String, ExactForm)
  /// An angle marked as radians; only ``markingRadians`` creates it.
  case radians(ExactForm)
}

extension Real {
  /// The most parts that a closed form may have.
  static var exactFormLimit: Int { 60 }

  /// The number in closed form; nil if that would have more than about sixty parts, or numbers of more than
  /// about eighty digits.
  public var exactForm: ExactForm? {
    switch storage {
    case .rational(let value): return .number(value)
    case .form(let form):
      return form.size <= Self.exactFormLimit && form.hasShortNumbers ? form.exactForm : nil
    }
  }

  /// The number in closed form, as text: `√3/2`; angles in it are in radians.
  public var exactText: String? { exactText(angles: .plain) }

  /// Returns the number in closed form, as text, with angles in a notation.
  ///
  /// ```swift
  /// let sine = try Real.sin(2)
  /// sine.exactText(angles: .plain)    // "sin(2)"
  /// sine.exactText(angles: .marked)   // "sin(2 rad)"
  /// ```
  ///
  /// - Returns: The text; nil if there is no short closed form, or if ``ExactForm/markingRadians`` is nil.
  public func exactText(angles: AngleNotation) -> String? {
    switch angles {
    case .plain: exactForm?.text
    case .marked: exactForm?.markingRadians?.text
    }
  }

  /// A fraction as a whole number and a proper fraction: `2 1/3`, `-2 1/3`.
  ///
  /// Nil for integers, for fractions between −1 and 1 and for numbers not written as fractions.
  public var mixedText: String? {
    guard let value = rational, !value.isInteger, value.magnitude > 1 else { return nil }
    let whole = value.magnitude.floor
    let fraction = value.magnitude - Rational(whole)
    return (value.isNegative ? "-" : "") + whole.description + " " + fraction.description
  }
}

extension Real: CustomStringConvertible {
  /// The closed form, `√3/2`, or if that would be long, sixteen digits, `≈1414213562373095e-15`.
  public var description: String {
    if let exactText { return exactText }
    do throws(CalculationError) {
      let digits = try decimal(significantDigits: 16)
      return "≈" + digits.significand.description + "e" + digits.exponent.description
    } catch {
      return "a real number"
    }
  }
}

extension Form {
  /// Whether all numbers in the form have at most 256 bits.
  fileprivate var hasShortNumbers: Bool {
    terms.allSatisfy { term in
      term.coefficient.storageBitWidth <= 256
        && term.monomial.factors.allSatisfy { $0.hasShortNumbers }
    }
  }

  fileprivate var exactForm: ExactForm {
    let divisors = commonDivisors
    guard divisors.isEmpty || terms.count == 1 else {
      let numerator = Form(
        terms.map {
          Term(coefficient: $0.coefficient, monomial: $0.monomial.removing(divisors))
        })
      let below = divisors.map { $0.generator.exactForm.raised(to: -$0.exponent) }
      return numerator.exactForm.divided(by: below.count == 1 ? below[0] : .product(below))
    }
    let groups = LogarithmGroup.groups(of: terms, bitLimit: 256)
    var denominator = BigInt(1)
    for group in groups {
      denominator = denominator.leastCommonMultiple(with: group.rest.coefficient.denominator)
    }
    var parts = groups.map { $0.exactForm(times: Rational(denominator)) }
    // A sum begins with a positive part, if it has one.
    if parts[0].isNegative, let place = parts.firstIndex(where: { !$0.isNegative }) {
      parts.insert(parts.remove(at: place), at: 0)
    }
    let numerator = parts.count == 1 ? parts[0] : .sum(parts)
    return denominator == 1 ? numerator : numerator.divided(by: .number(Rational(denominator)))
  }
}

extension Form {
  /// The common divisors of all terms.
  private var commonDivisors: [Factor] {
    commonFactors.filter { $0.exponent.isNegative }
  }
}

extension LogarithmGroup {
  fileprivate func exactForm(times factor: Rational) -> ExactForm {
    var above: [ExactForm] = []
    var below: [ExactForm] = []
    var radicals: [(base: BigInt, exponent: Rational)] = []
    for part in rest.monomial.withRootsTogether.factors {
      if case .integer(let base) = part.generator {
        radicals.append((base, part.exponent))
        continue
      }
      let base = part.generator.exactForm
      if part.exponent.isNegative {
        below.append(base.raised(to: -part.exponent))
      } else {
        above.append(base.raised(to: part.exponent))
      }
    }
    if let argument { above.append(.function("ln", .number(argument))) }
    above.insert(contentsOf: Self.roots(radicals), at: 0)
    let coefficient = rest.coefficient * factor
    if coefficient != 1 || above.isEmpty { above.insert(.number(coefficient), at: 0) }
    let numerator = above.count == 1 ? above[0] : .product(above)
    guard let first = below.first else { return numerator }
    return numerator.divided(by: below.count == 1 ? first : .product(below))
  }

  /// Returns powers of integers as one power or root.
  private static func roots(_ parts: [(base: BigInt, exponent: Rational)]) -> [ExactForm] {
    guard !parts.isEmpty else { return [] }
    guard
      var (radicand, exponent) = Rational.product(
        ofPowers: parts.map { (base: $0.base, coefficient: $0.exponent) }, bitLimit: 256)
    else {
      return parts.map { ExactForm.number(Rational($0.base)).raised(to: $0.exponent) }
    }
    if radicand.numerator == 1 {
      (radicand, exponent) = (radicand.reciprocalOfNonzero, -exponent)
    }
    // ∛4 is shorter than (∛2)^2.
    if radicand.isInteger, exponent > 0, exponent.denominator != 1, exponent.denominator <= 3,
      let power = Int(exactly: exponent.numerator),
      let whole = radicand.numerator.raised(to: power, maximumBitWidth: 256)
    {
      let root = exponent.denominator == 2 ? 2 : 3
      return [.root(.number(Rational(whole)), degree: root)]
    }
    return [ExactForm.number(radicand).raised(to: exponent)]
  }
}

extension Monomial {
  /// The monomial with the square root of an integer moved into that of a sum: √2·√(5 + √5) is √(10 + 2√5).
  fileprivate var withRootsTogether: Monomial {
    let half = Rational.half
    var integer = BigInt(1)
    var others: [Factor] = []
    for factor in factors {
      if case .integer(let base) = factor.generator, factor.exponent == half {
        integer *= base
      } else {
        others.append(factor)
      }
    }
    guard integer > 1,
      let place = others.firstIndex(where: { $0.exponent == half && $0.generator.isBase }),
      case .base(let base) = others[place].generator, let form = base.form
    else { return self }
    let terms = form.terms.map {
      Term(coefficient: $0.coefficient * Rational(integer), monomial: $0.monomial)
    }
    others[place].generator = .base(Real(form: Form(terms)))
    return Monomial(others)
  }
}

extension Generator {
  fileprivate var isBase: Bool {
    if case .base = self { return true }
    return false
  }

  fileprivate var exactForm: ExactForm {
    switch self {
    case .integer(let value): return .number(Rational(value))
    case .pi: return .pi
    case .exponential(let x): return x.isWrittenAsOne ? .e : x.powerForm ?? .power(.e, x.fullForm)
    case .integerLogarithm(let value): return .function("ln", .number(Rational(value)))
    case .logarithm(let x): return .function("ln", x.fullForm)
    case .cosineOfPi(let fraction):
      let angle = Real(
        Term(
          coefficient: fraction,
          monomial: Monomial([Factor(generator: .pi, exponent: 1)])))
      return .function("cos", angle.fullForm)
    case .cosine(let x): return .function("cos", x.fullForm)
    case .sine(let x): return .function("sin", x.fullForm)
    case .arctangent(let x): return .function("atan", x.fullForm)
    case .arcsine(let x): return .function("asin", x.fullForm)
    case .gamma(let x): return .function("gamma", x.fullForm)
    case .base(let x): return x.fullForm
    case .computed: preconditionFailure("Such a number has no closed form")
    }
  }
}

extension Real {
  /// The closed form, whatever its length: it is part of one whose length is limited.
  fileprivate var fullForm: ExactForm {
    switch storage {
    case .rational(let value): .number(value)
    case .form(let form): form.exactForm
    }
  }
}

extension Real {
  /// e to the power of this number, if it is a multiple of one logarithm: e^(π·ln 2) is 2^π.
  fileprivate var powerForm: ExactForm? {
    guard let form else { return nil }
    let groups = LogarithmGroup.groups(of: form.terms, bitLimit: 256)
    guard groups.count == 1, var group = groups.first else { return nil }
    var base: ExactForm?
    if let argument = group.argument {
      base = .number(argument)
      group.argument = nil
    } else if let place = group.rest.monomial.factors.firstIndex(where: { $0.isLogarithm }),
      case .logarithm(let x) = group.rest.monomial.factors[place].generator
    {
      base = x.fullForm
      group.rest.monomial.factors.remove(at: place)
    }
    guard let base else { return nil }
    return .power(base, Real(group.rest).fullForm)
  }
}

extension Factor {
  fileprivate var hasShortNumbers: Bool {
    guard exponent.storageBitWidth <= 256 else { return false }
    switch generator {
    case .integer(let value), .integerLogarithm(let value):
      return value.magnitudeBitWidth <= 256
    case .computed: return false
    default:
      switch generator.argument?.storage {
      case nil: return true
      case .rational(let value): return value.storageBitWidth <= 256
      case .form(let form): return form.hasShortNumbers
      }
    }
  }

  fileprivate var isLogarithm: Bool {
    if case .logarithm = generator { return exponent == 1 }
    return false
  }
}

extension ExactForm {
  /// Whether the form begins with a minus sign.
  var isNegative: Bool {
    switch self {
    case .number(let value): value.isNegative
    case .product(let factors): factors.first?.isNegative ?? false
    case .quotient(let dividend, _): dividend.isNegative
    default: false
    }
  }

  fileprivate func divided(by divisor: ExactForm) -> ExactForm {
    // (a/b)/c is written a/(b·c).
    guard case .quotient(let dividend, let first) = self else { return .quotient(self, divisor) }
    return .quotient(dividend, .product([divisor, first]))
  }

  fileprivate func raised(to exponent: Rational) -> ExactForm {
    if exponent == 1 { return self }
    if case .power(let base, .number(let inner)) = self {
      return .power(base, .number(inner * exponent))
    }
    if let degree = exponent.denominator.smallDegree {
      let root = ExactForm.root(self, degree: degree)
      return exponent.numerator == 1
        ? root : .power(root, .number(Rational(exponent.numerator)))
    }
    return .power(self, .number(exponent))
  }
}

extension BigInt {
  /// The number, if roots of that degree have a sign of their own.
  fileprivate var smallDegree: Int? { self == 2 ? 2 : self == 3 ? 3 : nil }
}
