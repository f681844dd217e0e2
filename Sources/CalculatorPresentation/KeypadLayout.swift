/// How large the calculator's parts are in a window of some size, in points.
///
/// ```swift
/// let keypad = Keypad(.basic, for: Calculator())
/// let phone = KeypadLayout(width: 390, height: 763, keypad: keypad, device: .touch)
/// phone.isWide                 // false: round keys
/// phone.keyWidth               // 80.4375
/// phone.width(ofColumns: 2)    // 170.625: the key 0
/// KeypadLayout.modes(width: 763, height: 390, device: .touch)[0]   // .scientific: it was turned
/// ```
///
/// Round keys where the window is upright, capsules where it is wide. The keypad's own rows and
/// columns are laid out: ten columns get narrower capsules than four.
public struct KeypadLayout: Hashable, Sendable {
  /// What the calculator is used with.
  public enum Device: CaseIterable, Hashable, Sendable {
    /// Fingers, on a phone or a tablet.
    case touch

    /// A pointer, in a window on a desktop.
    case desktop

    /// Whether a drag over the display is a swipe: a pointer that strays must delete nothing.
    public var swipes: Bool { self == .touch }
  }

  /// A desktop window that shows everything at a comfortable size.
  public static let usualWindow = (width: 300.0, height: 460.0)

  /// The smallest window in which a keypad is of use.
  ///
  /// Where windows are as large as the screen gives them, none is asked to be wider for ten columns.
  public static func smallestWindow(
    for mode: Keypad.Mode, device: Device
  ) -> (width: Double, height: Double) {
    switch (mode, device) {
    case (.scientific, .desktop): (520, 280)
    default: (180, 240)
    }
  }

  /// The smallest side of a key that a finger hits with ease.
  public static let comfortableKey = 44.0

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

  /// The height of the display: what the keys leave.
  public let displayHeight: Double

  /// The size of a sign on the keys; see ``labelSize(of:)`` for words.
  public let labelSize: Double

  /// The size of the number; it shrinks when the number is long.
  public let numberSize: Double

  /// The size of the line above the number, and of notices.
  public let lineSize: Double

  /// How round a key is: half its shorter side.
  public var cornerRadius: Double { min(keyWidth, keyHeight) / 2 }

  /// Lays out a keypad in a window.
  ///
  /// - Parameters:
  ///   - width: The window's width; what is no size counts as 0.
  ///   - height: The window's height.
  ///   - keypad: The keys.
  ///   - device: What the calculator is used with.
  ///   - textScale: How much larger than usual the person wants text. Text grows as far as it fits,
  ///     and keys stay as they are.
  public init(
    width: Double, height: Double, keypad: Keypad, device: Device, textScale: Double = 1
  ) {
    let window = Window(width: width, height: height)
    let columns = Double(max(keypad.columnCount, 1))
    let rows = Double(max(keypad.rows.count, 1))
    isWide = window.width > window.height

    let limits = Limits(isWide: isWide, device: device)
    var keys = KeyArrangement(
      window, columns: columns, rows: rows, limits: limits,
      space: window.shorterSide / (isWide ? 60 : 40), displayShare: isWide ? 0.25 : 0.22)
    if min(keys.width, keys.height) < Self.comfortableKey {
      keys = .narrow(window, columns: columns, rows: rows, limits: limits)
      // Where there is little space, the display gets what keys do not need.
      keys.height = min(keys.height, Self.comfortableKey)
    }
    margin = keys.margin
    spacing = keys.spacing
    keyWidth = isWide ? keys.width : min(keys.width, keys.height)
    keyHeight = isWide ? keys.height : keyWidth
    contentWidth = columns * keyWidth + (columns - 1) * spacing
    displayHeight = max(0, window.height - 2 * margin - rows * (keyHeight + spacing))

    let scale = textScale.isFinite ? max(textScale, 0) : 1
    labelSize = min(0.42 * keyHeight * scale, 0.6 * min(keyWidth, keyHeight))
    let usualNumber = min(0.5 * displayHeight, 0.24 * contentWidth, 96)
    lineSize = min(max(0.26 * usualNumber, 13) * scale, 0.2 * displayHeight)
    // Text is 1.2 times as high as its size, and above the number there is room for two lines.
    numberSize = min(usualNumber, 0.83 * displayHeight - 2 * lineSize)
  }

  /// The keypads that a screen has room for, the one that suits it first: the scientific one where the
  /// window is wide, and only where fingers hit ten keys in a row with ease.
  ///
  /// Empty on a desktop, where a person chooses and windows follow.
  public static func modes(width: Double, height: Double, device: Device) -> [Keypad.Mode] {
    guard device == .touch else { return [] }
    let window = Window(width: width, height: height)
    let isWide = window.width > window.height
    let keys = KeyArrangement.narrow(
      window, columns: 10, rows: 5, limits: Limits(isWide: isWide, device: device))
    guard min(keys.width, keys.height) >= comfortableKey else { return [.basic] }
    return isWide ? [.scientific, .basic] : [.basic, .scientific]
  }

  /// Whether the screen shows another keypad first when it is turned.
  ///
  /// ```swift
  /// KeypadLayout.turnsKeypad(width: 390, height: 763, device: .touch)     // true
  /// KeypadLayout.turnsKeypad(width: 390, height: 763, device: .desktop)   // false
  /// ```
  public static func turnsKeypad(width: Double, height: Double, device: Device) -> Bool {
    modes(width: width, height: height, device: device).first
      != modes(width: height, height: width, device: device).first
  }

  /// The size of what is written on a key: words are smaller than signs, and shrink until they fit.
  public func labelSize(of key: KeypadKey) -> Double {
    guard key.role == .scientific else { return labelSize }
    let room = min(0.86 * keyWidth, keyWidth - 4)
    return max(0, min(0.86 * labelSize, room / key.label.widthInEms))
  }

  /// The width of a key that takes some columns.
  public func width(ofColumns span: Int) -> Double {
    let span = Double(max(span, 0))
    return max(0, span * keyWidth + (span - 1) * spacing)
  }

  /// The size of a window, with nothing absurd in it.
  private struct Window {
    var width: Double
    var height: Double

    init(width: Double, height: Double) {
      self.width = width.isFinite ? max(width, 0) : 0
      self.height = height.isFinite ? max(height, 0) : 0
    }

    var shorterSide: Double { min(width, height) }
  }

  /// What keeps keys from becoming absurd in a large window.
  private struct Limits {
    var keyWidth: Double
    var keyHeight: Double

    init(isWide: Bool, device: Device) {
      (keyWidth, keyHeight) =
        switch (isWide, device) {
        case (false, .touch): (116, 116)
        case (true, .touch): (232, 92)
        case (false, .desktop): (80, 80)
        case (true, .desktop): (160, 64)
        }
    }
  }

  /// Keys as large as the window allows.
  private struct KeyArrangement {
    var margin: Double
    var spacing: Double
    var width: Double
    var height: Double

    /// Arranges keys with hardly any space around them.
    static func narrow(
      _ window: Window, columns: Double, rows: Double, limits: Limits
    ) -> KeyArrangement {
      KeyArrangement(
        window, columns: columns, rows: rows, limits: limits, space: window.shorterSide / 100,
        displayShare: 0.15)
    }

    /// Arranges keys with some space between them, and leaves a share of the height to the display.
    init(
      _ window: Window, columns: Double, rows: Double, limits: Limits, space: Double,
      displayShare: Double
    ) {
      spacing = min(space, 14)
      margin = min(2 * space, 20)
      let columnSpace = window.width - 2 * margin - (columns - 1) * spacing
      let rowSpace = window.height * (1 - displayShare) - 2 * margin - rows * spacing
      width = min(max(columnSpace / columns, 0), limits.keyWidth)
      height = min(max(rowSpace / rows, 0), limits.keyHeight)
    }
  }
}

extension String {
  /// How wide the text is at most in letters as wide as they are high, in the systems' own fonts.
  ///
  /// Half an em and a little more for a letter, as `n` and `h` have; less for raised and lowered ones.
  fileprivate var widthInEms: Double {
    var width = 0.0
    for scalar in unicodeScalars {
      switch scalar {
      case "⁻", "¹", "²", "³", "ˣ", "ʸ", "ⁿ", "ᵈ", "₀", "₁", "₂", "ᵧ": width += 0.42
      default: width += 0.62
      }
    }
    return max(width, 0.62)
  }
}
