import CalculatorPresentation

/// The layout of everything in a window.
///
/// The keys grow with the window and keep their proportions; the rest stays free around the calculator, which
/// is in the middle.
struct Layout: Hashable, Sendable {
  /// Returns the smallest window that has room for a keypad.
  ///
  /// A key of the wide keypads is a column wider on either side than the longest label, which is `sinh⁻¹` or
  /// `16 bit`; that leaves one column for the space between two keys, or for the lines around them. Words
  /// have two rows of bits above six rows of keys. A stack has a row of keys, and one row for the number
  /// below x.
  static func minimum(for mode: Keypad.Mode, hasStack: Bool = false) -> WindowSize {
    let stackRows = hasStack ? 2 : 0
    return switch mode {
    case .basic: WindowSize(columns: 20, rows: 8 + stackRows)
    case .scientific: WindowSize(columns: 10 * (longestLabel + 2), rows: 8 + stackRows)
    case .programmer: WindowSize(columns: 9 * (longestLabel + 2), rows: 11 + stackRows)
    }
  }

  /// The maximum number of visible numbers below x: y, z and t.
  private static let mostStackRows = 3

  /// Returns the minimum number of visible stack rows for keys of a size.
  private static func stackRows(besidePitch pitch: Int) -> Int { pitch < 3 ? 1 : mostStackRows }

  private static let longestLabel = "sinh⁻¹".columnCount

  /// A key's place in the keypad and on the screen.
  struct PlacedKey: Hashable, Sendable {
    var keypadRow: Int
    var index: Int
    var area: Rectangle
  }

  /// The number of screen rows in a row of keys, with the free half row between two.
  let keyPitch: Int

  let keys: [PlacedKey]

  /// All keys together.
  let keypad: Rectangle

  /// The rows of the stack above the expression; none if there is no stack.
  let stack: Rectangle

  /// The line above the number.
  let expression: Rectangle

  /// The room for the number; it reaches to the window's left edge, for long numbers.
  let number: Rectangle

  /// The places of a conversion's two numbers; nil without a conversion.
  let conversion: ConversionLayout?

  /// The places of a word's bits; nil on the keypads without words.
  let bits: BitStripLayout?

  /// The line at the bottom: notices and the hint.
  let status: Rectangle

  /// Returns the key at a cell, or nil.
  func key(atColumn column: Int, row: Int) -> PlacedKey? {
    keys.first { $0.area.contains(column: column, row: row) }
  }

  /// Creates the layout for a window; nil if the window is too small.
  ///
  /// A conversion takes a row for the number of the line that is not typed into.
  ///
  /// Keys are one row high, or at least the given height: 2 if blocks draw their edges, 3 if lines do.
  init?(
    window: WindowSize, keypad shape: Keypad, keyHeight: Int = 2,
    conversion lines: [ConversionLine] = []
  ) {
    let isWide = shape.mode != .basic
    let minimum = Self.minimum(for: shape.mode, hasStack: shape.hasStack)
    let conversionRows = lines.isEmpty ? 0 : 1
    guard window.columns >= minimum.columns, window.rows >= minimum.rows + conversionRows else {
      return nil
    }
    let rowCount = shape.rows.count
    // Lines around keys take the column between two keys if there is none to spare.
    let usualWidth = (window.columns + 1) / shape.columnCount - 1
    let isTight = isWide && keyHeight == 3 && usualWidth < Self.longestLabel + 2
    let gap = isTight ? 0 : 1
    let widest = isTight ? window.columns / shape.columnCount : usualWidth
    let narrowest = isWide ? Self.longestLabel + (keyHeight == 3 ? 2 : 1) : 4
    var fit = (pitch: 1, width: min(widest, max(7, narrowest)), numberRows: 1)
    for pitch in keyHeight...12 {
      // A key is drawn 2 × pitch − 1 half rows high; a half row is about as long as a column wide.
      let side = 2 * pitch - 1
      let width = min(widest, pitch == 2 ? 7 : side * 8 / 5 | 1)
      let numberRows = pitch < 3 ? 1 : pitch < 4 ? 3 : pitch < 8 ? 5 : 10
      let margins = pitch < 4 ? 0 : 1
      let bitRows = shape.mode == .programmer ? BitStripLayout.rows(besidePitch: pitch) : 0
      let stackRows = shape.hasStack ? Self.stackRows(besidePitch: pitch) : 0
      guard width >= max(side, narrowest),
        rowCount * pitch + numberRows + bitRows + stackRows + conversionRows + 2 + margins
          <= window.rows
      else { break }
      fit = (pitch, width, numberRows)
    }
    var spare = window.rows - rowCount * fit.pitch - fit.numberRows - conversionRows - 2
    var bitRows = 0
    if shape.mode == .programmer {
      bitRows = BitStripLayout.rows(besidePitch: fit.pitch)
      spare -= bitRows
    }
    var stackRows = 0
    if shape.hasStack {
      stackRows = Self.stackRows(besidePitch: fit.pitch)
      spare -= stackRows
      let more = min(spare, Self.mostStackRows - stackRows)
      stackRows += more
      spare -= more
    }
    // A larger number comes before free space.
    for larger in [3, 5] where fit.numberRows < larger && spare >= larger - fit.numberRows {
      spare -= larger - fit.numberRows
      fit.numberRows = larger
      // The bits get all their rows before a number that is larger still.
      if bitRows > 0 { BitStripLayout.grow(&bitRows, by: &spare) }
    }
    if bitRows > 0 { BitStripLayout.grow(&bitRows, by: &spare) }
    // Free rows go first between the number and the keys, then between the two lines of the display.
    let gapBelow = min(spare, 1)
    let gapAbove = min(spare - gapBelow, fit.numberRows > 1 ? 1 : 0)
    let top = (spare - gapBelow - gapAbove + 1) / 2

    keyPitch = fit.pitch
    let columnPitch = fit.width + gap
    let width = columnPitch * shape.columnCount - gap
    let left = (window.columns - width) / 2
    stack = Rectangle(column: left, row: top, width: width, height: stackRows)
    expression = Rectangle(column: left, row: stack.endRow, width: width, height: 1)
    let isLower = lines.last?.isMarked ?? false
    let display = Rectangle(
      column: 0, row: expression.endRow + (isLower ? conversionRows : 0) + gapAbove,
      width: left + width, height: fit.numberRows)
    conversion = lines.isEmpty ? nil : ConversionLayout(lines, around: display, gap: gapAbove)
    number = conversion?.marked ?? display
    let area = Rectangle(
      column: left, row: display.endRow + (isLower ? 0 : conversionRows) + gapBelow, width: width,
      height: bitRows)
    bits = bitRows > 0 ? BitStripLayout(in: area) : nil
    let keyTop = area.endRow
    keypad = Rectangle(
      column: left, row: keyTop, width: width, height: rowCount * fit.pitch)
    status = Rectangle(column: left, row: window.rows - 1, width: width, height: 1)
    var placed: [PlacedKey] = []
    for (keypadRow, row) in shape.rows.enumerated() {
      var column = left
      for (index, key) in row.enumerated() {
        let area = Rectangle(
          column: column, row: keyTop + keypadRow * fit.pitch,
          width: key.columnSpan * columnPitch - gap, height: fit.pitch)
        placed.append(PlacedKey(keypadRow: keypadRow, index: index, area: area))
        column += key.columnSpan * columnPitch
      }
    }
    keys = placed
  }
}
