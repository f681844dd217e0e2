@testable import CommandLineInterface

/// A minimal terminal: rows of cells, a cursor, and the rows that have scrolled away.
///
/// At the right edge the terminal waits for the next character before it goes to the next row, as all terminals in
/// use do.
struct TerminalModel {
  let columns: Int
  let rows: Int

  /// The rows that have scrolled out of the window.
  private(set) var scrolled: [String] = []
  private(set) var column = 0
  private(set) var row = 0

  private var cells: [[Character]]
  private var waitsAtEdge = false

  /// The content of a wide character's second cell.
  private static let rest: Character = "\0"

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows of the window, without the spaces at their ends.
  var lines: [String] {
    cells.map { row in
      var row = row.filter { $0 != Self.rest }
      while row.last == " " { row.removeLast() }
      return String(row)
    }
  }

  /// All rows, those that have scrolled away first.
  var transcript: [String] { scrolled + lines }

  mutating func write(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\r": (column, waitsAtEdge) = (0, false)
      // The system moves the cursor to the first column, too.
      case "\n", "\r\n":
        (column, waitsAtEdge) = (0, false)
        goDown()
      case "\u{1B}":
        rest = rest.dropFirst()
        let parameters = rest.prefix { $0.isNumber || $0 == ";" }
        rest = rest.dropFirst(parameters.count)
        obey(rest.popFirst() ?? " ", Int(parameters) ?? 1)
      default: put(character)
      }
    }
  }

  private mutating func obey(_ final: Character, _ count: Int) {
    switch final {
    case "A": (row, waitsAtEdge) = (max(0, row - count), false)
    case "C": (column, waitsAtEdge) = (min(columns - 1, column + count), false)
    case "K": erase(row: row, from: column)
    case "J":
      erase(row: row, from: column)
      for row in row + 1..<max(row + 1, rows) { erase(row: row, from: 0) }
    case "m": break
    default: fatalError("no such sequence: \(final)")
    }
  }

  private mutating func erase(row: Int, from column: Int) {
    for column in column..<columns { cells[row][column] = " " }
  }

  private mutating func put(_ character: Character) {
    let width = ShownCharacter(character).columns
    if waitsAtEdge || column + width > columns {
      (column, waitsAtEdge) = (0, false)
      goDown()
    }
    cells[row][column] = character
    if width == 2 { cells[row][column + 1] = Self.rest }
    column += width
    if column == columns { (column, waitsAtEdge) = (columns - 1, true) }
  }

  private mutating func goDown() {
    if row + 1 < rows {
      row += 1
    } else {
      scrolled.append(lines[0])
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }
}
