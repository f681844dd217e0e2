import CalculatorModel
import CalculatorPresentation

/// The colours of the calculator, as many as the terminal has.
struct Theme: Hashable, Sendable {
  /// A key's colours.
  struct KeyColors: Hashable, Sendable {
    /// The key itself.
    var face: Color
    /// The label on it.
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
    CellStyle(ink: color(palette.number, dark: 15, light: 0), base: pageColor)
  }

  /// The line above the number, its mark, and the status line.
  var secondary: CellStyle {
    // Of 16 colours, the grey of many terminals is too light for a text on white.
    CellStyle(
      ink: color(palette.secondary, dark: 7, light: 0), base: pageColor, isDim: depth == .none)
  }

  /// Returns the label of a key.
  ///
  /// The Linux console's fonts have no raised letters, so there a scientific key shows its name from key
  /// sequences: `x^2`, `sinh-1`.
  func label(of key: KeypadKey) -> String {
    guard blocks == .halves, key.role == .scientific || key.key == .delete else { return key.label }
    // Only these signs have plain counterparts.
    let plain = String(key.label.map { $0 == "⇄" ? "~" : $0 == "’" ? "'" : $0 })
    return plain.allSatisfy(\.isASCII) ? plain : key.key.token
  }

  /// An item that is dimmed because it does nothing now.
  var off: CellStyle {
    CellStyle(
      ink: color(palette.colorsOfKeyThatIsOff(.digit).label, dark: 8, light: 7), base: pageColor,
      isDim: depth == .none)
  }

  /// Returns the colours of a key that does nothing now.
  func colorsOfKeyThatIsOff(_ role: KeyRole) -> KeyColors {
    KeyColors(
      face: colors(for: role, isLit: false, isPressed: false).face,
      label: color(palette.colorsOfKeyThatIsOff(role).label, dark: 7, light: 8))
  }

  /// The chosen line of a list.
  var selection: CellStyle {
    guard depth != .none else { return CellStyle(ink: .unset, base: .unset, isReversed: true) }
    return CellStyle(
      ink: color(palette.choice.label, dark: 0, light: 0),
      base: color(palette.choice.face, dark: 3, light: 3))
  }

  /// The chosen line of a list while the calculator has the focus.
  var waitingSelection: CellStyle { heading }

  /// The heading of some lines.
  var heading: CellStyle {
    var style = page
    style.isBold = true
    return style
  }

  /// A line that another one uses.
  var litLine: CellStyle {
    var style = page
    // Without colours, the line's number shows it.
    if depth != .none { style.base = colors(for: .digit, isLit: false, isPressed: false).face }
    if depth == .sixteen { style.ink = colors(for: .digit, isLit: false, isPressed: false).label }
    return style
  }

  /// The reason why there is no answer.
  var problem: CellStyle {
    var style = page
    style.ink = color(
      look == .dark ? palette.choice.face : palette.number, dark: 11, light: 1)
    style.isBold = look == .light || depth == .none
    return style
  }

  /// The cursor in a line being typed.
  var cursor: CellStyle {
    var style = page
    style.isReversed = true
    return style
  }

  private var pageColor: Color {
    // With 16 colours the page is the terminal's own background, which also decided between light and dark.
    switch depth {
    case .none, .sixteen: .unset
    case .twoHundredFiftySix: .indexed(look == .dark ? 16 : 255)
    case .full: .rgb(palette.page)
    }
  }

  /// Returns the colours of a key; a lit key shows that at once, since in a terminal a press is over when it arrives.
  func colors(for role: KeyRole, isLit: Bool, isPressed: Bool) -> KeyColors {
    let isPressed = isPressed && !isLit
    let colors = palette.colors(for: role, isLit: isLit, isPressed: isPressed)
    let (dark, light): (KeyIndices, KeyIndices) =
      switch (role, isLit, isPressed) {
      // The 16 colours have no grey between black and the grey of the digits.
      case (.digit, _, false), (.scientific, false, false):
        ((face: 8, label: 15), (face: 7, label: 0))
      case (.digit, _, true), (.scientific, false, true):
        ((face: 7, label: 0), (face: 15, label: 0))
      case (.scientific, true, _): ((face: 15, label: 0), (face: 0, label: 15))
      case (.function, _, false): ((face: 7, label: 0), (face: 8, label: 15))
      case (.function, _, true): ((face: 15, label: 0), (face: 7, label: 0))
      // The yellow of 16 colours is too light for white signs.
      case (.operation, true, _): ((face: 15, label: 0), (face: 0, label: 11))
      case (.operation, false, false): ((face: 3, label: 0), (face: 3, label: 0))
      case (.operation, false, true): ((face: 11, label: 0), (face: 11, label: 0))
      }
    return KeyColors(
      face: color(colors.face, dark: dark.face, light: light.face),
      label: color(colors.label, dark: dark.label, light: light.label))
  }

  /// A key's colours by their numbers among 16.
  private typealias KeyIndices = (face: UInt8, label: UInt8)

  private var palette: Palette { Palette(look: look) }

  /// Returns a colour, or its substitute among 16 in the dark look or the light one.
  private func color(_ full: RGB, dark: UInt8, light: UInt8) -> Color {
    switch depth {
    case .none: .unset
    case .sixteen: .indexed(look == .dark ? dark : light)
    case .twoHundredFiftySix: .indexed(full.nearestIndex)
    case .full: .rgb(full)
    }
  }
}
