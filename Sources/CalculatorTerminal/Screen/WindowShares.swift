import CalculatorPresentation

/// How the calculator and an open panel share a window.
///
/// ```swift
/// let window = WindowSize(columns: 120, rows: 40)
/// let shares = WindowShares(window, mode: .scientific, hasPanel: true)
/// shares.calculator   // 81 × 40
/// shares.panel        // 39 columns at its right
/// ```
///
/// From 100 columns on they stand beside each other. Where ten columns of keys have no room beside a
/// panel, the basic ones are drawn meanwhile; what can be typed and how many digits are shown stays as
/// it is. Over the keys of words the panel stands where there is no room beside them.
struct WindowShares: Hashable, Sendable {
  /// The calculator's part, from the window's upper left corner on.
  let calculator: WindowSize

  /// The keypad that is drawn.
  let keypad: Keypad.Mode

  /// The panel's part; nil where it stands over the calculator, or where none is open.
  let panel: Rectangle?

  /// The narrowest window in which a panel stands beside the calculator.
  private static let columnsForBoth = 100

  /// A panel's least and greatest width.
  private static let panelColumns = 39...72

  /// Shares out a window.
  init(_ window: WindowSize, mode: Keypad.Mode, hasPanel: Bool) {
    let wide = window.columns - Layout.minimum(for: mode).columns - 1
    let isWide = mode != .basic && wide >= Self.panelColumns.lowerBound
    guard hasPanel, window.columns >= Self.columnsForBoth,
      window.rows >= Layout.minimum(for: .basic).rows,
      // Words have no other keys that could be drawn meanwhile.
      isWide || mode != .programmer
    else {
      (calculator, keypad, panel) = (window, mode, nil)
      return
    }
    // A column between the two is free. Many columns of keys take most of a window; four leave most of it
    // to the panel.
    let wish = isWide ? min(window.columns * 2 / 5, wide) : window.columns * 11 / 20
    let width = min(max(wish, Self.panelColumns.lowerBound), Self.panelColumns.upperBound)
    calculator = WindowSize(columns: window.columns - width, rows: window.rows)
    keypad = isWide ? mode : .basic
    panel = Rectangle(
      column: calculator.columns, row: 0, width: width, height: window.rows)
  }
}
