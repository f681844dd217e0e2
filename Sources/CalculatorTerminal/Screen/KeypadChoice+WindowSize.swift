import CalculatorPresentation

extension KeypadChoice {
  /// Returns the keypad for a terminal's window.
  ///
  /// Ten keys need room beside each other, and a cell is about twice as high as wide:
  ///
  /// ```swift
  /// choice.mode(in: WindowSize(columns: 80, rows: 24))   // .scientific
  /// choice.mode(in: WindowSize(columns: 40, rows: 24))   // .basic
  /// ```
  mutating func mode(in window: WindowSize) -> Keypad.Mode {
    let needed = Layout.minimum(for: .scientific)
    return mode(
      hasRoom: window.columns >= needed.columns && window.rows >= needed.rows,
      isWide: window.columns > 2 * window.rows)
  }
}
