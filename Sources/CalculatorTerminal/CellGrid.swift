/// One character cell of the screen.
struct Cell: Hashable, Sendable {
  /// A character that every terminal draws one column wide.
  var scalar: Unicode.Scalar
  var style: CellStyle
}

/// What a whole screen shows.
///
/// Places outside are left out, never an error: a window may shrink at any time.
struct CellGrid: Hashable, Sendable {
  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]

  /// Creates a screen of empty cells.
  init(columns: Int, rows: Int, style: CellStyle) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cells = Array(
      repeating: Cell(scalar: " ", style: style), count: self.columns * self.rows)
  }

  /// The cell at a place, or nil outside.
  subscript(column: Int, row: Int) -> Cell? {
    get {
      guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
      return cells[row * columns + column]
    }
    set {
      guard let newValue, (0..<columns).contains(column), (0..<rows).contains(row) else { return }
      cells[row * columns + column] = newValue
    }
  }

  /// Writes a text from a column on.
  mutating func write(_ text: String, column: Int, row: Int, style: CellStyle) {
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      self[column + offset, row] = Cell(scalar: scalar.drawnOneColumnWide, style: style)
    }
  }

  /// The text of a row, for tests.
  func text(row: Int) -> String {
    var text = ""
    for column in 0..<columns {
      if let cell = self[column, row] { text.unicodeScalars.append(cell.scalar) }
    }
    return text
  }
}

extension String {
  /// How many columns the text takes when written to a ``CellGrid``.
  var columnCount: Int { unicodeScalars.count }

  /// The end of the text behind an ellipsis, or the whole where it fits.
  func shortenedAtLeft(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    return "…" + String(String.UnicodeScalarView(unicodeScalars.suffix(columns - 1)))
  }

  /// The beginning of the text before an ellipsis, or the whole where it fits.
  func shortenedAtRight(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(columns - 1))) + "…"
  }
}

extension Unicode.Scalar {
  /// The scalar itself where all terminals agree that it takes one column, else `�`.
  ///
  /// Only refused pastes can bring others: wide, combining or right-to-left ones would move the rest
  /// of the line.
  fileprivate var drawnOneColumnWide: Unicode.Scalar {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x17F, 0x391...0x3C9, 0x410...0x44F, 0x2010...0x2027,
      0x2030...0x205E, 0x2070...0x209C, 0x20A0...0x20BF, 0x2190...0x21FF, 0x2200...0x22FF, 0x232B,
      0x2500...0x259F:
      self
    case 0xA0, 0x2007, 0x2009, 0x202F: " "
    default: "\u{FFFD}"
    }
  }
}
