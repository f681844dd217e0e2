import BigNumbers

/// An exact real number: a fraction, or an expression with roots, logarithms, π and other numbers beyond
/// fractions.
///
/// ```swift
/// let golden = try (1 + Real.sqrt(5)) / 2
/// try golden * golden - golden                              // 1
/// try golden.decimal(significantDigits: 10).significand     // 1618033989
/// golden.exactText                                          // "(1 + √5)/2"
/// ```
///
/// Nothing is rounded until digits are asked for, and each digit returned is proven. Like terms are
/// collected on the way, so that `√50 − 5√2` *is* zero and a division by it an error.
///
/// Real numbers cannot be told apart by computing digits alone, so `Real` has no `==`: use
/// ``isEqual(to:within:)``, whose answer may be that it is undecided.
public struct Real: Sendable {
  let storage: Storage

  enum Storage: Sendable {
    case rational(Rational)
    /// A number that is not written as a fraction; in rare cases it is one anyway.
    case form(Form)
  }

  init(form: Form) {
    storage = .form(form)
  }

  /// Creates the number with the value of a fraction.
  public init(_ value: Rational) {
    storage = .rational(value)
  }

  /// Creates the number with the value of an integer.
  public init(_ value: BigInt) {
    self.init(Rational(value))
  }

  /// Creates the number with the value of an integer.
  public init(_ value: Int) {
    self.init(Rational(value))
  }

  /// The number as a fraction, if it is written as one.
  ///
  /// `nil` says nothing about the number: use ``isRational(within:)``.
  public var rational: Rational? {
    guard case .rational(let value) = storage else { return nil }
    return value
  }

  /// The ratio of a circle's circumference to its diameter.
  public static let pi = Real(.pi)

  /// The base of natural logarithms.
  public static let e = Real(.exponential(1))

  /// Creates a generator as a number.
  init(_ generator: Generator) {
    self.init(
      form: Form([
        Term(
          coefficient: 1, monomial: Monomial([Factor(generator: generator, exponent: 1)]))
      ]))
  }

  var form: Form? {
    guard case .form(let form) = storage else { return nil }
    return form
  }

  /// The number as a sum of terms; empty for zero.
  var terms: [Term] {
    switch storage {
    case .rational(let value): value.isZero ? [] : [Term(coefficient: value, monomial: .one)]
    case .form(let form): form.terms
    }
  }

  /// Whether the number is written as 0.
  package var isWrittenAsZero: Bool { rational?.isZero ?? false }

  /// Whether the number is written as 1.
  var isWrittenAsOne: Bool { rational == 1 }

  /// The depth to which functions are nested.
  var depth: Int { form?.depth ?? 0 }

  /// The number of parts that the number is written with.
  package var size: Int { form?.size ?? 1 }

  /// The number of 64-bit words of its integers beyond their first ones.
  package var words: Int {
    switch storage {
    case .rational(let value): value.storageBitWidth / 64
    case .form(let form): form.words
    }
  }
}

extension Real: ExpressibleByIntegerLiteral {
  /// Creates the number with the value of an integer.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}
