import CalculatorPresentation

/// The colours of the calculator, as many as the terminal has.
///
/// Apple's own colours, but for the signs on orange: white on that orange has a contrast of 2.1 to 1,
/// black one of 10 to 1.
struct Theme: Hashable, Sendable {
  /// A key's colours.
  struct KeyColors: Hashable, Sendable {
    /// The key itself.
    var face: Color
    /// What is written on it.
    var label: Color
  }

  var look: Look
  let depth: ColorDepth
  var blocks = BlockElements.quadrants

  /// Whether keys are drawn with lines, because there are no colours to fill them with.
  var outlinesKeys: Bool { depth == .none }

  /// The window.
  var page: CellStyle { CellStyle(ink: number.ink, base: pageColor) }

  /// The number.
  var number: CellStyle {
    CellStyle(ink: color(Swatch(0xFFFFFF, 15, light: 0x1C1C1E, 0)), base: pageColor)
  }

  /// The line above the number, its mark, and the status line.
  var secondary: CellStyle {
    CellStyle(
      ink: color(Swatch(0x98989F, 7, light: 0x636368, 8)), base: pageColor, isDim: depth == .none)
  }

  private var pageColor: Color {
    // With 16 colours the page is the terminal's own, which is what told light from dark.
    switch depth {
    case .none, .sixteen: .unset
    case .twoHundredFiftySix: .indexed(look == .dark ? 16 : 255)
    case .full: .rgb(look == .dark ? RGB(0x000000) : RGB(0xF2F2F7))
    }
  }

  /// The colours of a key.
  func colors(for role: KeyRole, isLit: Bool, isPressed: Bool) -> KeyColors {
    let (face, label) =
      switch (role, isLit, isPressed) {
      case (.digit, _, false):
        (Swatch(0x333333, 8, light: 0xDCDCE1, 7), Swatch(0xFFFFFF, 15, light: 0x000000, 0))
      case (.digit, _, true):
        (Swatch(0x737373, 7, light: 0xB4B4BA, 15), Swatch(0xFFFFFF, 0, light: 0x000000, 0))
      case (.function, _, false):
        (Swatch(0xA5A5A5, 7, light: 0xB9B9C0, 8), Swatch(0x000000, 0, light: 0x000000, 15))
      case (.function, _, true):
        (Swatch(0xD9D9D9, 15, light: 0x8E8E93, 7), Swatch(0x000000, 0, light: 0x000000, 0))
      case (.operation, true, _):
        (Swatch(0xFFFFFF, 15, light: 0x1C1C1E, 0), Swatch(0xB35300, 0, light: 0xFF9F0A, 11))
      case (.operation, false, false):
        (Swatch(0xFF9F0A, 3, light: 0xFF9F0A, 3), Swatch(0x000000, 0, light: 0x000000, 0))
      case (.operation, false, true):
        (Swatch(0xFCC78D, 11, light: 0xFCC78D, 11), Swatch(0x000000, 0, light: 0x000000, 0))
      }
    return KeyColors(face: color(face), label: color(label))
  }

  /// A colour in each look, in full and by its number among 16.
  private struct Swatch {
    var dark: (full: UInt32, index: UInt8)
    var light: (full: UInt32, index: UInt8)

    init(_ dark: UInt32, _ darkIndex: UInt8, light: UInt32, _ lightIndex: UInt8) {
      self.dark = (dark, darkIndex)
      self.light = (light, lightIndex)
    }
  }

  private func color(_ swatch: Swatch) -> Color {
    let (full, index) = look == .dark ? swatch.dark : swatch.light
    return switch depth {
    case .none: .unset
    case .sixteen: .indexed(index)
    case .twoHundredFiftySix: .indexed(RGB(full).nearestIndex)
    case .full: .rgb(RGB(full))
    }
  }
}
