import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct BitGridTests {
  private func layout(
    _ width: Double, _ height: Double, _ device: KeypadLayout.Device = .desktop,
    mode: Keypad.Mode = .programmer, textScale: Double = 1
  ) -> KeypadLayout {
    KeypadLayout(
      width: width, height: height, keypad: Keypad(mode, for: Calculator()), device: device,
      textScale: textScale)
  }

  @Test func standsAboveTheKeysOfWordsAlone() {
    #expect(layout(640, 500).bits != nil)
    #expect(layout(640, 500, mode: .basic).bits == nil)
    #expect(layout(640, 500, mode: .scientific).bits == nil)
  }

  @Test(
    arguments: [(520, 400), (640, 493), (640, 900), (1_280, 850), (2_000, 400), (10, 10), (0, 0)]
      as [(Double, Double)], KeypadLayout.Device.allCases)
  func isWithinTheWindow(size: (Double, Double), device: KeypadLayout.Device) throws {
    for textScale in [1, 2.0] {
      let layout = layout(size.0, size.1, device, textScale: textScale)
      let grid = try #require(layout.bits)
      #expect(grid.width <= layout.contentWidth)
      #expect(grid.height <= 0.25 * size.1)
      let right = grid.place(ofBit: 32)
      #expect(right.x + grid.bitWidth <= grid.width && right.y == 0)
      let low = grid.place(ofBit: 0)
      #expect(low.x == right.x && low.y == grid.bitHeight + grid.positionHeight)
      #expect(low.y + grid.bitHeight + grid.positionHeight + grid.lineHeight == grid.height)
    }
  }

  @Test func hasFoursOfEqualBits() throws {
    let grid = try #require(layout(640, 493).bits)
    #expect(grid.place(ofBit: 63) == (0, 0))
    for index in 0..<63 where index % 32 != 31 {
      let space = grid.place(ofBit: index).x - grid.place(ofBit: index + 1).x
      #expect(space == grid.bitWidth + (index % 4 == 3 ? grid.groupSpacing : 0), "\(index)")
    }
  }

  @Test func canBeReadInTheSmallestWindowAndLargerWhereTextIs() throws {
    let smallest = KeypadLayout.smallestWindow(for: .programmer, device: .desktop)
    let small = try #require(layout(smallest.width, smallest.height).bits)
    #expect(small.bitSize >= 11 && small.bitWidth >= 0.9 * small.bitSize)
    let usual = try #require(layout(1_040, 780).bits)
    let large = try #require(layout(1_040, 780, textScale: 2).bits)
    #expect(large.bitSize > 1.5 * usual.bitSize)
  }
}
