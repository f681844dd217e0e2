/// Arithmetic on fractions of a few words in memory, for precisions at which a product takes less
/// time than an allocation.
///
/// A fraction from 0 to below 1 is a pointer to `count` words, least significant first, and an *end*
/// is its last place: 2^(−`count` · `UInt.bitWidth`).
enum FractionWords {
  /// Writes `a · b`, less at most `count` + 1 ends, to `product`, which overlaps neither factor.
  ///
  /// Products of words that reach less than one word below the end are left out: there are fewer than
  /// `count` for each place, and each place further down is worth a word less.
  @inline(__always)
  static func multiply(
    _ product: UnsafeMutablePointer<UInt>, _ a: UnsafePointer<UInt>, _ b: UnsafePointer<UInt>,
    _ count: Int
  ) {
    var below: UInt = 0
    var row = 0
    while row < count {
      let factor = a[row]
      let other = b + (count &- 1 &- row)
      let first = factor.multipliedFullWidth(by: other[0])
      let (sum, overflow) = below.addingReportingOverflow(first.low)
      below = sum
      var carry = first.high &+ (overflow ? 1 : 0)
      var column = 0
      while column < row {
        // (B − 1)² + 2(B − 1) = B² − 1, so the carry fits.
        let (high, low) = factor.multipliedFullWidth(by: other[column &+ 1])
        let (partial, overflow) = low.addingReportingOverflow(product[column])
        let (word, secondOverflow) = partial.addingReportingOverflow(carry)
        product[column] = word
        carry = high &+ (overflow ? 1 : 0) &+ (secondOverflow ? 1 : 0)
        column &+= 1
      }
      product[row] = carry
      row &+= 1
    }
  }

  /// Writes `a − b`, which must not be below 0, to `difference`, which may be either.
  @inline(__always)
  static func subtract(
    _ difference: UnsafeMutablePointer<UInt>, _ a: UnsafePointer<UInt>, _ b: UnsafePointer<UInt>,
    _ count: Int
  ) {
    var borrow: UInt = 0
    var index = 0
    while index < count {
      let (partial, underflow) = a[index].subtractingReportingOverflow(b[index])
      let (word, secondUnderflow) = partial.subtractingReportingOverflow(borrow)
      difference[index] = word
      borrow = (underflow ? 1 : 0) | (secondUnderflow ? 1 : 0)
      index &+= 1
    }
  }

  /// Doubles `a`, which must be below 1/2.
  @inline(__always)
  static func double(_ a: UnsafeMutablePointer<UInt>, _ count: Int) {
    var carry: UInt = 0
    var index = 0
    while index < count {
      let word = a[index]
      a[index] = word &<< 1 | carry
      carry = word &>> UInt(UInt.bitWidth &- 1)
      index &+= 1
    }
  }

  /// Divides `a` by a number that is not zero, rounding down by less than one end.
  @inline(__always)
  static func divide(_ a: UnsafeMutablePointer<UInt>, by divisor: UInt, _ count: Int) {
    var remainder: UInt = 0
    var index = count &- 1
    while index >= 0 {
      (a[index], remainder) = divisor.dividingFullWidth((remainder, a[index]))
      index &-= 1
    }
  }
}
