import BigNumbers

/// The tangent numbers T(k) of tan x = Σ T(k)·x^(2k − 1)/(2k − 1)!: they begin with 1, 2, 16, 272.
///
/// They are whole, and determine the Bernoulli numbers: B(2k) = (−1)^(k − 1)·2k·T(k)/(4^k·(4^k − 1)).
///
/// R. Brent and D. Harvey, "Fast computation of Bernoulli, tangent and secant numbers" (2011),
/// algorithm TangentNumbers.
struct TangentNumbers {
  /// The numbers from T(1) on.
  let values: [BigInt]

  /// Computes the first `count` of them.
  ///
  /// - Complexity: O(n²) products by small numbers, of numbers of O(n log n) bits.
  init(count: Int, within budget: Budget) throws(CalculationError) {
    var values = [BigInt(1)]
    while values.count < count {
      values.append(values[values.count - 1] * BigInt(values.count))
    }
    // Indices here are one less than the paper's.
    var k = 1
    while k < count {
      let words = Int64(values[count - 1].magnitudeBitWidth / 64)
      try budget.pay(Int64(count - k) * (120 + words))
      var j = k
      while j < count {
        values[j] = values[j - 1] * BigInt(j - k) + values[j] * BigInt(j - k + 2)
        j += 1
      }
      k += 1
    }
    self.values = values
  }
}
