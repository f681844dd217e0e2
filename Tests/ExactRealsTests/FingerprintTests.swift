import BigNumbers
import Testing

@testable import ExactReals

@Suite struct FingerprintTests {
  /// A long number's ends and its length count.
  @Test func longNumbersAreToldApartByTheirEnds() {
    let numbers = [
      BigInt(5) << 64 + 7, BigInt(6) << 64 + 7, BigInt(5) << 64 + 8, BigInt(5) << 65 + 7,
      -(BigInt(5) << 64 + 7),
    ]
    let values = numbers.map { number in
      var fingerprint = Fingerprint()
      fingerprint.combine(number)
      return fingerprint.value
    }
    #expect(Set(values).count == numbers.count, "\(values)")
  }
}
