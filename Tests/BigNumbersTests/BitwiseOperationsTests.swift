import BigNumbers
import Testing

@Suite struct BitwiseOperationsTests {
  @Test func smallNumbersBehaveLikeInt() {
    for a in -70...70 {
      for b in -70...70 {
        #expect(BigInt(a) & BigInt(b) == BigInt(a & b), "\(a) & \(b)")
        #expect(BigInt(a) | BigInt(b) == BigInt(a | b), "\(a) | \(b)")
        #expect(BigInt(a) ^ BigInt(b) == BigInt(a ^ b), "\(a) ^ \(b)")
      }
      #expect(~BigInt(a) == BigInt(~a), "~\(a)")
    }
  }

  @Test func bitsAddUp() {
    for a in AwkwardNumbers.integers {
      for b in AwkwardNumbers.integers {
        #expect((a & b) + (a | b) == a + b, "(a & b) + (a | b) = a + b for \(a) and \(b)")
        #expect((a | b) - (a & b) == a ^ b, "(a | b) − (a & b) = a ^ b for \(a) and \(b)")
        #expect(~(a & b) == ~a | ~b, "De Morgan for \(a) and \(b)")
      }
      #expect(a ^ a == 0, "\(a)")
      #expect(a & -1 == a, "\(a)")
      #expect(~(~a) == a, "\(a)")
    }
  }

  @Test func operatorsInPlaceAgree() {
    var value: BigInt = -1
    value &= 0xff
    #expect(value == 255)
    value |= 0x100
    #expect(value == 511)
    value ^= -1
    #expect(value == -512)
  }
}
