import BigNumbers

/// What steps on forms take, in nanoseconds, as measured on sums of some hundred terms.
extension WorkPrice {
  /// A step of an expression with short numbers.
  static let step: Int64 = 100

  /// To put a term into its place in a sum.
  static let collectedTerm: Int64 = 400

  /// To multiply two terms, besides what their coefficients take.
  static let productOfTerms: Int64 = 2_000

  /// One entry of a matrix of fractions in an elimination.
  static let eliminatedEntry: Int64 = 100

  /// A number in a sieve for primes.
  static let sievedNumber: Int64 = 8
}
