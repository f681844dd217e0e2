/// The colours of the calculator.
///
/// ```swift
/// let palette = Palette(look: .dark)
/// palette.colors(for: .operation, isLit: false, isPressed: false).face   // 0xE07200
/// palette.colors(for: .operation, isLit: true, isPressed: false).face    // 0xFFFFFF
/// ```
///
/// Apple's own colours, except for a deeper orange: white has a contrast of 2.1 to 1 on Apple's, and 3.2 to 1
/// on this one. That is enough for the signs on keys, which are large or bold (WCAG 2.2, 1.4.3 and 1.4.11: 3 to
/// 1). Every other text has at least 4.5 to 1. If more contrast is requested, signs are dark on Apple's orange,
/// and everything has at least 7 to 1.
public struct Palette: Hashable, Sendable {
  /// The colours of a key, or of something that looks like one.
  public struct KeyColors: Hashable, Sendable {
    /// The key itself.
    public let face: RGB

    /// Its label.
    public let label: RGB

    init(_ face: UInt32, label: UInt32) {
      self.face = RGB(face)
      self.label = RGB(label)
    }

    init(_ face: RGB, label: RGB) {
      self.face = face
      self.label = label
    }
  }

  /// The background of the calculator.
  public let look: Look

  /// Whether the user asks for more contrast.
  public let isHighContrast: Bool

  /// Creates the colours of a look.
  public init(look: Look, isHighContrast: Bool = false) {
    self.look = look
    self.isHighContrast = isHighContrast
  }

  /// The background colour.
  public var page: RGB { look == .dark ? RGB(0x000000) : RGB(0xF2F2F7) }

  /// The number.
  public var number: RGB { look == .dark ? RGB(0xFFFFFF) : RGB(0x1C1C1E) }

  /// The line above the number, its mark, and notices.
  public var secondary: RGB {
    switch (look, isHighContrast) {
    case (.dark, false): RGB(0x98989F)
    case (.light, false): RGB(0x636368)
    case (.dark, true): RGB(0xC7C7CC)
    case (.light, true): RGB(0x3A3A3C)
    }
  }

  /// The default choice, and the chosen row of a list: dark on the orange of the keys, since text of ordinary
  /// size needs 4.5 to 1.
  public var choice: KeyColors { KeyColors(orange, label: 0x000000) }

  /// The orange of the keys.
  private var orange: UInt32 { isHighContrast ? 0xFF9F0A : 0xE07200 }

  /// Returns the colours of a key that is off: its own face, and a label that does not stand out.
  public func colorsOfKeyThatIsOff(_ role: KeyRole) -> KeyColors {
    let face = colors(for: role, isLit: false, isPressed: false).face
    return KeyColors(face, label: look == .dark ? RGB(0x6C6C70) : RGB(0xA0A0A6))
  }

  /// Returns the colours of a key; a pressed key looks the same whether it is lit or not.
  public func colors(for role: KeyRole, isLit: Bool, isPressed: Bool) -> KeyColors {
    let isDark = look == .dark
    return switch (role, isLit, isPressed) {
    case (.digit, _, false):
      isDark ? KeyColors(0x333333, label: 0xFFFFFF) : KeyColors(0xDCDCE1, label: 0x000000)
    case (.digit, _, true) where isHighContrast:
      isDark ? KeyColors(0x545454, label: 0xFFFFFF) : KeyColors(0xB4B4BA, label: 0x000000)
    case (.digit, _, true):
      isDark ? KeyColors(0x737373, label: 0xFFFFFF) : KeyColors(0xB4B4BA, label: 0x000000)
    case (.scientific, true, false):
      isDark ? KeyColors(0xFFFFFF, label: 0x000000) : KeyColors(0x1C1C1E, label: 0xFFFFFF)
    case (.scientific, _, false):
      isDark ? KeyColors(0x1F1F1F, label: 0xFFFFFF) : KeyColors(0xE6E6EB, label: 0x000000)
    case (.scientific, _, true) where isHighContrast:
      isDark ? KeyColors(0x404040, label: 0xFFFFFF) : KeyColors(0xC6C6CC, label: 0x000000)
    case (.scientific, _, true):
      isDark ? KeyColors(0x5A5A5A, label: 0xFFFFFF) : KeyColors(0xC6C6CC, label: 0x000000)
    case (.function, _, false):
      isDark ? KeyColors(0xA5A5A5, label: 0x000000) : KeyColors(0xB9B9C0, label: 0x000000)
    case (.function, _, true) where isHighContrast: KeyColors(0xD9D9D9, label: 0x000000)
    case (.function, _, true):
      isDark ? KeyColors(0xD9D9D9, label: 0x000000) : KeyColors(0x8E8E93, label: 0x000000)
    case (.operation, false, false):
      KeyColors(orange, label: isHighContrast ? 0x000000 : 0xFFFFFF)
    case (.operation, true, false) where isHighContrast:
      isDark ? KeyColors(0xFFFFFF, label: 0x000000) : KeyColors(0x000000, label: 0xFFFFFF)
    case (.operation, true, false): KeyColors(0xFFFFFF, label: orange)
    case (.operation, _, true):
      KeyColors(0xFCC78D, label: isHighContrast ? 0x000000 : 0x7A3F00)
    }
  }
}
