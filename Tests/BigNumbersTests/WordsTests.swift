import BigNumbers
import Testing

@Suite struct WordsTests {
  @Test func wordsOfSmallNumbersAreThoseOfInt() {
    for value in [0, 1, -1, 2, -2, Int.max, Int.min, Int.max - 1, Int.min + 1] {
      #expect(Array(BigInt(value).words) == Array(value.words), "\(value)")
      #expect(BigInt(value).bitWidth == Int.bitWidth, "\(value)")
    }
  }

  @Test func wordsGiveTheNumberBack() {
    for value in AwkwardNumbers.integers + AwkwardNumbers.random(limbs: [3, 6, 9]) {
      var sum: BigInt = 0
      for word in value.words.reversed() { sum = sum << UInt.bitWidth + BigInt(word) }
      let top = value.words[value.words.count - 1] >> (UInt.bitWidth - 1)
      #expect((top == 1) == value.isNegative, "the top bit is the sign of \(value)")
      if value.isNegative { sum -= BigInt(1) << value.bitWidth }
      #expect(sum == value, "words of \(value)")
    }
  }

  @Test func theLowestBitsAreThoseOfTheWords() {
    for value in AwkwardNumbers.integers + AwkwardNumbers.random(limbs: [1, 2, 3, 6]) {
      #expect(value.lowestBits == UInt64(truncatingIfNeeded: value), "\(value)")
    }
  }

  @Test func trailingZeros() {
    #expect(BigInt(0).trailingZeroBitCount == UInt.bitWidth)
    for bits in [0, 1, 63, 64, 65, 128, 200] {
      #expect((BigInt(-3) << bits).trailingZeroBitCount == bits, "−3 << \(bits)")
    }
  }

  @Test func magnitudeBitWidths() {
    #expect(BigInt(0).magnitudeBitWidth == 0)
    for bits in [1, 31, 32, 63, 64, 65, 127, 128, 129, 500] {
      #expect((BigInt(1) << bits).magnitudeBitWidth == bits + 1, "2^\(bits)")
      #expect((1 - (BigInt(1) << bits)).magnitudeBitWidth == bits, "1 − 2^\(bits)")
    }
  }
}
