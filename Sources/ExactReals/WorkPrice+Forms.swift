import BigNumbers

/// The prices of steps on forms, in nanoseconds, as measured on sums of a few hundred terms.
extension WorkPrice {
  /// A step of an expression with short numbers.
  package static let step: Int64 = 150

  /// One arctangent in a sum of them, when counting the turns between the sum and its angle.
  static let turnedArctangent: Int64 = 5_000

  /// Inserting a term into a sum.
  static let collectedTerm: Int64 = 280

  /// Multiplying two terms, in addition to their coefficients and factors.
  static let productOfTerms: Int64 = 2_000

  /// Inserting a factor of a term into a product.
  static let multipliedFactor: Int64 = 200

  /// Enclosing a factor of a term, or a term, in addition to computing it.
  static let enclosedFactor: Int64 = 500

  /// One entry of a matrix of fractions in Gaussian elimination.
  static let eliminatedEntry: Int64 = 100

  /// A number in a sieve for primes.
  static let sievedNumber: Int64 = 8
}
