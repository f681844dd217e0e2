import BigNumbers
import Testing

@Suite struct ComparisonTests {
  @Test func orderIsTheSignOfTheDifference() {
    let values = AwkwardNumbers.integers + AwkwardNumbers.random(limbs: [2, 3, 3, 6, 8])
    for a in values {
      for b in values {
        let difference = a - b
        #expect((a < b) == difference.isNegative, "\(a) < \(b)")
        #expect((a == b) == difference.isZero, "\(a) == \(b)")
        #expect((a > b) == (difference.signum() == 1), "\(a) > \(b)")
        if a == b { #expect(a.hashValue == b.hashValue, "hash of \(a)") }
      }
    }
  }

  @Test func equalHoweverComputed() {
    let big = BigInt(1) << 200
    #expect(Set([5, big + 5 - big, BigInt("5"), (big * 5) >> 200]).count == 1)
    #expect(Set([big, -big, (big << 1) >> 1]).count == 2)
  }
}
