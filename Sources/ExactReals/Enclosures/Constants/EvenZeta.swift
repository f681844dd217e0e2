import BigNumbers

/// The values ζ(2k) for successive k, from the powers of odd numbers.
///
///     ζ(n)·(1 − 2^−n) = 1 + 3^−n + 5^−n + ⋯
///
/// Each power is a whole number of units of 2^−bits, too small by at most its error. From k to k − 1 it
/// grows by a factor of j², and so does its error; if the bits wanted decrease as fast, the units are made
/// longer as well and the errors stay small.
struct EvenZeta {
  private var k: Int
  private var bits: Int
  /// The powers for j = 3, 5, 7 and so on.
  private var powers: [BigInt] = []
  private var errors: [ErrorBound] = []

  /// Creates ζ(2k), known to a number of bits.
  init(k: Int, bits: Int, within budget: Budget) throws(CalculationError) {
    self.k = k
    self.bits = bits
    let unit = BigInt(1) << bits
    var j = 3
    while powers.last.map({ !$0.isZero }) ?? true {
      let factor = Self.leastOddFactor(of: j)
      try budget.payForProduct(bits: bits, times: factor == j ? 4 : 1)
      if factor == j {
        powers.append(unit / BigInt(j * j).raised(to: k))
      } else {
        powers.append(
          powers[factor / 2 - 1].times(powers[j / factor / 2 - 1], bits: bits))
      }
      // A quotient is off by less than one unit. For factors below 1/9 that are off by at most two units
      // each, the product is off by less than (2 + 2)/9, plus one for its rounding.
      errors.append(ErrorBound(powerOfTwo: 1))
      j += 2
    }
  }

  /// Goes from k to k − 1, and to a number of bits.
  mutating func step(bits wanted: Int, within budget: Budget) throws(CalculationError) {
    k -= 1
    try budget.pay(Int64(powers.count) * (100 + Int64(bits / 128)))
    for index in powers.indices {
      let square = (2 * index + 3) * (2 * index + 3)
      powers[index] *= BigInt(square)
      errors[index] = errors[index] * ErrorBound(UInt64(square), exponent: 0)
    }
    try shorten(to: wanted, within: budget)
  }

  /// Goes from k to k + 1, and to a number of bits.
  mutating func stepUp(bits wanted: Int, within budget: Budget) throws(CalculationError) {
    k += 1
    try budget.pay(Int64(powers.count) * (100 + Int64(bits / 32)))
    for index in powers.indices {
      let square = (2 * index + 3) * (2 * index + 3)
      powers[index] /= BigInt(square)
      // At most a ninth of the error, plus one for rounding.
      errors[index] = errors[index].scaled(byPowerOfTwo: -3) + ErrorBound(powerOfTwo: 0)
    }
    try shorten(to: wanted, within: budget)
  }

  /// Makes the units longer, and drops powers that are far below one.
  private mutating func shorten(
    to wanted: Int, within budget: Budget
  ) throws(CalculationError) {
    // Whole words only: most steps need no shift.
    let excess = max(bits - wanted, 0) & ~63
    if excess > 0 {
      bits -= excess
      try budget.pay(Int64(powers.count) * (50 + Int64(bits / 128)))
      for index in powers.indices {
        powers[index] = powers[index] >> excess
        errors[index] =
          errors[index].scaled(byPowerOfTwo: -Int64(excess)) + ErrorBound(powerOfTwo: 0)
      }
    }
    while powers.count > 1, powers[powers.count - 2].isZero {
      powers.removeLast()
      errors.removeLast()
    }
  }

  /// Returns the ball around ζ(2k).
  func value() throws(CalculationError) -> Enclosure {
    var sum = BigInt(1) << bits
    var error = ErrorBound.zero
    for index in powers.indices {
      sum += powers[index]
      error = error + errors[index]
    }
    // The terms after the last power l^−n are below the integral ½·∫ t^−n dt from l on, which is
    // l^−n·l/(2n − 2).
    let last = powers.count - 1
    let leftOut = ErrorBound(powers[last], exponent: 0) + errors[last]
    error = error + leftOut.times(UInt32(2 * last + 3))
    // Divided by 1 − 2^−n, which is the sum of all shifts by multiples of n: those left out and the
    // roundings add less than one unit each, and the error grows to less than 4/3 of itself.
    var shifted = sum
    var shifts: UInt64 = 1
    while !shifted.isZero {
      shifted = shifted >> (2 * k)
      sum += shifted
      shifts += 1
    }
    error = error.scaled(byPowerOfTwo: 1) + ErrorBound(shifts, exponent: 0)
    return try Enclosure(
      rounding: sum, exponent: -Int64(bits),
      radius: error.scaled(byPowerOfTwo: -Int64(bits)), precision: bits + 8)
  }

  /// Returns the smallest factor above 1 of an odd number.
  private static func leastOddFactor(of number: Int) -> Int {
    var factor = 3
    while factor * factor <= number {
      if number % factor == 0 { return factor }
      factor += 2
    }
    return number
  }
}
