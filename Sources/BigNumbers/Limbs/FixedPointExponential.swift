extension BigInt {
  /// The shape of a sum of the exponential series in fixed point.
  package struct ExponentialShape {
    /// The limbs after the point.
    package var limbs: Int
    /// The number of times that the argument was halved, and that the result is to be squared.
    package var halvings: Int
    /// The number of terms, a multiple of `block`.
    package var terms: Int
    /// The number of terms that share a division: the product of their denominators is below half a limb's
    /// range.
    package var block: Int

    package init(limbs: Int, halvings: Int, terms: Int, block: Int) {
      self.limbs = limbs
      self.halvings = halvings
      self.terms = terms
      self.block = block
    }
  }

  /// Returns exp(t·2^halvings) for this number t in units of 2^−bits, with |t| < 2^−halvings ≤ 1/16, in the
  /// same units.
  ///
  /// It sums terms of the Taylor series of exp t, and squares the result.
  ///
  /// It uses blocks of m terms with the powers of t up to t^m available (M. Paterson and L. Stockmeyer, "On
  /// the number of nonscalar multiplications necessary to evaluate polynomials", 1973; D. Smith, "Efficient
  /// multiple-precision evaluation of elementary functions", 1989), and one division by the product of the
  /// m denominators for each block. Everything is in one piece of memory.
  ///
  /// Let S(k) be the sum of k!/(k + j)!·t^j. From S(k + m) it is
  ///
  ///     (P + P/(k + 1)·t + ⋯ + P/((k + 1)⋯(k + m − 1))·t^(m − 1) + t^m·S(k + m)) / P
  ///
  /// with P = (k + 1)⋯(k + m). A power is off by less than 2 units, as |t| ≤ 1/16; their sum over
  /// their factors by less than 2·(1/2 + 1/6 + ⋯) < 1.5, t^m·S by less than S(k + m)'s error and 4,
  /// and the quotient by 1: with P ≥ 2, or P = 1 and t^m·S off by 1.5, that is below 6 at every k.
  ///
  /// A squaring turns an error d of v into less than 2v·d + d² + 1. The product of all v is at most
  /// e^|t·2^halvings| < e, so in the end the first error has grown to less than e·2^halvings·d, and those
  /// of the squarings to the same in total. With the d², which are far smaller, and one unit for the terms
  /// left out, the result is off by less than 64·2^halvings units.
  package func fixedPointExponential(_ shape: ExponentialShape) -> BigInt {
    let (n, block) = (shape.limbs, shape.block)
    let isNegative = isNegative
    return withLimbs { t, count in
      Limbs.withScratch((block + 4) * (n + 2)) { scratch in
        let value = scratch
        let product = scratch + (n + 2)
        let powers = scratch + 3 * (n + 2)
        powers.update(from: t, count: count)
        (powers + count).update(repeating: 0, count: n - count)
        Limbs.fillPowers(powers, n, upTo: block, product)
        Limbs.sumExponential(value, powers, shape, isNegative: isNegative, product)
        for _ in 0..<shape.halvings {
          // The value stays below e, so its square needs no second limb before the point.
          Limbs.square(product, value, n + 1)
          value.update(from: product + n, count: n + 1)
        }
        return BigInt(copying: value, count: n + 1, isNegative: false)
      }
    }
  }
}

extension Limbs {
  /// Writes t², …, t^last after t, each with `n` limbs after the point.
  fileprivate static func fillPowers(
    _ powers: LimbPointer, _ n: Int, upTo last: Int, _ product: LimbPointer
  ) {
    var j = 2
    while j <= last {
      let half = powers + (j / 2 - 1) * n
      if j & 1 == 0 {
        square(product, half, n)
      } else {
        multiply(product, half, n, half + n, n)
      }
      (powers + (j - 1) * n).update(from: product + n, count: n)
      j += 1
    }
  }

  /// Writes S(0), with `n` + 1 limbs.
  fileprivate static func sumExponential(
    _ sum: LimbPointer, _ powers: LimbPointer, _ shape: BigInt.ExponentialShape, isNegative: Bool,
    _ product: LimbPointer
  ) {
    let (n, block) = (shape.limbs, shape.block)
    sum.update(repeating: 0, count: n + 2)
    var k = shape.terms - block
    while k >= 0 {
      if k + block < shape.terms {
        // The limb before the point is treated apart: factors of equal length are multiplied faster.
        let last = powers + (block - 1) * n
        multiply(product, sum, n, last, n)
        product[2 * n] = addProduct(product + n, last, n, times: sum[n])
        sum.update(from: product + n, count: n + 1)
        // This is in two's complement of n + 1 limbs, until the leading term makes it positive.
        if isNegative, block & 1 == 1 { negate(sum, n + 1) }
      }
      var factor: UInt = 1
      var j = block - 1
      while j >= 1 {
        factor &*= UInt(truncatingIfNeeded: k + j + 1)
        let power = powers + (j - 1) * n
        if isNegative, j & 1 == 1 {
          sum[n] &-= subtractProduct(sum, power, n, times: factor)
        } else {
          sum[n] &+= addProduct(sum, power, n, times: factor)
        }
        j -= 1
      }
      factor &*= UInt(truncatingIfNeeded: k + 1)
      sum[n] &+= factor
      _ = divide(sum, sum, n + 1, by: factor)
      k -= block
    }
  }

  /// Changes the sign in two's complement.
  private static func negate(_ a: LimbPointer, _ count: Int) {
    var carry: UInt = 1
    for index in 0..<count { a[index] = add(~a[index], 0, &carry) }
  }
}
