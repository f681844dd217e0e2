import BigNumbers
import ExactReals
import Testing

@Suite struct EnclosureConstantsTests {
  static let known: [KnownDigits] =
    [
      (50, "95028841971693993751"), (1000, "76611195909216420199"), (4000, "20105265227211166040"),
    ].map { count, last in
      KnownDigits(
        name: "π", count: count, first: "31415926535897932384", last: last,
        exponent: Int64(1 - count)
      ) { try .pi(precision: $0, within: $1) }
    }
    + [
      (50, "17656807550013436026"), (1000, "56872747782344535348"), (4000, "76053486974908593812"),
    ].map { count, last in
      KnownDigits(
        name: "ln 2", count: count, first: "69314718055994530941", last: last,
        exponent: Int64(-count)
      ) { try .naturalLogOf2(precision: $0, within: $1) }
    }
    + [
      (50, "26624977572470937000"), (1000, "21267154688957035035"), (4000, "29011574414756314000"),
    ].map { count, last in
      KnownDigits(
        name: "e", count: count, first: "27182818284590452353", last: last,
        exponent: Int64(1 - count)
      ) { try .e(precision: $0, within: $1) }
    }

  static let functions: [@Sendable (Int, Budget) throws -> Enclosure] = [
    { try .pi(precision: $0, within: $1) }, { try .naturalLogOf2(precision: $0, within: $1) },
    { try .e(precision: $0, within: $1) },
  ]

  @Test(arguments: known) func digitsAreKnown(digits: KnownDigits) throws {
    try digits.check()
  }

  @Test func everyPrecisionHoldsTheNextAndIsAsAccurate() throws {
    for function in Self.functions {
      let long = try function(6000, Budget())
      // The constants' first words end at 1,152 bits.
      for precision in Array(2...80) + [1000, 1140, 1149, 1150, 1151, 1152, 1153, 1200, 3000] {
        let budget = Budget()
        let ball = try function(precision, budget)
        #expect(ball.contains(long), "at \(precision)")
        #expect(ball.accuracyBits >= Int64(precision) - 2, "at \(precision)")
        // A second time, from what the budget has cached, and shorter.
        #expect(try function(precision / 2 + 1, budget).contains(long), "at \(precision)")
      }
    }
  }

  @Test func workIsPaidFor() {
    for function in Self.functions {
      #expect(throws: CalculationError.tooMuchWork) { try function(1 << 20, Budget(work: 1000)) }
      #expect(throws: CalculationError.stopped) {
        try function(1 << 20, Budget(shouldStop: { true }))
      }
    }
  }
}
