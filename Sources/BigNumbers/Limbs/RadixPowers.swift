/// The largest power of a radix that fits in one limb: texts are cut into chunks of it.
struct RadixChunk {
  let radix: UInt
  let digitCount: Int
  let value: UInt

  init(radix: UInt) {
    var value = radix
    var digitCount = 1
    while true {
      let (next, overflow) = value.multipliedReportingOverflow(by: radix)
      if overflow { break }
      value = next
      digitCount += 1
    }
    self.radix = radix
    self.digitCount = digitCount
    self.value = value
  }

  /// Returns a number of chunks that is certainly enough for a number of bits.
  func count(bits: Int) -> Int {
    // A chunk is at least 2^(bits of the chunk − 1).
    bits / (UInt.bitWidth - 1 - value.leadingZeroBitCount) + 1
  }
}

/// The powers at which a long text is split into halves, the halves into halves, and so on.
///
/// All pieces of a level are split at the same place, counted from the end, so that a level needs only one
/// power; the first part of a piece may be shorter than the second.
struct RadixPowers {
  let chunk: RadixChunk

  /// For each level: the number of chunks of the second part, and the power for that many chunks.
  let levels: [(chunkCount: Int, power: BigInt)]

  /// Creates the powers that split `chunkCount` chunks until no piece has more than `baseCount`.
  init(chunk: RadixChunk, chunkCount: Int, baseCount: Int) {
    var counts: [Int] = []
    var count = chunkCount
    while count > baseCount {
      count = (count + 1) / 2
      counts.append(count)
    }
    self.chunk = chunk
    var levels: [(chunkCount: Int, power: BigInt)] = []
    let value = BigInt(chunk.value)
    for count in counts.reversed() {
      guard let (shorter, root) = levels.last else {
        levels.append((count, value.raised(to: count)))
        continue
      }
      // A level is twice the next one, or one chunk less.
      let square = root * root
      levels.append((count, count == 2 * shorter ? square : square / value))
    }
    levels.reverse()
    self.levels = levels
  }

  /// Calls `body` with the power of a level without its low zero limbs, and their number.
  ///
  /// Almost a third of a power of ten is zeros, by which nothing needs to be divided or multiplied.
  func withPower<Result>(
    _ level: Int, _ body: (_ limbs: LimbSource, _ count: Int, _ zeros: Int) -> Result
  ) -> Result {
    levels[level].power.withLimbs { limbs, count in
      var zeros = 0
      while limbs[zeros] == 0 { zeros += 1 }
      return body(limbs + zeros, count - zeros, zeros)
    }
  }
}
