/// Arithmetic modulo a prime of almost a word, and the Fourier transform over it.
///
/// A product of polynomials is computed modulo xⁿ − 1, which splits again and again by
/// x²ʰ − c² = (xʰ − c)(xʰ + c) until only constants are left: every block of coefficients has one constant,
/// so the inner loops need no table. The blocks are in bit-reversed order; as only products of equal
/// positions are needed, this is never undone.
///
/// Products by a constant follow V. Shoup, and the range of the values, [0, 4p) before a forward
/// butterfly and [0, 2p) before a backward one, D. Harvey, "Faster arithmetic for number-theoretic
/// transforms" (J. Symb. Comp. 60, 2014). It needs 4p < B.
struct TransformPrime: Sendable {
  let p: UInt
  let twoP: UInt

  /// −1/p modulo B, for Montgomery's reduction.
  let negativeInverse: UInt

  /// B modulo p and B² modulo p.
  let one: UInt
  let square: UInt

  /// A number of order 2^`twoPower` modulo p, and one of order 3, in Montgomery form.
  private(set) var root: UInt
  private(set) var cubeRoot: UInt
  let twoPower: Int

  /// Creates the arithmetic of a prime p with 3 · 2^`twoPower` dividing p − 1, and a generator of its units.
  init(prime p: UInt, generator: UInt, twoPower: Int) {
    self.p = p
    twoP = 2 * p
    self.twoPower = twoPower
    // Newton's iteration doubles the correct low bits; an odd number is its own inverse modulo 8.
    var inverse = p
    for _ in 0..<5 { inverse = inverse &* (2 &- p &* inverse) }
    negativeInverse = 0 &- inverse
    one = (UInt.max % p) + 1
    square = p.dividingFullWidth(one.multipliedFullWidth(by: one)).remainder
    root = 0
    cubeRoot = 0
    let form = product(generator, square)
    let rootExponent = (p - 1) >> UInt(twoPower)
    root = power(form, rootExponent)
    cubeRoot = power(form, (p - 1) / 3)
  }

  /// Returns a · b / B modulo p, in [0, 2p).
  ///
  /// Needs `a · b < p · B`. P. Montgomery (1985).
  @inline(__always)
  func multiply(_ a: UInt, _ b: UInt) -> UInt {
    let (high, low) = a.multipliedFullWidth(by: b)
    // The low limbs cancel, with a carry unless both are zero.
    let (raise, _) = (low &* negativeInverse).multipliedFullWidth(by: p)
    return high &+ raise &+ (low == 0 ? 0 : 1)
  }

  /// Returns the same, in [0, p).
  @inline(__always)
  func product(_ a: UInt, _ b: UInt) -> UInt {
    let product = multiply(a, b)
    return product < p ? product : product &- p
  }

  /// Returns a power, with base and result in Montgomery form.
  func power(_ base: UInt, _ exponent: UInt) -> UInt {
    var result = one
    var bit = UInt.bitWidth - exponent.leadingZeroBitCount
    while bit > 0 {
      bit -= 1
      result = product(result, result)
      if exponent >> UInt(bit) & 1 == 1 { result = product(result, base) }
    }
    return result
  }

  /// Returns a constant factor, from its Montgomery form.
  @inline(__always)
  func factor(_ form: UInt) -> TransformFactor {
    // form = w·B mod p, so w·B − form is p·⌊w·B/p⌋, and modulo B that is a product by 1/p.
    TransformFactor(value: product(form, 1), quotient: form &* negativeInverse)
  }

  /// Returns value · x modulo p, in [0, 2p), for any word x.
  @inline(__always)
  func multiply(_ factor: TransformFactor, _ x: UInt) -> UInt {
    let (estimate, _) = factor.quotient.multipliedFullWidth(by: x)
    return factor.value &* x &- estimate &* p
  }

  /// Subtracts 2p from a value that has reached it.
  @inline(__always)
  func fold(_ x: UInt) -> UInt { Swift.min(x, x &- twoP) }

  /// Returns any word reduced to [0, p).
  @inline(__always)
  func reduce(_ x: UInt) -> UInt {
    let x = fold(fold(x))
    return Swift.min(x, x &- p)
  }
}

/// A constant w below p and ⌊w · B / p⌋.
struct TransformFactor {
  var value: UInt
  var quotient: UInt
}

extension TransformPrime {
  /// Three primes whose product exceeds any sum of products of limbs in a transform.
  static let three: (TransformPrime, TransformPrime, TransformPrime) = {
    #if _pointerBitWidth(_64)
    (
      TransformPrime(prime: 0x3fff_c000_0000_0001, generator: 11, twoPower: 46),
      TransformPrime(prime: 0x3fff_8400_0000_0001, generator: 19, twoPower: 42),
      TransformPrime(prime: 0x3fff_5400_0000_0001, generator: 5, twoPower: 42)
    )
    #else
    (
      TransformPrime(prime: 0x3ed0_0001, generator: 7, twoPower: 20),
      TransformPrime(prime: 0x3c60_0001, generator: 5, twoPower: 21),
      TransformPrime(prime: 0x3a20_0001, generator: 17, twoPower: 21)
    )
    #endif
  }()

  /// Fills the table of the constants of blocks 0 ..< `count`, times a power of the cube root.
  ///
  /// Block b of the ring x^n − 1 has a constant c with index b; this is √c, and the constants of
  /// its two halves are √c and −√c. With T[0] = 1 and g a number of order 2^(k+2),
  /// T[2^k + j] = T[j] · g. `forms` is scratch memory for `count` limbs.
  func fillTable(
    _ table: UnsafeMutablePointer<TransformFactor>, _ count: Int, times start: UInt,
    _ forms: LimbPointer
  ) {
    forms[0] = start
    table[0] = factor(start)
    var filled = 1
    var level = 2
    while filled < count {
      var generator = root
      for _ in level..<twoPower { generator = product(generator, generator) }
      let end = Swift.min(2 * filled, count)
      for index in filled..<end {
        let form = product(forms[index - filled], generator)
        forms[index] = form
        table[index] = factor(form)
      }
      filled = end
      level += 1
    }
  }
}
