import BigNumbers
import Testing

@Suite struct RationalComparisonTests {
  @Test func orderIsTheSignOfTheDifference() {
    let values = AwkwardNumbers.rationals
    for (index, a) in values.enumerated() {
      for b in values[(index % 4)...] {
        let difference = a - b
        #expect((a < b) == difference.isNegative, "\(a) < \(b)")
        #expect((a == b) == difference.isZero, "\(a) == \(b)")
        #expect((b < a) == (difference.signum() == 1), "\(b) < \(a)")
      }
    }
  }
}
