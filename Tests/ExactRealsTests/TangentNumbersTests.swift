import BigNumbers
import Testing

@testable import ExactReals

@Suite struct TangentNumbersTests {
  @Test func beginsAsInTheTables() throws {
    let numbers = try TangentNumbers(count: 8, within: Budget()).values
    #expect(numbers == [1, 2, 16, 272, 7936, 353_792, 22_368_256, 1_903_757_312])
    #expect(try TangentNumbers(count: 1, within: Budget()).values == [1])
  }

  @Test func givesTheBernoulliNumbers() throws {
    let numbers = try TangentNumbers(count: 25, within: Budget()).values
    // |B(50)| = 50·T(25)/(4^25·(4^25 − 1))
    let power = BigInt(1) << 50
    let bernoulli = try Rational(numerator: 50 * numbers[24], denominator: power * (power - 1))
    let known = BigInt(495_057_205_241_079) * BigInt.powerOfTen(12) + 648_212_477_525
    #expect(bernoulli == (try Rational(numerator: known, denominator: 66)))
  }
}
