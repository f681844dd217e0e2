import BigNumbers
import Testing

@Suite struct ShiftsTests {
  @Test func shiftsAreProductsAndQuotientsRoundedDown() throws {
    let distances = [0, 1, 31, 32, 33, 63, 64, 65, 127, 128, 129, 400]
    for a in AwkwardNumbers.integers {
      for distance in distances {
        let power = BigInt(2).raised(to: distance)
        #expect(a << distance == a * power, "\(a) << \(distance)")
        let down = try a.divided(by: power, rounding: .down).quotient
        #expect(a >> distance == down, "\(a) >> \(distance)")
        #expect(a << -distance == a >> distance, "\(a) << −\(distance)")
      }
    }
  }

  @Test func shiftsInPlaceAgree() {
    var value: BigInt = 5
    value <<= 100
    #expect(value == BigInt(5) << 100)
    value >>= 99
    #expect(value == 10)
    #expect(BigInt(-1) >> Int.max == -1)
    #expect(BigInt(7) >> UInt64.max == 0)
  }
}
