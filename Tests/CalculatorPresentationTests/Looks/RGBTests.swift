import CalculatorPresentation
import Testing

@Test(
  arguments: [
    (0xFF9F0A, RGB(255, 159, 10)), (0, RGB(0, 0, 0)), (0xFF00_0001, RGB(0, 0, 1)),
  ] as [(UInt32, RGB)])
func readsAColourAsItIsWritten(hexadecimal: UInt32, color: RGB) {
  #expect(RGB(hexadecimal) == color)
}
