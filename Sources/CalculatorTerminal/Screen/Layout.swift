import CalculatorPresentation

/// Where everything is in a window.
///
/// The keys grow with the window and keep their proportions; what is left over is kept free around
/// the calculator, which stands in the middle.
struct Layout: Hashable, Sendable {
  /// The smallest window that has room for a keypad.
  ///
  /// A key of the wide keypads is a column wider on either side than the longest label, which is `sinh⁻¹`
  /// or `16 bit`; that leaves one for the space between two, or for the lines around them. Words have two
  /// rows of bits above six rows of keys. A stack has a row of keys, and one for what is below x.
  static func minimum(for mode: Keypad.Mode, hasStack: Bool = false) -> WindowSize {
    let stackRows = hasStack ? 2 : 0
    return switch mode {
    case .basic: WindowSize(columns: 20, rows: 8 + stackRows)
    case .scientific: WindowSize(columns: 10 * (longestLabel + 2), rows: 8 + stackRows)
    case .programmer: WindowSize(columns: 9 * (longestLabel + 2), rows: 11 + stackRows)
    }
  }

  /// How many numbers below x are seen at most: y, z and t.
  private static let mostStackRows = 3

  /// How many are seen at least beside keys of a size.
  private static func stackRows(besidePitch pitch: Int) -> Int { pitch < 3 ? 1 : mostStackRows }

  private static let longestLabel = "sinh⁻¹".columnCount

  /// A key's place in the keypad and on the screen.
  struct PlacedKey: Hashable, Sendable {
    var keypadRow: Int
    var index: Int
    var area: Rectangle
  }

  /// How many screen rows a row of keys takes, with the half row that is free between two.
  let keyPitch: Int

  let keys: [PlacedKey]

  /// All keys together.
  let keypad: Rectangle

  /// The rows of the stack above that line; none where there is no stack.
  let stack: Rectangle

  /// The line above the number.
  let expression: Rectangle

  /// The room for the number; it reaches to the window's left edge, for long numbers.
  let number: Rectangle

  /// Where the two numbers of a conversion are; nil where nobody converts.
  let conversion: ConversionLayout?

  /// Where the bits of a word are; nil on the keypads without words.
  let bits: BitStripLayout?

  /// The line at the bottom: notices and the hint.
  let status: Rectangle

  /// The key at a cell, or nil.
  func key(atColumn column: Int, row: Int) -> PlacedKey? {
    keys.first { $0.area.contains(column: column, row: row) }
  }

  /// Creates the layout for a window; nil when the window is too small.
  ///
  /// A conversion takes a row for the number of the line into which nothing is typed.
  ///
  /// Keys are one row high, or from the given height on: 2 where blocks draw their edges, 3 where
  /// lines do.
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
    // Lines around keys take the column that is between two, where there is none to spare.
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
      // And all that there is to the bits before a number that is larger still.
      if bitRows > 0 { BitStripLayout.grow(&bitRows, by: &spare) }
    }
    if bitRows > 0 { BitStripLayout.grow(&bitRows, by: &spare) }
    // Air first between the number and the keys, then between the two lines of the display.
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
