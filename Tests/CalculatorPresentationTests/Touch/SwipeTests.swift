import CalculatorModel
import CalculatorPresentation
import Testing

@Test(
  arguments: [
    (60, 4, true), (-60, 4, true), (-60, -29, true), (19, 0, false), (0, 0, false), (8, 60, false),
    (60, 60, false), (.nan, 0, false), (.infinity, 0, true),
  ] as [(Double, Double, Bool)])
func deletesWithASwipeToEitherSide(right: Double, down: Double, deletes: Bool) {
  #expect(Swipe(right: right, down: down).key == (deletes ? .delete : nil), "\(right), \(down)")
}
