import BigNumbers
import ExactReals
import Testing

/// The first and the last digits of a number rounded to a given count of significant digits.
///
/// They come from mpmath 1.3, computed with 30 extra digits.
struct KnownDigits: CustomTestStringConvertible {
  let name: String
  let count: Int
  let first: String
  let last: String
  let exponent: Int64
  let function: @Sendable (Int, Budget) throws -> Enclosure

  var testDescription: String { "\(name) to \(count) digits" }

  func check() throws {
    let budget = Budget()
    let ball = try function(count * 10 / 3 + 64, budget)
    guard let digits = try ball.roundedDecimal(significantDigits: count, within: budget) else {
      Issue.record("\(testDescription) is undecided")
      return
    }
    let text = String(digits.significand)
    #expect(text.count == count && digits.exponent == exponent, "\(testDescription)")
    #expect(text.hasPrefix(first), "\(testDescription): \(text.prefix(20))")
    #expect(text.hasSuffix(last), "\(testDescription): \(text.suffix(20))")
  }
}
