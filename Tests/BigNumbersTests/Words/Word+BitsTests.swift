import BigNumbers
import Testing

@Suite struct WordBitsTests {
  @Test("Each bit by itself is what logic says", arguments: WordSample.formats)
  func isLogicOfEachBit(format: WordFormat) {
    for first in WordSample.patterns {
      for second in WordSample.patterns {
        let (a, b) = (Word(pattern: first, format), Word(pattern: second, format))
        let results = [
          (a.and(b), "AND"), (a.or(b), "OR"), (a.xor(b), "XOR"), (a.nand(b), "NAND"),
          (a.nor(b), "NOR"),
        ]
        for bit in [0, 1, 2, format.bitWidth / 2, format.bitWidth - 1] {
          let expected = [
            a[bit] && b[bit], a[bit] || b[bit], a[bit] != b[bit], !(a[bit] && b[bit]),
            !(a[bit] || b[bit]),
          ]
          for ((word, name), isSet) in zip(results, expected) {
            #expect(word[bit] == isSet, "\(a) \(name) \(b), bit \(bit)")
          }
        }
        for (word, name) in results {
          #expect(word.pattern & ~format.largestPattern == 0, "\(a) \(name) \(b)")
        }
      }
    }
  }

  @Test(arguments: WordSample.formats)
  func complementsAddUp(format: WordFormat) {
    for pattern in WordSample.patterns {
      let word = Word(pattern: pattern, format)
      #expect(word.complement.adding(Word(pattern: 1, format)).word == word.twosComplement)
      #expect(word.negated().word == word.twosComplement, "\(word)")
      #expect(word.twosComplement.twosComplement == word, "\(word)")
      #expect(word.complement.population == format.bitWidth - word.population, "\(word)")
      for bit in 0..<format.bitWidth {
        let toggled = word.toggling(bit: bit)
        #expect(toggled[bit] != word[bit], "\(word), bit \(bit)")
        #expect(toggled.toggling(bit: bit) == word, "\(word), bit \(bit)")
      }
      for bit in [-1, format.bitWidth, .max, .min] {
        #expect(word.toggling(bit: bit) == word, "\(word), bit \(bit)")
      }
    }
  }

  @Test(arguments: WordSample.formats)
  func flipsItsParts(format: WordFormat) {
    for pattern in WordSample.patterns {
      let word = Word(pattern: pattern, format)
      #expect(word.bytesFlipped.bytes == word.bytes.reversed(), "\(word)")
      #expect(word.bytes.count == format.bitWidth / 8)
      #expect(word.wordsFlipped.wordsFlipped == word, "\(word)")
    }
  }

  @Test func flipsTheWholeWord() {
    let short = Word(pattern: 0x3344, WordFormat(.bits16, isSigned: true))
    #expect(short.bytesFlipped.pattern == 0x4433)
    #expect(short.wordsFlipped == short)
    let long = Word(pattern: 0x3344, WordFormat(.bits64, isSigned: true))
    #expect(long.bytesFlipped.pattern == 0x4433_0000_0000_0000)
    #expect(long.wordsFlipped.pattern == 0x3344_0000_0000_0000)
    let byte = Word(pattern: 0x81, WordFormat(.bits8, isSigned: true))
    #expect(byte.bytesFlipped == byte && byte.wordsFlipped == byte)
  }
}

extension WordFormat {
  /// Ones in all places.
  fileprivate var largestPattern: UInt64 { Word(truncating: -1, self).pattern }
}
