import BigNumbers

/// What steps on forms take, in nanoseconds, as measured on sums of some hundred terms.
extension WorkPrice {
  /// A step of an expression with short numbers.
  package static let step: Int64 = 150

  /// One arctangent of a sum of them, in the search for the turns that they are away from their angle.
  static let turnedArctangent: Int64 = 5_000

  /// To put a term into its place in a sum.
  static let collectedTerm: Int64 = 280

  /// To multiply two terms, besides what their coefficients and factors take.
  static let productOfTerms: Int64 = 2_000

  /// To put a factor of a term into a product.
  static let multipliedFactor: Int64 = 200

  /// To enclose a factor of a term, or a term, besides what it takes to compute it.
  static let enclosedFactor: Int64 = 500

  /// One entry of a matrix of fractions in an elimination.
  static let eliminatedEntry: Int64 = 100

  /// A number in a sieve for primes.
  static let sievedNumber: Int64 = 8
}
