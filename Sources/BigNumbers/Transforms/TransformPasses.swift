/// The constants of a transform of one size: of the ring xⁿ − 1 and, for lengths divisible by
/// three, of xⁿ − ω and xⁿ − ω².
///
/// The square root of ω^s is ω^(2s), so a table belongs to each power of ω.
struct TransformTables {
  let prime: TransformPrime
  let tables: UnsafePointer<TransformFactor>
  let count: Int

  /// Returns the table of roots for constants that contain ω^`power`.
  @inline(__always)
  func table(_ power: Int) -> UnsafePointer<TransformFactor> { tables + power * count }

  /// Returns the factor that undoes that of a block.
  ///
  /// 1/T[b] is −T[b'] with b' the mirror image of b among the blocks of its level, so a backward butterfly
  /// multiplies y − x instead of x − y. Only block 0 is its own image, without a sign.
  @inline(__always)
  func inverse(_ power: Int, _ block: Int) -> TransformFactor {
    let opposite = table(power == 0 ? 0 : 3 - power)
    if block == 0 {
      let p = prime.p
      // ⌊(p − w)·B/p⌋ = B − 1 − ⌊w·B/p⌋, as w·B/p is not whole.
      return TransformFactor(value: p - opposite[0].value, quotient: ~opposite[0].quotient)
    }
    let level = (Int.bitWidth - 1) - block.leadingZeroBitCount
    return opposite[(3 << level) - 1 - block]
  }

  /// Blocks up to this many limbs are finished one after another, while they are in the cache.
  private static var cachedCount: Int { 2048 }

  /// Evaluates the block with the given index, of `count` coefficients.
  ///
  /// The block is the ring modulo x^count − c, whose constant c contains ω^`power`. Values are below 4p
  /// before and after.
  func forward(_ data: LimbPointer, _ count: Int, block: Int, power: Int) {
    let next = 2 * power % 3
    if count > TransformTables.cachedCount {
      let quarter = count / 4
      forwardPass(data, quarter, 1, block, power)
      for index in 0..<4 {
        forward(data + index * quarter, quarter, block: 4 * block + index, power: power)
      }
      return
    }
    var size = count
    var blocks = 1
    var power = power
    if size.trailingZeroBitCount & 1 == 1 {
      forwardPairs(data, size / 2, table(next)[block])
      size /= 2
      blocks = 2
      power = next
    }
    while size > 1 {
      size /= 4
      forwardPass(data, size, blocks, block * blocks, power)
      blocks *= 4
    }
  }

  /// Reverses ``forward(_:_:block:power:)``, except for a factor `count`; values are below 2p.
  func backward(_ data: LimbPointer, _ count: Int, block: Int, power: Int) {
    let next = 2 * power % 3
    if count > TransformTables.cachedCount {
      let quarter = count / 4
      for index in 0..<4 {
        backward(data + index * quarter, quarter, block: 4 * block + index, power: power)
      }
      backwardPass(data, quarter, 1, block, power)
      return
    }
    let isOdd = count.trailingZeroBitCount & 1 == 1
    let size = isOdd ? count / 2 : count
    var quarter = 1
    while quarter < size {
      let blocks = count / (4 * quarter)
      backwardPass(data, quarter, blocks, block * blocks, isOdd ? next : power)
      quarter *= 4
    }
    if isOdd { backwardPairs(data, size, inverse(next, block)) }
  }

  /// Splits one block in two.
  private func forwardPairs(_ data: LimbPointer, _ half: Int, _ factor: TransformFactor) {
    let prime = prime
    for index in 0..<half {
      let x = prime.fold(data[index])
      let y = prime.multiply(factor, data[half + index])
      data[index] = x &+ y
      data[half + index] = x &- y &+ prime.twoP
    }
  }

  /// Joins two blocks into one.
  private func backwardPairs(_ data: LimbPointer, _ half: Int, _ factor: TransformFactor) {
    let prime = prime
    for index in 0..<half {
      let x = data[index]
      let y = data[half + index]
      data[index] = prime.fold(x &+ y)
      data[half + index] = prime.multiply(factor, y &- x &+ prime.twoP)
    }
  }

  /// Splits each of `blocks` adjacent blocks into four, of `quarter` coefficients.
  private func forwardPass(
    _ data: LimbPointer, _ quarter: Int, _ blocks: Int, _ firstBlock: Int, _ power: Int
  ) {
    let prime = prime
    let outer = table(2 * power % 3)
    let inner = table(power)
    var x = data
    for block in firstBlock..<(firstBlock + blocks) {
      let w = outer[block]
      let w0 = inner[2 * block]
      let w1 = inner[2 * block + 1]
      for _ in 0..<quarter {
        let x0 = prime.fold(x[0])
        let x1 = prime.fold(x[quarter])
        let x2 = prime.multiply(w, x[2 * quarter])
        let x3 = prime.multiply(w, x[3 * quarter])
        let y0 = prime.fold(x0 &+ x2)
        let y1 = prime.multiply(w0, x1 &+ x3)
        let y2 = prime.fold(x0 &- x2 &+ prime.twoP)
        let y3 = prime.multiply(w1, x1 &- x3 &+ prime.twoP)
        x[0] = y0 &+ y1
        x[quarter] = y0 &- y1 &+ prime.twoP
        x[2 * quarter] = y2 &+ y3
        x[3 * quarter] = y2 &- y3 &+ prime.twoP
        x += 1
      }
      x += 3 * quarter
    }
  }

  /// Joins `4 · blocks` adjacent blocks, of `quarter` coefficients, four at a time.
  private func backwardPass(
    _ data: LimbPointer, _ quarter: Int, _ blocks: Int, _ firstBlock: Int, _ power: Int
  ) {
    let prime = prime
    let outerPower = 2 * power % 3
    var x = data
    for block in firstBlock..<(firstBlock + blocks) {
      let w = inverse(outerPower, block)
      let w0 = inverse(power, 2 * block)
      let w1 = inverse(power, 2 * block + 1)
      for _ in 0..<quarter {
        let (x0, x1) = (x[0], x[quarter])
        let (x2, x3) = (x[2 * quarter], x[3 * quarter])
        let y0 = prime.fold(x0 &+ x1)
        let y1 = prime.multiply(w0, x1 &- x0 &+ prime.twoP)
        let y2 = prime.fold(x2 &+ x3)
        let y3 = prime.multiply(w1, x3 &- x2 &+ prime.twoP)
        x[0] = prime.fold(y0 &+ y2)
        x[quarter] = prime.fold(y1 &+ y3)
        x[2 * quarter] = prime.multiply(w, y2 &- y0 &+ prime.twoP)
        x[3 * quarter] = prime.multiply(w, y3 &- y1 &+ prime.twoP)
        x += 1
      }
      x += 3 * quarter
    }
  }
}
