import CalculatorPresentation

/// The styles of the window in a palette, as GTK reads them.
///
/// GTK has no variables in styles before 4.16, so each look has its own sheet.
struct StyleSheet {
  private let palette: Palette

  /// Creates the styles of a palette.
  init(_ palette: Palette) {
    self.palette = palette
  }

  /// The style sheet.
  var text: String {
    let page = palette.page.css
    let off = palette.colorsOfKeyThatIsOff(.scientific).label
    let hover = palette.colors(for: .scientific, isLit: false, isPressed: false)
    let touch = palette.colors(for: .scientific, isLit: false, isPressed: true)
    var text = """
      window.calculator, window.calculator .calculator-page { background: \(page); \
      color: \(palette.number.css); }
      window.calculator headerbar { background: \(page); color: \(palette.number.css); \
      box-shadow: none; border: none; min-height: 40px; }
      .calculator-secondary { color: \(palette.secondary.css); }
      .calculator-number { color: \(palette.number.css); }
      .calculator-mark { color: \(palette.secondary.css); background: none; padding: 0; \
      min-width: 0; min-height: 0; border-radius: 9999px; box-shadow: none; }
      .calculator-stop { padding: 2px 14px; min-height: 0; border-radius: 9999px; }
      .calculator-line { min-height: 40px; border-radius: 12px; font-size: 150%; }
      .calculator-key { padding: 0; min-width: 0; min-height: 0; border: none; \
      border-radius: 9999px; box-shadow: none; font-weight: normal; outline-style: none; \
      transition: background 200ms ease-out; }
      .calculator-key:focus-visible, .calculator-mark:focus-visible { \
      outline: 3px solid \(palette.number.css); outline-offset: 1px; }
      .calculator-bit { padding: 0; min-width: 0; min-height: 0; border: none; border-radius: 6px; \
      box-shadow: none; background: none; font-weight: normal; outline-style: none; \
      color: \(palette.secondary.css); }
      .calculator-bit.set { color: \(palette.number.css); font-weight: bold; }
      .calculator-bit:hover:not(.off) { background: \(hover.face.css); }
      .calculator-bit:active:not(.off) { background: \(touch.face.css); }
      .calculator-bit.off, .calculator-position.off { color: \(off.css); }
      .calculator-bit:focus-visible { outline: 2px solid \(palette.number.css); \
      outline-offset: 0; }
      .calculator-position { color: \(palette.secondary.css); }
      .calculator-history { background: none; }
      .calculator-history row { padding: 8px 6px 8px 12px; }
      .calculator-tabs button { padding: 4px 6px; min-width: 0; }
      .calculator-digits { font-family: monospace; }
      window.sheet, window.sheet textview.sheet-text, window.sheet textview.sheet-text > border { \
      background: \(page); color: \(palette.number.css); }
      window.sheet headerbar { background: \(page); color: \(palette.number.css); \
      box-shadow: none; border: none; }
      .sheet-text { font-family: monospace; font-size: 110%; }
      .sheet-answers, .sheet-numbers { background: \(page); }
      .sheet-answers { border-left: 1px solid alpha(\(palette.number.css), 0.12); }
      .sheet-answer { padding: 0 8px 0 0; min-width: 0; min-height: 0; border: none; \
      border-radius: 6px; background: none; box-shadow: none; font-weight: normal; \
      color: \(palette.number.css); }
      .sheet-answer:hover { background: \(hover.face.css); color: \(hover.label.css); }
      .sheet-answer.lit { background: rgba(224, 114, 0, 0.18); border-radius: 0; }
      .sheet-answer.dimmed { color: \(palette.secondary.css); }
      .sheet-answer.wrong { color: @error_color; }
      .sheet-answers-below .sheet-answer { background-color: \(page); }
      .sheet-answers-below .sheet-answer:hover { background-color: \(hover.face.css); }
      .sheet-answers-below .sheet-answer.lit { background-color: \(page); background-image: \
      linear-gradient(rgba(224, 114, 0, 0.18), rgba(224, 114, 0, 0.18)); }
      .sheet-mark { opacity: 0.75; }
      .sheet-number { color: \(palette.secondary.css); font-size: 85%; }
      .sheet-status { padding: 6px 12px; color: \(palette.secondary.css); min-height: 20px; }

      """
    if palette.isHighContrast {
      text += ".calculator-key { box-shadow: inset 0 0 0 1px \(palette.number.css); }\n"
    }
    for role in KeyRole.allCases {
      text += rule(role, "", isLit: false, isPressed: false)
      text += rule(role, ".lit", isLit: true, isPressed: false)
      for state in [":active", ".pressed"] {
        text += rule(role, state, isLit: false, isPressed: true)
      }
      text += ruleOfKeyThatIsOff(role)
    }
    return text
  }

  /// Returns the rule for a key that is off, which looks the same while it is pressed.
  private func ruleOfKeyThatIsOff(_ role: KeyRole) -> String {
    let colors = palette.colorsOfKeyThatIsOff(role)
    let key = ".calculator-key.\(role.name).off"
    return "\(key), \(key):active, \(key).pressed { background: \(colors.face.css); "
      + "color: \(colors.label.css); }\n"
  }

  private func rule(_ role: KeyRole, _ state: String, isLit: Bool, isPressed: Bool) -> String {
    let colors = palette.colors(for: role, isLit: isLit, isPressed: isPressed)
    // A key changes at once when pressed, and fades back when released.
    let transition = isPressed ? " transition: none;" : ""
    // White hardly differs from the background in the light look.
    let edge =
      isLit && role == .operation && palette.look == .light && !palette.isHighContrast
      ? " box-shadow: inset 0 0 0 2px \(colors.label.css);" : ""
    return ".calculator-key.\(role.name)\(state) { background: \(colors.face.css); "
      + "color: \(colors.label.css);\(transition)\(edge) }\n"
  }
}

extension RGB {
  /// The colour in CSS.
  fileprivate var css: String { "rgb(\(red), \(green), \(blue))" }
}
