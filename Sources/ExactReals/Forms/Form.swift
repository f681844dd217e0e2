import BigNumbers

/// A number as a sum of terms, each a fraction times powers of generators: `1/2 + 1/2·√5`.
///
/// Like terms are collected and generators reduced when a form is made, so that a sum that cancels
/// by the rules of arithmetic is written as a fraction and is no form at all. The idea is that of
/// F. Johansson, "Calcium: computing in exact real and complex fields" (2021), with real generators
/// and fixed rules in place of ideals.
///
/// A form is a proof of its value, not a normal form of it: two forms that differ may be the same
/// number.
final class Form: Sendable {
  /// The most parts that a form may have in all.
  static let sizeLimit = 1 << 20

  /// The most words that the integers of a form may have in all: 16 MB.
  static let wordLimit = 1 << 21

  /// How deep functions may be nested: evaluation follows them on the stack, with some 5 KB for each,
  /// and threads may have no more than 512 KB.
  static let depthLimit = 80

  /// The terms in the order of their monomials, with coefficients other than 0.
  let terms: [Term]

  /// How many parts the form has, those within functions included.
  let size: Int

  /// How many words of 64 bits the form's integers have beyond the first ones, those within functions
  /// included.
  let words: Int

  /// How deep functions are nested.
  let depth: Int

  /// The same for structurally equal forms.
  let fingerprint: UInt64

  /// Takes terms in order.
  init(_ terms: [Term]) {
    self.terms = terms
    var size = 0
    var words = 0
    var depth = 0
    var fingerprint = Fingerprint()
    for term in terms {
      size += 1
      words += term.coefficient.storageBitWidth / 64
      fingerprint.combine(term.coefficient)
      for factor in term.monomial.factors {
        size += factor.generator.size
        words += factor.generator.words
        depth = max(depth, factor.generator.depth)
        fingerprint.combine(factor.generator.fingerprint)
        fingerprint.combine(factor.exponent)
      }
    }
    self.size = size
    self.words = words
    self.depth = depth
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
  /// In the order of the generators, with exponents other than 0.
  var factors: [Factor]

  static let one = Monomial([])

  init(_ factors: [Factor]) {
    self.factors = factors
  }

  var isOne: Bool { factors.isEmpty }

  /// The generator, if the monomial is just that.
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
