import BigNumbers
import Testing

/// Word arithmetic compared with Swift's own integers of the same size, an independent implementation.
@Suite struct WordArithmeticTests {
  private func compare<Integer: FixedWidthInteger>(_ type: Integer.Type, _ format: WordFormat) {
    for first in WordSample.patterns {
      for second in WordSample.patterns {
        let (a, b) = (Integer(truncatingIfNeeded: first), Integer(truncatingIfNeeded: second))
        let (x, y) = (Word(pattern: first, format), Word(pattern: second, format))
        let name = "\(a) and \(b) as \(Integer.self)"
        let outcomes = [x.adding(y), x.subtracting(y), x.multiplied(by: y), x.negated()]
        let expected = [
          a.addingReportingOverflow(b), a.subtractingReportingOverflow(b),
          a.multipliedReportingOverflow(by: b), (0 as Integer).subtractingReportingOverflow(a),
        ]
        for (outcome, integer) in zip(outcomes, expected) {
          #expect(outcome.word.value == BigInt(integer.partialValue), "\(name)")
          #expect(outcome.wraps == integer.overflow, "\(name)")
        }
        #expect(x.adding(y).exact == BigInt(a) + BigInt(b), "\(name)")
        #expect(x.multiplied(by: y).exact == BigInt(a) * BigInt(b), "\(name)")
        compareQuotients(x, y, a, b)
      }
    }
  }

  private func compareQuotients<Integer: FixedWidthInteger>(
    _ x: Word, _ y: Word, _ a: Integer, _ b: Integer
  ) {
    let name = "\(a) and \(b) as \(Integer.self)"
    do throws(DivisionByZeroError) {
      let (quotient, remainder) = try x.divided(by: y)
      let (partial, overflows) = a.dividedReportingOverflow(by: b)
      #expect(quotient.word.value == BigInt(partial), "\(name)")
      #expect(quotient.wraps == overflows, "\(name)")
      #expect(
        remainder.value == BigInt(a.remainderReportingOverflow(dividingBy: b).partialValue),
        "\(name)")
    } catch {
      #expect(b == 0, "\(name)")
    }
  }

  @Test func calculatesAsBytesDo() {
    compare(Int8.self, WordFormat(.bits8, isSigned: true))
    compare(UInt8.self, WordFormat(.bits8, isSigned: false))
  }

  @Test func calculatesAsWordsOf16BitsDo() {
    compare(Int16.self, WordFormat(.bits16, isSigned: true))
    compare(UInt16.self, WordFormat(.bits16, isSigned: false))
  }

  @Test func calculatesAsWordsOf32BitsDo() {
    compare(Int32.self, WordFormat(.bits32, isSigned: true))
    compare(UInt32.self, WordFormat(.bits32, isSigned: false))
  }

  @Test func calculatesAsWordsOf64BitsDo() {
    compare(Int64.self, WordFormat(.bits64, isSigned: true))
    compare(UInt64.self, WordFormat(.bits64, isSigned: false))
  }

  @Test("The exact number is the word and a multiple of 2^n", arguments: WordSample.formats)
  func wrapsByPowersOfTwo(format: WordFormat) {
    for a in WordSample.numbers {
      let word = Word(truncating: a, format)
      let outcome = word.multiplied(by: word)
      let difference = outcome.exact - outcome.word.value
      #expect(difference % (BigInt(1) << format.bitWidth) == 0, "\(word)²")
    }
  }

  @Test func takesAnotherFormatAsTheNumberThatItIs() {
    let byte = Word(truncating: 100, WordFormat(.bits8, isSigned: true))
    let long = Word(truncating: 1_000, WordFormat(.bits64, isSigned: true))
    #expect(byte.adding(long).exact == 1_100)
    #expect(byte.adding(long).word.value == 76)
    let minusOne = Word(truncating: -1, WordFormat(.bits8, isSigned: true))
    #expect(long.and(minusOne).value == 1_000)
  }
}
