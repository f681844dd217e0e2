import BigNumbers
import Testing

@Suite struct PowersTests {
  @Test func powersAreRepeatedProducts() {
    for base in [-10, -3, -2, -1, 0, 1, 2, 3, 7, 10, 12, 640] as [BigInt] {
      var power: BigInt = 1
      for exponent in 0..<60 {
        #expect(base.raised(to: exponent) == power, "\(base)^\(exponent)")
        power *= base
      }
    }
  }

  @Test func sizesAreJudgedFirst() {
    #expect(BigInt(10).raised(to: Int.max, maximumBitWidth: 1_000_000) == nil)
    #expect(BigInt(10).raised(to: -1, maximumBitWidth: 1_000_000) == nil)
    #expect(BigInt(2).raised(to: 99, maximumBitWidth: 100) == BigInt(1) << 99)
    #expect(BigInt(-1).raised(to: Int.max, maximumBitWidth: 1) == -1)
    #expect(BigInt(0).raised(to: Int.max, maximumBitWidth: 1) == 0)
  }

  @Test func powersOfTen() {
    for exponent in 0...100 {
      let text = "1" + String(repeating: "0", count: exponent)
      #expect(BigInt.powerOfTen(exponent).description == text)
    }
  }
}
