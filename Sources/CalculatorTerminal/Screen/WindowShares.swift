import CalculatorPresentation

/// The division of a window between the calculator and an open panel.
///
/// ```swift
/// let window = WindowSize(columns: 120, rows: 40)
/// let shares = WindowShares(window, mode: .scientific, hasPanel: true)
/// shares.calculator   // 81 × 40
/// shares.panel        // 39 columns at its right
/// ```
///
/// From 100 columns on they are beside each other. If ten columns of keys have no room beside a panel, the
/// basic keys are drawn meanwhile; the keys that can be typed and the number of digits stay the same. A panel
/// covers the programmer keys if there is no room beside them.
struct WindowShares: Hashable, Sendable {
  /// The calculator's part, from the window's upper left corner on.
  let calculator: WindowSize

  /// The keypad that is drawn.
  let keypad: Keypad.Mode

  /// The panel's part; nil if it covers the calculator, or if none is open.
  let panel: Rectangle?

  /// The width of the narrowest window in which a panel is beside the calculator.
  private static let columnsForBoth = 100

  /// A panel's minimum and maximum width.
  private static let panelColumns = 39...72

  /// Divides a window.
  init(_ window: WindowSize, mode: Keypad.Mode, hasPanel: Bool) {
    let wide = window.columns - Layout.minimum(for: mode).columns - 1
    let isWide = mode != .basic && wide >= Self.panelColumns.lowerBound
    guard hasPanel, window.columns >= Self.columnsForBoth,
      window.rows >= Layout.minimum(for: .basic).rows,
      // The programmer keypad has no smaller one to draw meanwhile.
      isWide || mode != .programmer
    else {
      (calculator, keypad, panel) = (window, mode, nil)
      return
    }
    // One column between the two stays free. Many columns of keys take most of a window; four leave most of
    // it to the panel.
    let wish = isWide ? min(window.columns * 2 / 5, wide) : window.columns * 11 / 20
    let width = min(max(wish, Self.panelColumns.lowerBound), Self.panelColumns.upperBound)
    calculator = WindowSize(columns: window.columns - width, rows: window.rows)
    keypad = isWide ? mode : .basic
    panel = Rectangle(
      column: calculator.columns, row: 0, width: width, height: window.rows)
  }
}
