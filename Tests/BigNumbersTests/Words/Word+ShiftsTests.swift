import BigNumbers
import Testing

@Suite struct WordShiftsTests {
  @Test("Shifts are powers of two, cut to the word", arguments: WordSample.formats)
  func multipliesAndDividesByPowersOfTwo(format: WordFormat) throws {
    for pattern in WordSample.patterns {
      let word = Word(pattern: pattern, format)
      for places in [0, 1, 4, 7, 8, 15, 31, 32, 63, 64, 100, 127] {
        let count = Word(truncating: BigInt(places), WordFormat(.bits8, isSigned: true))
        let name = "\(word), \(places) places"
        let product = word.value * BigInt(2).raised(to: places)
        #expect(try word.shiftedLeft(by: count) == Word(truncating: product, format), "\(name)")
        #expect(try word.shiftedRight(by: count).value == word.value >> places, "\(name)")
        #expect(
          try word.shiftedRightLogically(by: count).pattern
            == (places < 64 ? word.pattern >> UInt64(places) : 0), "\(name)")
      }
    }
  }

  @Test func refusesNegativeCounts() throws {
    let byte = WordFormat(.bits8, isSigned: true)
    let (one, minusOne) = (Word(truncating: 1, byte), Word(truncating: -1, byte))
    #expect(throws: NegativeShiftCountError()) { try one.shiftedLeft(by: minusOne) }
    #expect(throws: NegativeShiftCountError()) { try one.shiftedRight(by: minusOne) }
    #expect(throws: NegativeShiftCountError()) { try one.shiftedRightLogically(by: minusOne) }
    // Without a sign, the same bits mean 255 places.
    #expect(try one.shiftedLeft(by: minusOne.reading(asSigned: false)).pattern == 0)
  }
}
