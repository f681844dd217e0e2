import BigNumbers
import Testing

@Suite struct FloatingPointConversionTests {
  @Test func floatingPointIsTruncated() {
    #expect(BigInt(-2.75) == -2)
    #expect(BigInt(0.99) == 0)
    #expect(BigInt(1e30).description == "1000000000000000019884624838656")
    #expect(BigInt(exactly: 2.5) == nil)
    #expect(BigInt(exactly: Double.infinity) == nil)
    #expect(BigInt(exactly: -0.0) == 0)
    #expect(BigInt(exactly: 0x1p200) == BigInt(1) << 200)
  }

  @Test func floatingPointIsRounded() {
    for bits in [0, 52, 53, 54, 100, 1000] {
      #expect(Double(BigInt(1) << bits) == Double(sign: .plus, exponent: bits, significand: 1))
    }
    #expect(Double((BigInt(1) << 53) + 1) == 0x1p53)
    #expect(Double(BigInt(-12_345)) == -12_345)
  }
}
