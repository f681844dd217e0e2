import BigNumbers

/// Factorizations of long integers that one calculation has found, the latest of them.
///
/// The coefficient of a term that is too long to be added to another is taken apart in each sum and
/// each product, and is mostly the same.
struct FactorizationCache {
  private static let limit = 4

  /// Numbers of fewer bits are factored again.
  private static let shortestBits = 1 << 13

  private var entries: [(number: BigInt, factorization: Factorization)] = []

  /// What was found of the number.
  func factorization(of number: BigInt) -> Factorization? {
    guard number.magnitudeBitWidth >= Self.shortestBits else { return nil }
    return entries.last { $0.number == number }?.factorization
  }

  /// Keeps what was found of the number, if that is long.
  mutating func remember(_ factorization: Factorization, of number: BigInt) {
    guard number.magnitudeBitWidth >= Self.shortestBits else { return }
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append((number, factorization))
  }
}
