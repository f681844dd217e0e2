import CalculatorPresentation
import Testing

@Suite struct DraggedNumberTests {
  /// A sign is part of a number only where it is a minus that does not subtract.
  @Test(arguments: [
    ("5 * -3", 5, 4..<6), ("5 - 3", 4, 4..<5), ("5 -3", 3, 3..<4), ("5 * +3", 5, 5..<6),
    ("-3", 1, 0..<2), ("+3", 1, 1..<2), ("(*3", 2, 2..<3), ("2^-3", 3, 2..<4),
  ])
  func hasItsSign(line: String, offset: Int, range: Range<Int>) {
    #expect(DraggedNumber(in: line, at: offset)?.range == range, "\(line) at \(offset)")
  }
}
