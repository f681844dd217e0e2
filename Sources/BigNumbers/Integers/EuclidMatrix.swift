/// Many steps of Euclid's algorithm at once: (a, b) = M·(c, d), where the steps turn a and b into c and d.
///
/// No entry is below zero, and the determinant is 1 or −1, so that a and b have the same common divisors as
/// c and d, whatever the steps were.
struct EuclidMatrix {
  private var m00: BigInt = 1
  private var m01: BigInt = 0
  private var m10: BigInt = 0
  private var m11: BigInt = 1

  /// Whether the determinant is −1.
  private var isOdd = false

  /// Whether it consists of no steps.
  private(set) var isIdentity = true

  /// Creates the matrix of no steps.
  private init() {}

  private init(
    _ m00: BigInt, _ m01: BigInt, _ m10: BigInt, _ m11: BigInt, isOdd: Bool
  ) {
    (self.m00, self.m01, self.m10, self.m11, self.isOdd) = (m00, m01, m10, m11, isOdd)
    isIdentity = false
  }

  /// The most limbs of numbers whose steps are taken a few quotients at a time; those of longer ones are
  /// found by halving.
  ///
  /// If a limb has 32 bits, the quotients taken at a time fill one; otherwise they fill half of one.
  static var threshold: Int { Limbs.areShort ? 1200 : 96 }

  /// The fewest limbs for which steps are attempted at all.
  private static let leastCount = 4

  /// Takes the steps that halve the lengths of two numbers, and stores their results.
  ///
  /// Needs `a >= b > 0`. With *n* bits of `a`, both keep more than *n*/2 + 1. Steps end when the next limb
  /// of quotients would leave fewer; how close to that they end only affects the time.
  ///
  /// N. Möller, "On Schönhage's algorithm and subquadratic integer gcd computation", Mathematics of
  /// Computation 77 (2008): the steps of the upper halves are steps of the numbers as long as both upper
  /// halves keep more than half of their bits. Proof: let a = 2^p·x + a' and b = 2^p·y + b', where (x,
  /// y) = M·(z, w), x has *k* bits, and z and w are at least 2^s with 2·s > k. Then the entries of M are
  /// below 2^(k − s), and M leaves of a the number 2^p·z, changed up or down by less than 2^p·2^(k − s):
  /// above 2^p·(2^s − 2^(s − 1)). The same holds for b.
  init(halving a: inout BigInt, _ b: inout BigInt) {
    self.init()
    let width = a.magnitudeBitWidth
    let least = width / 2 + 1
    let count = a.limbCount
    guard count >= Self.leastCount, b.magnitudeBitWidth > least else { return }
    guard count > Self.threshold else {
      takeSteps(&a, &b, keeping: least)
      return
    }
    takeSteps(ofLimbsFrom: count / 2, &a, &b)
    // If the upper halves didn't lead far, long quotients are in the way.
    let middle = width / 2 + width / 4 + width / 16
    while a.magnitudeBitWidth > middle {
      guard takeStep(&a, &b, keeping: least) else { return }
    }
    // As many bits of the rest as lead to the same length.
    let rest = a.magnitudeBitWidth
    let start = (2 * least - rest + UInt.bitWidth - 1) / UInt.bitWidth
    guard start < a.limbCount else { return }
    takeSteps(ofLimbsFrom: start, &a, &b)
  }

  /// Makes two numbers shorter by a sixth, if steps of Euclid's algorithm do so.
  static func shorten(_ a: inout BigInt, _ b: inout BigInt) {
    var steps = EuclidMatrix()
    steps.takeSteps(ofLimbsFrom: a.limbCount * 2 / 3, &a, &b)
  }

  /// Takes the steps that halve the limbs of two numbers from a place on.
  private mutating func takeSteps(ofLimbsFrom place: Int, _ a: inout BigInt, _ b: inout BigInt) {
    var (x, aRest) = a.split(atLimb: place)
    var (y, bRest) = b.split(atLimb: place)
    if y.isZero { return }
    let steps = EuclidMatrix(halving: &x, &y)
    if steps.isIdentity { return }
    steps.apply(&aRest, &bRest)
    a = x << (place * UInt.bitWidth) + aRest
    b = y << (place * UInt.bitWidth) + bRest
    multiply(by: steps)
    if a < b { swap(&a, &b) }
  }

  /// Replaces two numbers by what the steps turn them into; either may be below zero.
  private func apply(_ a: inout BigInt, _ b: inout BigInt) {
    let (c, d) = (m11 * a - m01 * b, m00 * b - m10 * a)
    (a, b) = isOdd ? (-c, -d) : (c, d)
  }

  private mutating func multiply(by steps: EuclidMatrix) {
    guard !isIdentity else {
      self = steps
      return
    }
    (m00, m01) = (m00 * steps.m00 + m01 * steps.m10, m00 * steps.m01 + m01 * steps.m11)
    (m10, m11) = (m10 * steps.m00 + m11 * steps.m10, m10 * steps.m01 + m11 * steps.m11)
    isOdd = isOdd != steps.isOdd
  }

  /// Takes one step, unless it would leave fewer bits than must be kept.
  private mutating func takeStep(
    _ a: inout BigInt, _ b: inout BigInt, keeping least: Int
  ) -> Bool {
    let (quotient, rest) = a.quotientAndRemainder(dividingBy: b)
    guard rest.magnitudeBitWidth > least else { return false }
    (a, b) = (b, rest)
    (m00, m01) = (quotient * m00 + m01, m00)
    (m10, m11) = (quotient * m10 + m11, m10)
    isOdd.toggle()
    isIdentity = false
    return true
  }

  private mutating func swap(_ a: inout BigInt, _ b: inout BigInt) {
    (a, b) = (b, a)
    (m00, m01, m10, m11) = (m01, m00, m11, m10)
    isOdd.toggle()
  }

  /// Takes steps, a limb of quotients at a time, as long as both numbers keep more than `least` bits.
  private mutating func takeSteps(_ a: inout BigInt, _ b: inout BigInt, keeping least: Int) {
    while true {
      let (steps, isWhole) = Self.stepsByLimbs(&a, &b, keeping: least)
      if let steps { multiply(by: steps) }
      guard !isWhole, takeStep(&a, &b, keeping: least) else { return }
    }
  }

  /// Takes steps, a limb of quotients at a time.
  ///
  /// - Returns: The steps, if there are any, and whether the next ones would leave too few bits; otherwise
  ///   a long quotient is in the way.
  private static func stepsByLimbs(
    _ a: inout BigInt, _ b: inout BigInt, keeping least: Int
  ) -> (steps: EuclidMatrix?, isWhole: Bool) {
    let room = a.limbCount
    // Entries are below 2^(n − least).
    let entryRoom = (a.magnitudeBitWidth - least) / UInt.bitWidth + 2
    return Limbs.withScratch(4 * room + 4 * entryRoom) { scratch in
      var (x, y) = (scratch, scratch + room)
      var (nextX, nextY) = (scratch + 2 * room, scratch + 3 * room)
      let upper = (scratch + 4 * room, scratch + 4 * room + entryRoom)
      let lower = (scratch + 4 * room + 2 * entryRoom, scratch + 4 * room + 3 * entryRoom)
      upper.0.update(repeating: 0, count: 4 * entryRoom)
      (upper.0[0], lower.1[0]) = (1, 1)
      var entryCount = 1
      var (xCount, yCount) = (a.copyLimbs(to: x), b.copyLimbs(to: y))
      var isOdd = false
      var isWhole = true
      var isIdentity = true
      while true {
        let steps = EuclidSteps(x, xCount, y, yCount)
        if steps.isEmpty {
          isWhole = false
          break
        }
        if yCount < xCount { y[yCount] = 0 }
        steps.apply(x, y, xCount, to: nextX, nextY)
        let count = Limbs.significantCount(nextY, xCount)
        guard count > 1, Limbs.bitWidth(nextY, count) > least else { break }
        (x, y, nextX, nextY) = (nextX, nextY, x, y)
        (xCount, yCount) = (Limbs.significantCount(x, xCount), count)
        let carry = steps.append(to: upper, entryCount) | steps.append(to: lower, entryCount)
        if carry != 0 { entryCount += 1 }
        isOdd = isOdd != steps.isOdd
        isIdentity = false
      }
      if isIdentity { return (nil, isWhole) }
      a = BigInt(copying: x, count: xCount, isNegative: false)
      b = BigInt(copying: y, count: yCount, isNegative: false)
      func entry(_ limbs: LimbPointer) -> BigInt {
        BigInt(copying: limbs, count: entryCount, isNegative: false)
      }
      let steps = EuclidMatrix(
        entry(upper.0), entry(upper.1), entry(lower.0), entry(lower.1), isOdd: isOdd)
      return (steps, isWhole)
    }
  }
}

extension BigInt {
  /// Returns the two parts of a positive number: the limbs from a place on, and those before it.
  fileprivate func split(atLimb place: Int) -> (upper: BigInt, lower: BigInt) {
    withLimbs { limbs, count in
      guard place < count else { return (BigInt(), self) }
      return (
        BigInt(copying: limbs + place, count: count - place, isNegative: false),
        BigInt(copying: limbs, count: place, isNegative: false)
      )
    }
  }

  fileprivate func copyLimbs(to place: LimbPointer) -> Int {
    withLimbs { limbs, count in
      place.update(from: limbs, count: count)
      return count
    }
  }
}

extension Limbs {
  /// Returns the bits of a number whose highest limb is not zero.
  fileprivate static func bitWidth(_ limbs: LimbSource, _ count: Int) -> Int {
    count * UInt.bitWidth - limbs[count - 1].leadingZeroBitCount
  }
}
