import CalculatorModel

/// The sizes of the calculator's parts in a window of some size, in points.
///
/// ```swift
/// let keypad = Keypad(.basic, for: Calculator())
/// let phone = KeypadLayout(width: 390, height: 763, keypad: keypad, device: .touch)
/// phone.isWide                 // false: round keys
/// phone.keyWidth               // 80
/// phone.spacing                // 13: a sixth of a key
/// phone.width(ofColumns: 2)    // 173: the key 0
/// KeypadLayout.modes(width: 763, height: 390, device: .touch)[0]   // .scientific: it was turned
/// ```
///
/// Keys are round in an upright window; they are capsules in a wide one, and on an upright tablet, whose width
/// they fill. The layout follows the keypad's own rows and columns: ten columns get narrower capsules than
/// four. Keys and gaps are whole points, so that no edge is blurred; the remaining space goes to the display
/// and to both sides.
public struct KeypadLayout: Hashable, Sendable {
  /// The kind of device on which the calculator is used.
  public enum Device: CaseIterable, Hashable, Sendable {
    /// Fingers, on a phone or a tablet.
    case touch

    /// A pointer, in a window on a desktop.
    case desktop

    /// Whether a drag over the display is a swipe: a stray pointer must not delete anything.
    public var swipes: Bool { self == .touch }
  }

  /// Returns the size of a desktop window that shows everything at a comfortable size.
  ///
  /// ```swift
  /// KeypadLayout.usualWindow()                 // (300, 460)
  /// KeypadLayout.usualWindow(textScale: 1.5)   // (450, 690)
  /// KeypadLayout.usualWindow(textScale: 3)     // (480, 736): small screens have no more
  /// ```
  ///
  /// - Parameter textScale: The user's text size, as a factor of the usual one.
  /// - Returns: The width and the height.
  public static func usualWindow(textScale: Double = 1) -> (width: Double, height: Double) {
    let scale = windowScale(textScale: textScale)
    return ((300 * scale).rounded(), (460 * scale).rounded())
  }

  /// Returns the factor by which a desktop's windows grow for larger text: that of the text, but no more than
  /// 1.6, since small screens have no room.
  ///
  /// - Parameter textScale: The user's text size, as a factor of the usual one.
  /// - Returns: A factor of at least 1.
  public static func windowScale(textScale: Double) -> Double {
    textScale.isFinite ? min(max(textScale, 1), 1.6) : 1
  }

  /// Returns the smallest window in which a keypad is usable.
  ///
  /// If the screen determines the size of windows, none is asked to be wider for ten columns.
  public static func smallestWindow(
    for mode: Keypad.Mode, device: Device
  ) -> (width: Double, height: Double) {
    switch (mode, device) {
    case (.scientific, .desktop): (520, 280)
    case (.programmer, .desktop): (520, 400)
    default: (180, 240)
    }
  }

  /// The columns of the scientific keypad: ten, or six with more rows.
  public enum ScientificColumns: Hashable, Sendable {
    case ten
    case six
  }

  /// Returns the columns that the scientific keypad has room for in a desktop window; nil if it has none.
  ///
  /// ```swift
  /// KeypadLayout.scientificColumns(width: 650, height: 460)   // .ten
  /// KeypadLayout.scientificColumns(width: 320, height: 460)   // .six
  /// KeypadLayout.scientificColumns(width: 320, height: 300)   // nil
  /// ```
  public static func scientificColumns(width: Double, height: Double) -> ScientificColumns? {
    let wide = smallestWindow(for: .scientific, device: .desktop)
    if width >= wide.width, height >= wide.height { return .ten }
    return width >= 260 && height >= 420 ? .six : nil
  }

  /// The smallest side of a key that a finger hits with ease.
  public static let comfortableKey = 44.0

  /// The minimum width of an upright tablet.
  public static let tabletWidth = 600.0

  /// Whether the window is wider than it is high.
  public let isWide: Bool

  /// The space around everything.
  public let margin: Double

  /// The space between keys, and between the display and the keys.
  public let spacing: Double

  /// The width of a key of one column.
  public let keyWidth: Double

  /// The height of every key.
  public let keyHeight: Double

  /// The width of the keypad, and of the display above it.
  public let contentWidth: Double

  /// The height of the display: the space that the keys and the bits leave.
  public let displayHeight: Double

  /// The layout of a word's bits between the display and the keys; nil if there are none.
  public let bits: BitGrid?

  /// The size of a sign on the keys; see ``labelSize(of:)`` for words.
  public let labelSize: Double

  /// The size of the number; it shrinks when the number is long.
  public let numberSize: Double

  /// The size of the line above the number, and of notices.
  public let lineSize: Double

  /// The height of a notice above the number and the two lines over it; at least one line.
  public var noticeHeight: Double {
    max(1.2 * lineSize, displayHeight - 1.2 * numberSize - 2.4 * lineSize)
  }

  /// The corner radius of a key: half its shorter side.
  public var cornerRadius: Double { min(keyWidth, keyHeight) / 2 }

  /// Lays out a keypad in a window.
  ///
  /// - Parameters:
  ///   - width: The window's width; an invalid size counts as 0.
  ///   - height: The window's height.
  ///   - keypad: The keys.
  ///   - device: The kind of device on which the calculator is used.
  ///   - textScale: The user's text size, as a factor of the usual one. Text grows as far as it fits, and the
  ///     display with it as far as keys stay easy to hit.
  public init(
    width: Double, height: Double, keypad: Keypad, device: Device, textScale: Double = 1
  ) {
    var window = Window(width: width, height: height)
    let columns = Double(max(keypad.columnCount, 1))
    let rows = Double(max(keypad.rows.count, 1))
    let scale = textScale.isFinite ? max(textScale, 0) : 1
    let bits =
      keypad.mode == .programmer
      ? BitGrid(width: window.width, height: window.height, device: device, textScale: scale) : nil
    // Keys and display share what the bits leave, as if that were the window.
    window.height -= bits?.height ?? 0
    isWide = window.isWide

    let limits = Limits(window, device: device, rows: rows, textScale: scale)
    var keys = KeyArrangement(window, columns: columns, rows: rows, limits: limits)
    if min(keys.width, keys.height) < Self.comfortableKey {
      keys = .narrow(window, columns: columns, rows: rows, limits: limits)
    }
    margin = keys.margin
    spacing = keys.spacing
    keyWidth = keys.width
    keyHeight = keys.height
    contentWidth = max(0, columns * keyWidth + (columns - 1) * spacing)
    self.bits = bits?.fitting(width: contentWidth)
    let gaps = bits == nil ? rows : rows + 1
    displayHeight = max(0, window.height - 2 * margin - rows * keyHeight - gaps * spacing)

    labelSize = min(0.5 * keyHeight * scale, 0.66 * min(keyWidth, keyHeight))
    // A narrower window has room for a number as large as a phone's, too: long ones shrink anyway.
    let usualNumber = min(0.58 * displayHeight, max(0.27 * contentWidth, 92), 160)
    // Base, word and sign leave half of the line to the calculation.
    let longestLine = bits == nil ? .infinity : contentWidth / 28
    lineSize = min(max(0.21 * usualNumber, 13) * scale, 0.2 * displayHeight, longestLine)
    // Text is 1.2 times as high as its size, and above the number there is room for two lines.
    numberSize = min(usualNumber * max(scale, 1), 0.83 * displayHeight - 2 * lineSize)
  }

  /// Returns the keypads that fit a screen, the most suitable first: the scientific one if the window is wide,
  /// and only if ten keys in a row are easy to hit.
  ///
  /// Empty on a desktop, where the user chooses and windows adapt.
  public static func modes(width: Double, height: Double, device: Device) -> [Keypad.Mode] {
    guard device == .touch else { return [] }
    let window = Window(width: width, height: height)
    let keys = KeyArrangement.narrow(
      window, columns: 10, rows: 5,
      limits: Limits(window, device: device, rows: 5, textScale: 1))
    guard min(keys.width, keys.height) >= comfortableKey else { return [.basic] }
    return window.isWide ? [.scientific, .basic] : [.basic, .scientific]
  }

  /// Returns the keypads that the user can choose in a window: all of them on a desktop, where windows adapt,
  /// and elsewhere those whose keys are easy to hit.
  ///
  /// ```swift
  /// KeypadLayout.offeredModes(width: 300, height: 460, device: .desktop).count   // 3
  /// KeypadLayout.offeredModes(width: 390, height: 763, device: .touch)           // [.basic]
  /// ```
  public static func offeredModes(
    width: Double, height: Double, device: Device
  ) -> [Keypad.Mode] {
    guard device == .touch else { return Keypad.Mode.allCases }
    let keys = KeypadLayout(
      width: width, height: height, keypad: Keypad(.programmer, for: Calculator()), device: device)
    let hasRoom = min(keys.keyWidth, keys.keyHeight) >= comfortableKey
    return modes(width: width, height: height, device: device) + (hasRoom ? [.programmer] : [])
  }

  /// Whether rotating the screen changes the keypad that it shows first.
  ///
  /// ```swift
  /// KeypadLayout.turnsKeypad(width: 390, height: 763, device: .touch)     // true
  /// KeypadLayout.turnsKeypad(width: 390, height: 763, device: .desktop)   // false
  /// ```
  public static func turnsKeypad(width: Double, height: Double, device: Device) -> Bool {
    modes(width: width, height: height, device: device).first
      != modes(width: height, height: width, device: device).first
  }

  /// Returns the size of a key's label: operation signs are larger than digits, words smaller, and scientific
  /// labels shrink until they fit.
  public func labelSize(of key: KeypadKey) -> Double {
    switch key.role {
    case .digit: return labelSize
    case .operation where key.label.unicodeScalars.count == 1: return 1.15 * labelSize
    case .function: return 0.84 * labelSize
    case .scientific, .operation:
      let room = min(0.8 * keyWidth, keyWidth - 4)
      return max(0, min(0.72 * labelSize, room / key.label.widthInEms))
    }
  }

  /// Returns the width of a key that spans some columns.
  public func width(ofColumns span: Int) -> Double {
    let span = Double(max(span, 0))
    return max(0, span * keyWidth + (span - 1) * spacing)
  }

  /// The size of a window, with invalid values replaced by 0.
  private struct Window {
    var width: Double
    var height: Double

    init(width: Double, height: Double) {
      self.width = width.isFinite ? max(width, 0) : 0
      self.height = height.isFinite ? max(height, 0) : 0
    }

    var shorterSide: Double { min(width, height) }

    var isWide: Bool { width > height }
  }

  /// The limits that keep keys from becoming absurdly large in a large window.
  private struct Limits {
    /// The display's minimum share of the height.
    var displayShare: Double

    /// The maximum height of a key.
    var keyHeight: Double

    /// The maximum width of a key; nil if keys are round.
    var keyWidth: Double?

    init(_ window: Window, device: Device, rows: Double, textScale: Double) {
      let share = window.isWide ? 0.25 : 0.22
      // The share left when a row is 44 points high with a sixth around it: larger text takes no more.
      let spare = 1 - KeypadLayout.comfortableKey * (7 * rows + 2) / (6 * max(window.height, 1))
      displayShare = max(share, min(share * textScale, 0.3, spare))
      // A pointer needs no large keys; a user who wants large text does.
      let larger = KeypadLayout.windowScale(textScale: textScale)
      (keyHeight, keyWidth) =
        switch (window.isWide, device) {
        case (false, .touch) where window.width >= KeypadLayout.tabletWidth: (180, 300)
        case (false, .touch): (116, nil)
        case (true, .touch): (116, 232)
        case (false, .desktop): (80 * larger, nil)
        case (true, .desktop): (64 * larger, 160 * larger)
        }
    }
  }

  /// Keys as large as the window allows, all in whole points.
  private struct KeyArrangement {
    var margin: Double
    var spacing: Double
    var width: Double
    var height: Double

    /// Arranges keys with a sixth of their height around them.
    init(_ window: Window, columns: Double, rows: Double, limits: Limits) {
      // With sixths between the keys and at both ends, n keys take the length of (7n + 1) / 6 keys; the gap to
      // the display adds another sixth.
      let column = 6 * window.width / (7 * columns + 1)
      let row = 6 * window.height * (1 - limits.displayShare) / (7 * rows + 2)
      height = min(column, row, limits.keyHeight).rounded(.down)
      spacing = (height / 6).rounded(.down)
      margin = spacing
      width = height
      if let limit = limits.keyWidth {
        let room = window.width - 2 * margin - (columns - 1) * spacing
        width = min(room / columns, limit).rounded(.down)
      }
    }

    private init(margin: Double, spacing: Double, width: Double, height: Double) {
      self.margin = margin
      self.spacing = spacing
      self.width = width
      self.height = height
    }

    /// Arranges keys with hardly any space around them.
    ///
    /// They are no higher than fingers need, so that the display gets the rest.
    static func narrow(
      _ window: Window, columns: Double, rows: Double, limits: Limits
    ) -> KeyArrangement {
      let spacing = (window.shorterSide / 100).rounded(.down)
      let margin = 2 * spacing
      let columnRoom = window.width - 2 * margin - (columns - 1) * spacing
      let rowRoom = 0.85 * window.height - 2 * margin - rows * spacing
      let column = max(columnRoom / columns, 0).rounded(.down)
      let row = min(max(rowRoom / rows, 0), KeypadLayout.comfortableKey).rounded(.down)
      guard let limit = limits.keyWidth else {
        let side = min(column, row)
        return KeyArrangement(margin: margin, spacing: spacing, width: side, height: side)
      }
      return KeyArrangement(
        margin: margin, spacing: spacing, width: min(column, limit), height: row)
    }
  }
}

extension String {
  /// The maximum width of the text in ems, in the systems' own fonts.
  ///
  /// A little more than half an em for a letter such as `n` or `h`; more for capitals and wide letters, less
  /// for superscripts and subscripts.
  fileprivate var widthInEms: Double {
    var width = 0.0
    for scalar in unicodeScalars {
      switch scalar {
      case "⁻", "¹", "²", "³", "ˣ", "ʸ", "ⁿ", "ᵈ", "₀", "₁", "₂", "ᵧ": width += 0.42
      case "m", "w": width += 0.9
      case "A"..."Z": width += 0.75
      default: width += 0.62
      }
    }
    return max(width, 0.62)
  }
}
