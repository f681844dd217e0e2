import BigNumbers
import Testing

@Suite struct WordRotationsTests {
  @Test(arguments: WordSample.formats)
  func movesEachBitToItsPlace(format: WordFormat) {
    let width = format.bitWidth
    for pattern in WordSample.patterns {
      let word = Word(pattern: pattern, format)
      for count in [-1_000, -width, -3, -1, 0, 1, 5, width - 1, width, width + 1, .max, .min] {
        let left = word.rotatedLeft(by: count)
        let turn = ((count % width) + width) % width
        for bit in 0..<width {
          #expect(left[(bit + turn) % width] == word[bit], "\(word) by \(count), bit \(bit)")
        }
        #expect(left.rotatedRight(by: count) == word, "\(word) by \(count)")
      }
    }
  }

  @Test("Through the carry a circle is a bit longer", arguments: WordSample.formats)
  func goesThroughTheCarry(format: WordFormat) {
    for pattern in WordSample.patterns {
      let word = Word(pattern: pattern, format)
      var (turned, carry) = (word, true)
      for _ in 0...format.bitWidth { (turned, carry) = turned.rotatedLeft(through: carry) }
      #expect(turned == word && carry, "\(word)")
      for isSet in [false, true] {
        let left = word.rotatedLeft(through: isSet)
        let back = left.word.rotatedRight(through: left.carry)
        #expect(back.word == word && back.carry == isSet, "\(word)")
      }
    }
  }

  @Test func doesWhatTheTableSays() {
    let byte = WordFormat(.bits8, isSigned: true)
    #expect(Word(pattern: 1, byte).rotatedRight().pattern == 0x80)
    #expect(Word(pattern: 5, byte).rotatedRight().pattern == 0x82)
    let first = Word(pattern: 1, byte).rotatedRight(through: false)
    #expect(first.word.pattern == 0 && first.carry)
    let second = first.word.rotatedRight(through: first.carry)
    #expect(second.word.pattern == 0x80 && !second.carry)
  }
}
