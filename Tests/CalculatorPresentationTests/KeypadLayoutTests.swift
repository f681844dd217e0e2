import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct KeypadLayoutTests {
  private let keypad = Keypad(.basic, for: Calculator())

  private func layout(
    _ width: Double, _ height: Double, _ device: KeypadLayout.Device = .touch,
    textScale: Double = 1
  ) -> KeypadLayout {
    KeypadLayout(
      width: width, height: height, keypad: keypad, device: device, textScale: textScale)
  }

  /// The space inside the safe areas of phones and tablets, from the smallest to the largest.
  private static let screens: [(Double, Double)] = [
    (320, 548), (375, 647), (390, 763), (430, 839), (744, 1_089), (1_024, 1_322),
    (568, 320), (667, 375), (750, 369), (812, 381), (1_089, 744), (1_322, 1_024),
  ]

  @Test func calculatesWhatTheDocumentationSays() {
    let phone = layout(390, 763)
    #expect(!phone.isWide)
    #expect(phone.keyWidth == 80.4375)
    #expect(phone.width(ofColumns: 2) == 170.625)
    #expect(phone.format == .basic)
  }

  @Test func hasRoundKeysUprightAndCapsulesInWideWindows() {
    let upright = layout(390, 763)
    #expect(upright.keyWidth == upright.keyHeight)
    #expect(upright.cornerRadius == upright.keyHeight / 2)
    let wide = layout(750, 369)
    #expect(wide.isWide)
    #expect(wide.keyWidth > wide.keyHeight)
    #expect(wide.cornerRadius == wide.keyHeight / 2)
  }

  @Test func showsMoreDigitsInWideWindowsAndOnDesktops() {
    #expect(layout(390, 763).format == .basic)
    #expect(layout(763, 390).format == .scientific)
    #expect(layout(300, 460, .desktop).format == .scientific)
    #expect(layout(900, 460, .desktop).format == .scientific)
  }

  @Test(arguments: screens)
  func givesFingersTheirFortyFourPoints(width: Double, height: Double) {
    let layout = layout(width, height)
    #expect(min(layout.keyWidth, layout.keyHeight) >= KeypadLayout.comfortableKey)
  }

  @Test("Everything fits into windows of any size", arguments: KeypadLayout.Device.allCases)
  func fits(device: KeypadLayout.Device) {
    for width in stride(from: 0.0, through: 2_000, by: 37) {
      for height in stride(from: 0.0, through: 2_000, by: 41) {
        for textScale in [0.8, 1, 3.1] {
          let layout = layout(width, height, device, textScale: textScale)
          let size = "\(width) × \(height)"
          let rows = Double(keypad.rows.count)
          let used =
            2 * layout.margin + layout.displayHeight + rows * (layout.keyHeight + layout.spacing)
          #expect(used <= height + 0.001, "\(size)")
          #expect(layout.contentWidth + 2 * layout.margin <= width + 0.001, "\(size)")
          #expect(layout.labelSize <= layout.keyHeight, "\(size)")
          // A line of text is about 1.2 times as high as its letters.
          let text = 1.2 * (layout.numberSize + 2 * layout.lineSize)
          #expect(text <= layout.displayHeight, "\(size)")
          let sizes = [
            layout.margin, layout.spacing, layout.keyWidth, layout.keyHeight, layout.cornerRadius,
            layout.displayHeight, layout.labelSize, layout.numberSize, layout.lineSize,
          ]
          #expect(sizes.allSatisfy { $0 >= 0 }, "\(size)")
        }
      }
    }
  }

  @Test(
    arguments: [(-10, 200), (200, -10), (.nan, 200), (200, .infinity), (0, 0)]
      as [(Double, Double)])
  func keepsCalmWithoutASize(width: Double, height: Double) {
    let layout = layout(width, height)
    #expect(layout.keyWidth == 0 || layout.keyHeight == 0)
    #expect(layout.contentWidth >= 0 && layout.displayHeight >= 0)
  }

  @Test func staysReasonableInLargeWindows() {
    #expect(layout(1_024, 1_322).keyWidth <= 120)
    #expect(layout(2_000, 3_000, .desktop).keyWidth <= 80)
    let wide = layout(3_000, 2_000, .desktop)
    #expect(wide.keyWidth <= 160 && wide.keyHeight <= 64)
  }

  @Test func fillsARowWithEveryRowOfKeys() {
    let layout = layout(390, 763)
    for row in keypad.rows {
      let keys = row.reduce(0) { $0 + layout.width(ofColumns: $1.columnSpan) }
      #expect(abs(keys + Double(row.count - 1) * layout.spacing - layout.contentWidth) < 0.001)
    }
    #expect(layout.width(ofColumns: 0) == 0)
    #expect(layout.width(ofColumns: -3) == 0)
  }

  @Test(arguments: [(390, 763), (750, 369)])
  func enlargesTextAndLeavesKeysAsTheyAre(width: Double, height: Double) {
    let usual = layout(width, height)
    let large = layout(width, height, textScale: 3)
    #expect(large.keyWidth == usual.keyWidth)
    #expect(large.labelSize > usual.labelSize)
    #expect(large.labelSize <= 0.6 * min(large.keyWidth, large.keyHeight))
    #expect(large.lineSize > 1.3 * usual.lineSize)
    #expect(large.numberSize > large.lineSize)
    #expect(layout(width, height, textScale: .nan) == usual)
  }

  @Test func aFingerSwipesAndAPointerDoesNot() {
    #expect(KeypadLayout.Device.touch.swipes)
    #expect(!KeypadLayout.Device.desktop.swipes)
  }
}
