import BigNumbers
import Testing

@Suite struct ConversionTests {
  @Test func standardIntegersComeAndGo() {
    for value in [Int64.min, -1, 0, 1, Int64.max] {
      #expect(Int64(BigInt(value)) == value, "\(value)")
      #expect(Int64(exactly: BigInt(value)) == value, "\(value)")
    }
    for value in [0, 1, UInt64.max] {
      #expect(UInt64(BigInt(value)) == value, "\(value)")
    }
    #expect(BigInt(Int8(-5)) == -5)
    #expect(Int64(exactly: BigInt(Int64.max) + 1) == nil)
    #expect(Int(clamping: BigInt(-1) << 100) == Int.min)
    #expect(UInt8(truncatingIfNeeded: BigInt(-1)) == 255)
    #expect(BigInt(truncatingIfNeeded: Int16(-300)) == -300)
    #expect(BigInt(clamping: UInt16(300)) == 300)
    #expect(BigInt(exactly: BigInt(1) << 99) == BigInt(1) << 99)
  }

  @Test func literalsOfAnyLength() {
    let x: BigInt = -123_456_789_012_345_678_901_234_567_890_123_456_789_012_345_678_901
    #expect(x.description == "-123456789012345678901234567890123456789012345678901")
    let hexadecimal: BigInt = 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff
    #expect(hexadecimal == (BigInt(1) << 128) - 1)
    #expect(-0x8000_0000_0000_0000 as BigInt == BigInt(Int64.min))
  }

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
