import BigNumbers
import TestSupport
import Testing

@Suite struct AdditionTests {
  @Test func subtractionUndoesAddition() {
    let values = AwkwardNumbers.integers + AwkwardNumbers.random(limbs: AwkwardNumbers.sizes)
    for a in values {
      for b in values {
        #expect((a + b) - b == a, "(a + b) − b = a for \(a) and \(b)")
        #expect((a - b) + b == a, "(a − b) + b = a for \(a) and \(b)")
        #expect(a + b == b + a, "a + b = b + a for \(a) and \(b)")
        #expect(a - b == -(b - a), "a − b = −(b − a) for \(a) and \(b)")
      }
      #expect(a - a == 0, "a − a = 0 for \(a)")
      #expect(a + (-a) == 0, "a + −a = 0 for \(a)")
      #expect(a + 0 == a, "a + 0 = a for \(a)")
    }
  }

  @Test func sumsOfWordsAreThoseOfInt() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let a = Int(truncatingIfNeeded: generator.next()) >> 2
      let b = Int(truncatingIfNeeded: generator.next()) >> 2
      #expect(BigInt(a) + BigInt(b) == BigInt(a + b), "\(a) + \(b)")
      #expect(BigInt(a) - BigInt(b) == BigInt(a - b), "\(a) − \(b)")
    }
  }

  @Test func operatorsInPlaceAgree() {
    for a in AwkwardNumbers.integers {
      var value = a
      value += 12_345
      #expect(value == a + 12_345, "\(a)")
      value -= a
      #expect(value == 12_345, "\(a)")
      value.negate()
      #expect(value == -12_345, "\(a)")
    }
  }
}
