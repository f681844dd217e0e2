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
}
