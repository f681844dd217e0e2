import CommandLineInterface

/// One character cell of the screen.
struct Cell: Hashable, Sendable {
  /// The character; ``secondHalf`` if a wide one reaches into this cell.
  var scalar: Unicode.Scalar
  var style: CellStyle

  /// The content of the cell after that of a wide character.
  static let secondHalf: Unicode.Scalar = "\u{0}"
}

/// The content of a whole screen.
///
/// Places outside are ignored, never an error, because a window may shrink at any time.
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
      let index = row * columns + column
      // A wide character that loses one half loses the other.
      if cells[index].scalar == Cell.secondHalf { cells[index - 1].scalar = " " }
      if column + 1 < columns, cells[index + 1].scalar == Cell.secondHalf {
        cells[index + 1].scalar = " "
      }
      cells[index] = newValue
    }
  }

  /// Writes a text from a column on; characters that take no column are left out.
  mutating func write(_ text: String, column: Int, row: Int, style: CellStyle) {
    var column = column
    for scalar in text.unicodeScalars {
      let width = scalar.columnCount
      guard width > 0 else { continue }
      let shown = scalar.drawnAlikeEverywhere
      if width == 2, column < 0 || column + 1 >= columns {
        self[column, row] = Cell(scalar: " ", style: style)
      } else {
        self[column, row] = Cell(scalar: shown, style: style)
        if width == 2 { writeSecondHalf(column: column + 1, row: row, style: style) }
      }
      column += width
    }
  }

  /// Writes a character of the user's text, with as many columns as it is sure to take.
  mutating func write(_ character: ShownCharacter, column: Int, row: Int, style: CellStyle) {
    // A character with combining marks is more than a cell holds.
    let scalars = character.text.unicodeScalars
    let scalar = scalars.count == 1 ? scalars.first : nil
    self[column, row] = Cell(scalar: scalar ?? "\u{FFFD}", style: style)
    guard character.columns == 2 else { return }
    guard column + 1 < columns, scalar != nil else {
      self[column, row] = Cell(scalar: " ", style: style)
      return
    }
    writeSecondHalf(column: column + 1, row: row, style: style)
  }

  private mutating func writeSecondHalf(column: Int, row: Int, style: CellStyle) {
    // Write a space first, so that a wide character there disappears as a whole.
    self[column, row] = Cell(scalar: " ", style: style)
    guard self[column, row] != nil else { return }
    cells[row * columns + column].scalar = Cell.secondHalf
  }

  /// Returns the text of a row, for tests.
  func text(row: Int) -> String {
    var text = ""
    for column in 0..<columns {
      guard let cell = self[column, row], cell.scalar != Cell.secondHalf else { continue }
      text.unicodeScalars.append(cell.scalar)
    }
    return text
  }
}
