import BigNumbers
import Testing

@Suite struct SquareRootTests {
  @Test func rootsAreFloors() {
    let values =
      AwkwardNumbers.integers.map(\.magnitude)
      + AwkwardNumbers.random(limbs: AwkwardNumbers.sizes).map(\.magnitude)
    for value in values {
      for square in [value, value * value, value * value + 1, value * value + 2 * value] {
        let root = square.squareRoot()
        #expect(root * root <= square, "√\(square)")
        #expect((root + 1) * (root + 1) > square, "√\(square)")
      }
      #expect((value * value).squareRoot() == value, "√x² = x for \(value)")
    }
  }
}
