/// The colours of the calculator.
///
/// ```swift
/// Palette(look: .dark).colors(for: .operation, isLit: false, isPressed: false).face   // 0xFF9F0A
/// ```
///
/// Apple's own colours, but for the signs on orange: white on that orange has a contrast of 2.1 to 1,
/// black one of 10 to 1. Every text has at least 4.5 to 1, and 7 to 1 where more contrast is asked for.
public struct Palette: Hashable, Sendable {
  /// A key's colours.
  public struct KeyColors: Hashable, Sendable {
    /// The key itself.
    public let face: RGB

    /// What is written on it.
    public let label: RGB

    init(_ face: UInt32, label: UInt32) {
      self.face = RGB(face)
      self.label = RGB(label)
    }
  }

  /// What the calculator stands on.
  public let look: Look

  /// Whether the person asks for more contrast.
  public let isHighContrast: Bool

  /// Creates the colours of a look.
  public init(look: Look, isHighContrast: Bool = false) {
    self.look = look
    self.isHighContrast = isHighContrast
  }

  /// Behind everything.
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

  /// The colours of a key; one that is pressed looks the same whether it is lit or not.
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
    case (.operation, false, false): KeyColors(0xFF9F0A, label: 0x000000)
    case (.operation, true, false) where isHighContrast:
      isDark ? KeyColors(0xFFFFFF, label: 0x000000) : KeyColors(0x000000, label: 0xFFFFFF)
    case (.operation, true, false):
      isDark ? KeyColors(0xFFFFFF, label: 0xB35300) : KeyColors(0x1C1C1E, label: 0xFF9F0A)
    case (.operation, _, true): KeyColors(0xFCC78D, label: 0x000000)
    }
  }
}
