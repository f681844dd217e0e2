import BigNumbers
import Testing

@Suite struct WordTests {
  @Test func calculatesWhatTheDocumentationSays() throws {
    let byte = WordFormat(.bits8, isSigned: true)
    #expect(byte.smallest == -128)
    #expect(byte.largest == 127)
    let hundred = try #require(Word(100, byte))
    let sum = hundred.adding(hundred)
    #expect(sum.word.value == -56)
    #expect(sum.exact == 200)
    #expect(sum.wraps)
    #expect(Word(pattern: 0xFF, byte).value == -1)
    #expect(Word(truncating: 255, byte).value == -1)
    #expect(Word(truncating: -1, WordFormat(.bits16, isSigned: false)).value == 65_535)
    #expect(Word(128, byte) == nil)
    #expect(Word(-129, byte) == nil)
  }

  @Test("A number fits, or is told to", arguments: WordSample.formats)
  func holdsWhatFits(format: WordFormat) throws {
    for number in WordSample.numbers {
      let fits = format.smallest <= number && number <= format.largest
      let word = Word(truncating: number, format)
      #expect((Word(number, format) != nil) == fits, "\(number) in \(format)")
      #expect((word.value == number) == fits, "\(number) in \(format)")
      #expect(WordOutcome(exact: number, format).wraps == !fits, "\(number) in \(format)")
      // Numbers that differ by 2^n are the same word.
      #expect(Word(truncating: number + BigInt(1) << format.bitWidth, format) == word, "\(number)")
      #expect(word.pattern.nonzeroBitCount == word.population, "\(number)")
      let bits = (0..<format.bitWidth).reversed().map { word[$0] ? "1" : "0" }.joined()
      #expect(UInt64(bits, radix: 2) == word.pattern, "\(number) in \(format)")
      #expect(!word[format.bitWidth] && !word[-1] && !word[.max] && !word[.min], "\(number)")
    }
  }

  @Test(arguments: WordSample.formats, WordSample.formats)
  func changesItsFormat(from format: WordFormat, to other: WordFormat) {
    for number in WordSample.numbers {
      let word = Word(truncating: number, format)
      let changed = word.converted(to: other)
      #expect(changed.exact == word.value, "\(word) as \(other)")
      #expect(changed.wraps == (Word(word.value, other) == nil), "\(word) as \(other)")
      let lower = min(format.bitWidth, other.bitWidth)
      for bit in 0..<lower { #expect(changed.word[bit] == word[bit], "\(word) as \(other)") }
      for bit in lower..<max(lower, other.bitWidth) {
        #expect(changed.word[bit] == word.isNegative, "\(word) as \(other), bit \(bit)")
      }
    }
  }

  @Test func readsTheSameBitsWithASignAndWithout() throws {
    let byte = try #require(Word(255, WordFormat(.bits8, isSigned: false)))
    #expect(byte.reading(asSigned: true).value == -1)
    #expect(byte.reading(asSigned: true).reading(asSigned: false) == byte)
  }

  @Test func writesPatternsInOtherBases() {
    let minusFive = Word(truncating: -5, WordFormat(.bits64, isSigned: true))
    #expect(minusFive.text(radix: 10) == "-5")
    #expect(minusFive.text(radix: 16) == "FFFFFFFFFFFFFFFB")
    #expect(minusFive.text(radix: 8) == "1777777777777777777773")
    let byte = Word(truncating: 5, WordFormat(.bits8, isSigned: true))
    #expect(byte.text(radix: 2) == "101")
    #expect(byte.bitText == "0000 0101")
    #expect(byte.complement.bitText == "1111 1010")
    #expect("\(byte.complement)" == "-6")
  }
}
