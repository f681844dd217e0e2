import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import Testing

@Suite struct KeypadLayoutTests {
  private let keypad = Keypad(.basic, for: Calculator())

  private func layout(
    _ width: Double, _ height: Double, _ device: KeypadLayout.Device = .touch,
    mode: Keypad.Mode = .basic, textScale: Double = 1
  ) -> KeypadLayout {
    KeypadLayout(
      width: width, height: height, keypad: Keypad(mode, for: Calculator()), device: device,
      textScale: textScale)
  }

  /// The space inside the safe areas of phones and tablets held upright, from the smallest to the
  /// largest.
  private static let uprightScreens: [(Double, Double)] = [
    (320, 548), (375, 647), (390, 763), (430, 839), (744, 1_089), (820, 1_136), (1_024, 1_322),
  ]

  /// The same for screens held sideways.
  private static let wideScreens: [(Double, Double)] = [
    (568, 320), (667, 375), (724, 354), (750, 369), (812, 381), (838, 409), (1_089, 700),
    (1_136, 776), (1_322, 980),
  ]

  /// All screens, each with the keypad that it shows.
  private static let screens =
    uprightScreens.map { ($0.0, $0.1, Keypad.Mode.basic) }
    + wideScreens.map { ($0.0, $0.1, Keypad.Mode.scientific) }

  /// All keys of the scientific keypad, with their first and second functions.
  private static let scientificKeys: [KeypadKey] = {
    var calculator = Calculator()
    let first = Keypad(.scientific, for: calculator)
    calculator.press(.secondFunctions)
    calculator.press(.angleUnit(.radians))
    return (first.rows + Keypad(.scientific, for: calculator).rows).flatMap { $0 }
      .filter { $0.role == .scientific }
  }()

  @Test func calculatesWhatTheDocumentationSays() {
    let phone = layout(390, 763)
    #expect(!phone.isWide)
    #expect(phone.keyWidth == 80)
    #expect(phone.spacing == 13)
    #expect(phone.width(ofColumns: 2) == 173)
    #expect(KeypadLayout.modes(width: 763, height: 390, device: .touch)[0] == .scientific)
  }

  /// The style sheet of the page is checked against the same table, by Apps/Web/Tests/Page/looks/test_looks.py.
  @Test func hasTheSizesOfTheTable() throws {
    for row in try CommaSeparatedTable(named: "layouts.csv").rows {
      func number(_ column: String) throws -> Double {
        try #require(Double(row[column] ?? ""), "\(column) of \(row)")
      }
      let layout = try layout(
        number("width"), number("height"), row["device"] == "touch" ? .touch : .desktop,
        mode: row["mode"] == "scientific" ? .scientific : .basic)
      let sizes = [
        ("keyWidth", layout.keyWidth), ("keyHeight", layout.keyHeight),
        ("spacing", layout.spacing), ("margin", layout.margin), ("label", layout.labelSize),
        ("number", layout.numberSize), ("line", layout.lineSize),
      ]
      for (name, size) in sizes {
        #expect(try abs(size - number(name)) < 0.01, "\(name) of \(row)")
      }
    }
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

  @Test("An upright tablet's width is filled with capsules", arguments: [744.0, 768, 834, 1_024])
  func fillsAnUprightTablet(width: Double) {
    let tablet = layout(width, width * 4 / 3)
    #expect(!tablet.isWide)
    #expect(tablet.keyWidth > tablet.keyHeight)
    // Less than a point is left over for each column.
    #expect(width - tablet.contentWidth - 2 * tablet.margin < 4)
    #expect(tablet.numberSize > 92)
    let half = layout(width / 2, width * 4 / 3)
    #expect(half.keyWidth == half.keyHeight)
  }

  @Test("Apple's proportions: a gap is a sixth of a key, a digit half as high", arguments: screens)
  func keepsAppleProportions(width: Double, height: Double, mode: Keypad.Mode) {
    let layout = layout(width, height, mode: mode)
    // Where keys are hard to hit, there is hardly any space around them.
    if layout.keyHeight > KeypadLayout.comfortableKey {
      #expect(abs(layout.spacing - layout.keyHeight / 6) < 1)
    }
    #expect(layout.labelSize == layout.keyHeight / 2)
  }

  @Test(arguments: uprightScreens)
  func writesALargeNumberOnUprightScreens(width: Double, height: Double) {
    #expect(layout(width, height).numberSize >= (height < 568 ? 80 : 92), "\(width) × \(height)")
  }

  @Test(arguments: screens)
  func turnsToTheKeypadThatSuitsTheScreen(width: Double, height: Double, mode: Keypad.Mode) {
    #expect(KeypadLayout.modes(width: width, height: height, device: .touch).first == mode)
    #expect(KeypadLayout.modes(width: width, height: height, device: .desktop).isEmpty)
  }

  @Test func offersTheOtherKeypadWhereThereIsRoom() {
    #expect(KeypadLayout.modes(width: 1_024, height: 1_322, device: .touch).count == 2)
    #expect(KeypadLayout.modes(width: 750, height: 369, device: .touch).count == 2)
    #expect(KeypadLayout.modes(width: 390, height: 763, device: .touch) == [.basic])
  }

  @Test func offersTheProgrammersKeypadWhereFingersHitIt() {
    func offered(_ width: Double, _ height: Double, _ device: KeypadLayout.Device) -> [Keypad.Mode]
    {
      KeypadLayout.offeredModes(width: width, height: height, device: device)
    }
    #expect(offered(180, 240, .desktop) == Keypad.Mode.allCases)
    #expect(offered(390, 763, .touch) == [.basic])
    #expect(offered(750, 369, .touch) == [.scientific, .basic])
    #expect(offered(1_024, 1_322, .touch) == [.basic, .scientific, .programmer])
    #expect(offered(1_089, 700, .touch) == [.scientific, .basic, .programmer])
    #expect(offered(.nan, -1, .touch) == [.basic])
  }

  @Test("A wide window that is too small for ten columns keeps four")
  func keepsTheBasicKeypadInSmallWindows() {
    #expect(KeypadLayout.modes(width: 400, height: 300, device: .touch) == [.basic])
    #expect(KeypadLayout.modes(width: 600, height: 200, device: .touch) == [.basic])
    #expect(KeypadLayout.modes(width: .nan, height: -1, device: .touch) == [.basic])
  }

  @Test(arguments: screens)
  func givesFingersTheirFortyFourPoints(width: Double, height: Double, mode: Keypad.Mode) {
    let layout = layout(width, height, mode: mode)
    #expect(min(layout.keyWidth, layout.keyHeight) >= KeypadLayout.comfortableKey)
  }

  @Test("Ten columns are as easy to hit wherever the layout turns to them")
  func givesFingersTheirFortyFourPointsInEveryWindow() {
    for width in stride(from: 0.0, through: 1_400, by: 13) {
      for height in stride(from: 0.0, through: 1_100, by: 17)
      where KeypadLayout.modes(width: width, height: height, device: .touch).count > 1 {
        let layout = layout(width, height, mode: .scientific)
        let size = "\(width) × \(height)"
        #expect(min(layout.keyWidth, layout.keyHeight) >= KeypadLayout.comfortableKey, "\(size)")
      }
    }
  }

  @Test("Words fit onto their keys and can be read", arguments: wideScreens)
  func fitsWordsOntoKeys(width: Double, height: Double) {
    let layout = layout(width, height, mode: .scientific)
    for key in Self.scientificKeys {
      let size = layout.labelSize(of: key)
      // Letters are on average half as wide as they are high.
      #expect(0.5 * size * Double(key.label.count) <= layout.keyWidth, "\(key.label): \(size)")
      #expect(size >= 11, "\(key.label): \(size)")
      #expect(size < 0.75 * layout.labelSize, "\(key.label): \(size)")
    }
  }

  @Test("Words of the programmer's keypad are within its keys", arguments: [1, 2.0])
  func fitsWordsOntoTheProgrammersKeys(textScale: Double) {
    let keypad = Keypad(.programmer, for: Calculator())
    for (width, height) in [(520.0, 400.0), (640, 500), (640, 826), (1_040, 826)] {
      let layout = layout(width, height, .desktop, mode: .programmer, textScale: textScale)
      for key in keypad.rows.joined() where key.role == .scientific || key.label == "mod" {
        let letters = Double(key.label.unicodeScalars.count)
        #expect(0.6 * letters * layout.labelSize(of: key) <= layout.keyWidth, "\(key.label)")
      }
    }
  }

  @Test func writesLongerWordsSmaller() throws {
    let layout = layout(667, 375, mode: .scientific)
    let size = { (label: String) in
      let key = try #require(Self.scientificKeys.first { $0.label == label })
      return layout.labelSize(of: key)
    }
    #expect(try size("sinh⁻¹") < size("sinh"))
    #expect(try size("x²") == size("e"))
    let digit = try #require(keypad.keypadKey(for: "7"))
    let (clear, plus) = (keypad.rows[0][0], keypad.rows[3][3])
    #expect(clear.role == .function && plus.role == .operation)
    #expect(layout.labelSize(of: digit) == layout.labelSize)
    #expect(layout.labelSize(of: clear) < layout.labelSize(of: digit))
    #expect(layout.labelSize(of: plus) > layout.labelSize(of: digit))
  }

  @Test func asksADesktopForWindowsThatSuitTheKeypad() {
    for mode in Keypad.Mode.allCases {
      let window = KeypadLayout.smallestWindow(for: mode, device: .desktop)
      let layout = layout(window.width, window.height, .desktop, mode: mode)
      #expect(layout.keyWidth >= 36 && layout.keyHeight >= 24)
    }
    #expect(KeypadLayout.smallestWindow(for: .scientific, device: .touch).width <= 320)
  }

  @Test(
    "Everything fits into windows of any size", arguments: KeypadLayout.Device.allCases,
    Keypad.Mode.allCases)
  func fits(device: KeypadLayout.Device, mode: Keypad.Mode) {
    let rows = Keypad(mode, for: Calculator()).rows.count
    for width in stride(from: 0.0, through: 2_000, by: 53) {
      for height in stride(from: 0.0, through: 2_000, by: 59) {
        for textScale in [0.8, 1, 3.1] {
          let layout = layout(width, height, device, mode: mode, textScale: textScale)
          let size = "\(width) × \(height)"
          let rows = Double(rows)
          let bits = layout.bits.map { $0.height + layout.spacing } ?? 0
          let used =
            2 * layout.margin + layout.displayHeight + rows * (layout.keyHeight + layout.spacing)
            + bits
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
          let whole = [layout.margin, layout.spacing, layout.keyWidth, layout.keyHeight]
          #expect(whole.allSatisfy { $0 == $0.rounded() }, "\(size)")
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
    #expect(layout(599, 1_322).keyWidth <= 116)
    #expect(layout(3_000, 4_000).keyHeight <= 180)
    #expect(layout(2_000, 3_000, .desktop).keyWidth <= 80)
    let wide = layout(3_000, 2_000, .desktop)
    #expect(wide.keyWidth <= 160 && wide.keyHeight <= 64)
  }

  @Test(arguments: Keypad.Mode.allCases)
  func fillsARowWithEveryRowOfKeys(mode: Keypad.Mode) {
    let layout = layout(390, 763, mode: mode)
    for row in Keypad(mode, for: Calculator()).rows {
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
    #expect(large.labelSize <= 0.66 * min(large.keyWidth, large.keyHeight))
    #expect(large.lineSize > 1.3 * usual.lineSize)
    #expect(large.numberSize > large.lineSize)
    #expect(layout(width, height, textScale: .nan) == usual)
  }

  @Test("Larger text makes signs and numbers larger, in a window of any shape")
  func enlargesTextOnADesktop() {
    for (width, height) in [(300.0, 460.0), (320, 600), (480, 736), (900, 520)] {
      for mode in [Keypad.Mode.basic, .scientific] where mode == .basic || width > 520 {
        let usual = layout(width, height, .desktop, mode: mode)
        let large = layout(width, height, .desktop, mode: mode, textScale: 2)
        let size = "\(width) × \(height), \(mode)"
        #expect(large.labelSize > usual.labelSize, "\(size)")
        #expect(large.lineSize > 1.25 * usual.lineSize, "\(size)")
        #expect(large.numberSize > 0.87 * usual.numberSize, "\(size)")
        #expect(min(large.keyWidth, large.keyHeight) >= KeypadLayout.comfortableKey, "\(size)")
      }
    }
  }

  @Test("A window opens larger for larger text, and no larger than small screens are")
  func opensLargerForLargerText() {
    #expect(KeypadLayout.usualWindow() == (300, 460))
    #expect(KeypadLayout.usualWindow(textScale: 1.5) == (450, 690))
    #expect(KeypadLayout.usualWindow(textScale: 3) == (480, 736))
    for textScale in [0, -1, .nan, .infinity, 0.5] {
      #expect(KeypadLayout.usualWindow(textScale: textScale) == (300, 460), "\(textScale)")
    }
  }

  @Test func aFingerSwipesAndAPointerDoesNot() {
    #expect(KeypadLayout.Device.touch.swipes)
    #expect(!KeypadLayout.Device.desktop.swipes)
  }

  @Test(arguments: [
    (390, 763, true), (763, 390, true), (820, 1180, true), (320, 430, false), (600, 600, false),
  ])
  func turnsToAnotherKeypadWhereThatHasRoom(width: Double, height: Double, turns: Bool) {
    #expect(KeypadLayout.turnsKeypad(width: width, height: height, device: .touch) == turns)
    #expect(!KeypadLayout.turnsKeypad(width: width, height: height, device: .desktop))
  }

  @Test func leavesANoticeTheRoomAboveTheNumber() {
    for (width, height) in Self.uprightScreens + Self.wideScreens {
      for textScale in [1, 1.6, 3] {
        let layout = layout(width, height, textScale: textScale)
        #expect(layout.noticeHeight >= 1.2 * layout.lineSize, "\(width) × \(height)")
        #expect(
          layout.noticeHeight <= 1.2 * layout.lineSize
            || layout.noticeHeight + 1.2 * layout.numberSize + 2.4 * layout.lineSize
              <= layout.displayHeight + 0.001,
          "\(width) × \(height)")
      }
    }
    // On a phone that is held upright there is room for three lines.
    let phone = layout(390, 763)
    #expect(phone.noticeHeight >= 3.6 * phone.lineSize)
  }
}
