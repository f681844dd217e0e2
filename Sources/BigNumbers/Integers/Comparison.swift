extension BigInt: Hashable, Comparable {
  /// Whether the two numbers are equal.
  public static func == (lhs: BigInt, rhs: BigInt) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.inline(let a0, let a1, let aSign), .inline(let b0, let b1, let bSign)):
      a0 == b0 && a1 == b1 && aSign == bSign
    case (.allocated(let a, let aSign), .allocated(let b, let bSign)):
      aSign == bSign
        && (a === b
          || a.withLimbs { a, aCount in
            b.withLimbs { b, bCount in aCount == bCount && Limbs.compare(a, b, aCount) == 0 }
          })
    default: false
    }
  }

  /// Whether the first number is below the second.
  public static func < (lhs: BigInt, rhs: BigInt) -> Bool {
    if lhs.isNegative != rhs.isNegative { return lhs.isNegative }
    let order = compareMagnitudes(lhs, rhs)
    return lhs.isNegative ? order > 0 : order < 0
  }

  /// Feeds the sign and the limbs to the hasher.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .inline(let low, let high, let isNegative):
      hasher.combine(isNegative)
      hasher.combine(low)
      hasher.combine(high)
    case .allocated(let limbs, let isNegative):
      hasher.combine(isNegative)
      limbs.withLimbs { limbs, count in
        for index in 0..<count { hasher.combine(limbs[index]) }
      }
    }
  }

  /// Returns −1, 0 or 1 if |a| is below, equal to or above |b|.
  static func compareMagnitudes(_ a: BigInt, _ b: BigInt) -> Int {
    switch (a.storage, b.storage) {
    case (.inline(let a0, let a1, _), .inline(let b0, let b1, _)):
      if a1 != b1 { return a1 < b1 ? -1 : 1 }
      return a0 == b0 ? 0 : a0 < b0 ? -1 : 1
    default:
      return a.withLimbs { a, aCount in
        b.withLimbs { b, bCount in
          aCount != bCount ? (aCount < bCount ? -1 : 1) : Limbs.compare(a, b, aCount)
        }
      }
    }
  }
}
