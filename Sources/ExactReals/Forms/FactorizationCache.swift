import BigNumbers

/// The most recent factorizations of long integers found in a calculation.
///
/// A term's coefficient that is too long to be added to another is factored in each sum and each product,
/// and is mostly the same.
struct FactorizationCache {
  private static let limit = 4

  /// Numbers of fewer bits are factored again.
  private static let shortestBits = 1 << 13

  private var entries: [(number: BigInt, factorization: Factorization)] = []

  /// Returns the known factorization of a number.
  func factorization(of number: BigInt) -> Factorization? {
    guard number.magnitudeBitWidth >= Self.shortestBits else { return nil }
    return entries.last { $0.number == number }?.factorization
  }

  /// Keeps the factorization of a number, if that is long.
  mutating func remember(_ factorization: Factorization, of number: BigInt) {
    guard number.magnitudeBitWidth >= Self.shortestBits else { return }
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append((number, factorization))
  }
}
