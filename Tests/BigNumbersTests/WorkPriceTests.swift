import BigNumbers
import Testing

@Suite struct WorkPriceTests {
  private static let lengths: [Int64] = [
    1, 2, 3, 15, 64, 100, 1_000, 9_999, 65_536, 1 << 20, 1 << 40,
  ]

  @Test(arguments: lengths)
  func longerNumbersCostNoLess(length: Int64) {
    for other in Self.lengths {
      #expect(
        WorkPrice.product(length, other) == WorkPrice.product(other, length), "\(length), \(other)")
      #expect(
        WorkPrice.product(length, other) <= WorkPrice.product(length + 1, other),
        "\(length), \(other)")
      #expect(
        WorkPrice.divisor(length, other) <= WorkPrice.divisor(2 * length, other),
        "\(length), \(other)")
      #expect(WorkPrice.quotient(length, by: other) > 0, "\(length), \(other)")
    }
    #expect(WorkPrice.digits(length) <= WorkPrice.digits(2 * length))
    #expect(WorkPrice.squareRoot(length) <= WorkPrice.squareRoot(2 * length))
    #expect(WorkPrice.power(length) <= WorkPrice.power(2 * length))
  }

  /// The measured prices of single steps, in nanoseconds, as listed in Guides/BigNumbers.md.
  @Test(
    arguments: [
      (16, 250, 518, 3_180), (128, 7_830, 15_200, 84_700), (1_024, 238_000, 427_000, 2_010_000),
      (8_192, 2_190_000, 9_570_000, 50_100_000),
    ] as [(Int64, Int64, Int64, Int64)])
  func areThoseMeasuredWithinAFactorOfTwo(
    words: Int64, product: Int64, quotient: Int64, divisor: Int64
  ) {
    for (price, measured) in [
      (WorkPrice.product(words, words), product),
      (WorkPrice.quotient(2 * words, by: words), quotient),
      (WorkPrice.divisor(words, words), divisor),
    ] {
      #expect(price <= 2 * measured && measured <= 2 * price, "\(words) words: \(price)")
    }
  }

  @Test func divisorsOfOneCostNothing() {
    #expect(WorkPrice.divisor(BigInt(1), BigInt(1) << 10_000) == 0)
    #expect(WorkPrice.divisor(BigInt(3), BigInt(1) << 10_000) > 0)
  }
}
