extension Limbs {
  /// The longest product, in limbs, that a transform can compute.
  static var maximumTransformLength: Int {
    #if _pointerBitWidth(_64)
    1 << 40
    #else
    1 << 20
    #endif
  }

  /// Returns the length of the transform for a polynomial of `count` coefficients: 2^k or 3 · 2^k.
  static func transformLength(_ count: Int) -> Int {
    let bits = Int.bitWidth - (Swift.max(count, 4) - 1).leadingZeroBitCount
    let threeQuarters = 3 << (bits - 2)
    return count <= threeQuarters ? threeQuarters : 1 << bits
  }

  /// Writes `a · b` to `product`, of `aCount + bCount` limbs, by transforms modulo three primes.
  ///
  /// J. M. Pollard, "The fast Fourier transform in a finite field" (1971). Each limb is one
  /// coefficient, so nothing is cut or shifted.
  static func multiplyByTransform(
    _ product: LimbPointer, _ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) {
    let length = transformLength(aCount + bCount - 1)
    withScratch(3 * length) { residues in
      convolve(residues, length, a, aCount, b, bCount)
      let count = Swift.min(aCount + bCount, length)
      let carry = recover(product, count, residues, length)
      if count < aCount + bCount { product[count] = carry.0 }
    }
  }

  /// Fills `residues` with the coefficients of the product modulo each prime, times length / B.
  private static func convolve(
    _ residues: LimbPointer, _ length: Int,
    _ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) {
    let ways = length % 3 == 0 ? 3 : 1
    let tableCount = Swift.max(length / ways / 2, 1)
    let tables = UnsafeMutablePointer<TransformFactor>.allocate(capacity: ways * tableCount)
    defer { tables.deallocate() }
    let isSquare = a == b && aCount == bCount
    withScratch(length) { other in
      let primes = TransformPrime.three
      for index in 0..<3 {
        let prime = index == 0 ? primes.0 : index == 1 ? primes.1 : primes.2
        var start = prime.one
        for way in 0..<ways {
          prime.fillTable(tables + way * tableCount, tableCount, times: start, other)
          start = prime.product(start, prime.cubeRoot)
        }
        let ring = TransformRing(
          tables: TransformTables(prime: prime, tables: tables, count: tableCount),
          length: length, ways: ways)
        let data = residues + index * length
        ring.evaluate(data, a, aCount)
        if isSquare {
          ring.multiply(data, data)
        } else {
          ring.evaluate(other, b, bCount)
          ring.multiply(data, other)
        }
        ring.interpolate(data)
      }
    }
  }

  /// Combines the residues of `count` coefficients and carries; returns the limbs that are left above.
  ///
  /// A mixed-radix form of the Chinese remainder theorem (H. Garner; Knuth 4.3.2): each
  /// coefficient is x1 + x2·p1 + x3·p1·p2.
  private static func recover(
    _ result: LimbPointer, _ count: Int, _ residues: LimbSource, _ length: Int
  ) -> (UInt, UInt) {
    let (first, second, third) = TransformPrime.three
    let scales = (first.scale(length), second.scale(length), third.scale(length))
    let firstInSecond = second.inverse(of: first.p)
    let firstInThird = third.inverse(of: first.p)
    let secondInThird = third.inverse(of: second.p)
    let (pairHigh, pairLow) = first.p.multipliedFullWidth(by: second.p)
    var (carry0, carry1): (UInt, UInt) = (0, 0)
    for index in 0..<count {
      let x1 = first.reduce(first.multiply(scales.0, residues[index]))
      let r2 = second.multiply(scales.1, residues[length + index])
      let r3 = third.multiply(scales.2, residues[2 * length + index])
      // The primes are within 1/8 of each other, so twice one of them exceeds any other.
      let x2 = second.reduce(
        second.multiply(firstInSecond, second.fold(r2) &+ second.twoP &- x1))
      let u3 = third.multiply(firstInThird, third.fold(r3) &+ third.twoP &- x1)
      let x3 = third.reduce(third.multiply(secondInThird, u3 &+ third.twoP &- x2))
      // x1 + x2·p1 + x3·(pairHigh·B + pairLow) + carry, in three limbs.
      var carry: UInt = 0
      let low = multiplyAdd(x2, first.p, x1, &carry)
      var above: UInt = 0
      let limb = multiplyAdd(x3, pairLow, low, &above)
      let (sum0, overflow0) = limb.addingReportingOverflow(carry0)
      var top: UInt = 0
      let middle = multiplyAdd(x3, pairHigh, above, &top)
      let (sum1, overflow1) = middle.addingReportingOverflow(carry)
      let (sum2, overflow2) = sum1.addingReportingOverflow(carry1)
      let (sum3, overflow3) = sum2.addingReportingOverflow(overflow0 ? 1 : 0)
      result[index] = sum0
      carry0 = sum3
      carry1 = top &+ (overflow1 ? 1 : 0) &+ (overflow2 ? 1 : 0) &+ (overflow3 ? 1 : 0)
    }
    return (carry0, carry1)
  }
}

extension TransformPrime {
  /// Returns the inverse of a number that isn't divisible by p, as a factor.
  func inverse(of x: UInt) -> TransformFactor {
    factor(power(product(x % p, square), p - 2))
  }

  /// Returns B / length, as a factor.
  ///
  /// It undoes the factor of a backward transform, and the 1/B of Montgomery's product.
  func scale(_ length: Int) -> TransformFactor {
    let inverse = power(product(UInt(length) % p, square), p - 2)
    return factor(product(inverse, square))
  }
}
