import BigNumbers
import Testing

@Suite struct BigIntFromTextTests {
  @Test func refusals() {
    for text in ["", "-", "+", " 1", "1 ", "1_000", "0x10", "12a", "--1", "1.0", "٣"] {
      #expect(BigInt(text) == nil, "\(text)")
    }
    #expect(BigInt("12", radix: 2) == nil)
    #expect(BigInt("zz", radix: 35) == nil)
  }

  @Test func signsAndZeros() {
    #expect(BigInt("+7") == 7)
    #expect(BigInt("-0") == 0)
    #expect(BigInt("000000000000000000000000000000000000000000000000001") == 1)
    #expect(BigInt(String(repeating: "0", count: 3000) + "12") == 12)
    #expect(BigInt("Zz", radix: 36) == 1295)
    #expect(BigInt("x-12y".dropFirst().dropLast()) == -12)
  }
}
