import BigNumbers

/// A number as a sum of terms, each a fraction times powers of generators: `1/2 + 1/2·√5`.
///
/// Like terms are collected and generators reduced when a form is created, so that a sum that cancels by
/// the rules of arithmetic becomes a fraction and no form at all. The idea is that of F. Johansson,
/// "Calcium: computing in exact real and complex fields" (2021), with real generators and fixed rules in
/// place of ideals.
///
/// A form is a proof of its value, not a normal form: two different forms may be the same number.
final class Form: Sendable {
  /// The most parts of a form in all.
  static let sizeLimit = 1 << 20

  /// The most words of a form's integers in all: 16 MB.
  static let wordLimit = 1 << 21

  /// The deepest nesting of functions: evaluation follows it on the stack, with about 5 KB for each level,
  /// and threads may have only 512 KB.
  static let depthLimit = 80

  /// The terms in the order of their monomials, with coefficients other than 0.
  let terms: [Term]

  /// The number of parts of the form, including those within functions.
  let size: Int

  /// The number of 64-bit words of the form's integers beyond their first ones, including those within
  /// functions.
  let words: Int

  /// The depth to which functions are nested.
  let depth: Int

  /// A fingerprint that is the same for structurally equal forms.
  let fingerprint: UInt64

  /// Whether it contains a number that is known by its digits alone, so that no proof shows it to be zero or a fraction.
  let isComputed: Bool

  /// Creates a form of terms in order.
  init(_ terms: [Term]) {
    self.terms = terms
    var size = 0
    var words = 0
    var depth = 0
    var isComputed = false
    var fingerprint = Fingerprint()
    for term in terms {
      size += 1
      words += term.coefficient.storageBitWidth / 64
      fingerprint.combine(term.coefficient)
      for factor in term.monomial.factors {
        size += factor.generator.size
        words += factor.generator.words
        depth = max(depth, factor.generator.depth)
        isComputed = isComputed || factor.generator.isComputed
        fingerprint.combine(factor.generator.fingerprint)
        fingerprint.combine(factor.exponent)
      }
    }
    self.size = size
    self.words = words
    self.depth = depth
    self.isComputed = isComputed
    self.fingerprint = fingerprint.value
  }
}

/// A fraction times powers of generators: `5·√2·π`.
struct Term: Sendable {
  var coefficient: Rational
  var monomial: Monomial
}

/// A product of powers of different generators; without any it is 1.
struct Monomial: Sendable {
  /// The factors in the order of the generators, with exponents other than 0.
  var factors: [Factor]

  static let one = Monomial([])

  init(_ factors: [Factor]) {
    self.factors = factors
  }

  var isOne: Bool { factors.isEmpty }

  /// The generator, if the monomial is nothing else.
  var singleGenerator: Generator? {
    guard factors.count == 1, factors[0].exponent == 1 else { return nil }
    return factors[0].generator
  }
}

/// A power of a generator.
struct Factor: Sendable {
  var generator: Generator
  var exponent: Rational
}
