import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// Functions of whole numbers and their bits.
@Suite struct BitFunctionsTests {
  @Test(arguments: [
    ("int8(0xff)", -1), ("int8(200)", -56), ("int8(-129)", 127), ("int16(40000)", -25_536),
    ("int32(2^31)", -2_147_483_648), ("int64(2^63)", Int.min), ("int64(2^200 + 7)", 7),
    ("uint8(-1)", 255), ("uint16(70000)", 4_464), ("uint32(-1)", 4_294_967_295),
    ("uint64(2^64 + 1)", 1), ("int8(3^(10^9))", 1), ("quot(-8, 3)", -2), ("quot(8, -3)", -2),
    ("rem(-8, 3)", -2), ("rem(8, -3)", 2), ("quot(7.5, 2)", 3), ("rol(0x81, 1, 8)", 3),
    ("ror(1, 1, 8)", 128), ("rol(1, -1, 8)", 128), ("rol(1, 2^70 + 3, 16)", 8),
    ("rol(-1, 3, 8)", 255), ("rol(-128, 1, 8)", 1), ("byteswap(0x3344, 16)", 0x4433),
    ("byteswap(0x11223344, 32)", 0x4433_2211), ("byteswap(5, 8)", 5), ("popcount(255)", 8),
    ("popcount(0)", 0), ("popcount(2^200 - 1)", 200),
  ])
  func haveTheirValues(text: String, value: Int) throws {
    #expect(try MathExpression(text).value().rational == Rational(value), "\(text)")
    let reading = try MathExpression(text).reading
    #expect(try MathExpression(reading).reading == reading, "\(text)")
  }

  @Test(
    arguments: [
      ("popcount(-1)", .outsideDomain), ("popcount(0.5)", .notInteger), ("int8(0.5)", .notInteger),
      ("rol(1, 1, 12)", .outsideDomain), ("rol(256, 1, 8)", .outsideDomain),
      ("rol(-129, 1, 8)", .outsideDomain), ("byteswap(2^16, 16)", .outsideDomain),
      ("rol(1, 0.5, 8)", .notInteger), ("rem(5, 0)", .divisionByZero),
      ("quot(5, 0)", .divisionByZero),
    ] as [(String, CalculationError)])
  func haveNone(text: String, cause: CalculationError) {
    let error = #expect(throws: ExpressionError.self) { try MathExpression(text).value() }
    #expect(error?.cause == .calculation(cause) && error?.range.lowerBound == 0, "\(text)")
  }

  @Test(arguments: [1] + FreshSeed.all)
  func areThoseOfSwiftsNumbers(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...Sample.count(500) {
      let x = Int.random(in: -1 << 40...1 << 40, using: &generator)
      let y = Int.random(in: 1...1 << 20, using: &generator) * (Bool.random() ? 1 : -1)
      let n = Int.random(in: 0...31, using: &generator)
      let word = UInt32(truncatingIfNeeded: x)
      let turned = word << UInt32(n) | (n == 0 ? 0 : word >> UInt32(32 - n))
      let rows: [(String, Int)] = [
        ("quot(\(x), \(y))", x / y), ("rem(\(x), \(y))", x % y),
        ("int16(\(x))", Int(Int16(truncatingIfNeeded: x))),
        ("uint32(\(x))", Int(UInt32(truncatingIfNeeded: x))),
        ("rol(\(word), \(n), 32)", Int(turned)), ("ror(\(turned), \(n), 32)", Int(word)),
        ("byteswap(\(word), 32)", Int(word.byteSwapped)),
        ("popcount(\(word))", word.nonzeroBitCount),
      ]
      for (text, value) in rows {
        #expect(try MathExpression(text).value().rational == Rational(value), "\(text)")
      }
    }
  }
}
