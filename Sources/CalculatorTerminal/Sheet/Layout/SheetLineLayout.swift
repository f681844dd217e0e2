import CommandLineInterface

/// A line of a sheet in rows of some columns, broken after spaces, and within words that are longer.
///
/// ```swift
/// let layout = SheetLineLayout("rent * 12", columns: 8)
/// layout.rows.count          // 2: "rent * ", "12"
/// layout.place(of: 7)        // row 1, column 0
/// ```
///
/// Places are offsets in bytes, as in `SheetCursor`. Only ``limit`` characters are laid out; no calculation
/// is that long.
struct SheetLineLayout: Hashable, Sendable {
  /// The maximum number of visible characters in a line.
  static let limit = 20_000

  /// A character with its place on the screen.
  struct Glyph: Hashable, Sendable {
    /// The start in the line, in bytes.
    let offset: Int
    /// The start of the next one.
    let end: Int
    let shown: ShownCharacter
    /// Its first column in its row.
    let column: Int
    /// The number of columns that it takes; a tab takes those up to the next stop.
    let columns: Int
  }

  /// A row.
  struct Row: Hashable, Sendable {
    var glyphs: [Glyph] = []
    /// The start in the line, in bytes.
    var start: Int
    /// The number of columns that it takes.
    var width: Int { glyphs.last.map { $0.column + $0.columns } ?? 0 }
  }

  /// The rows; at least one.
  private(set) var rows: [Row]

  /// The end of the line, in bytes.
  private let end: Int

  /// The distance between tab stops.
  private static let tab = 4

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - columns: The maximum number of columns in a row.
  init(_ text: String, columns: Int) {
    let columns = max(columns, 2)
    end = text.utf8.count
    rows = [Row(start: 0)]
    var offset = 0
    for character in text.prefix(Self.limit) {
      let isTab = character == "\t"
      let shown = ShownCharacter(isTab ? " " : character)
      var column = rows[rows.count - 1].width
      var width = isTab ? min(Self.tab - column % Self.tab, columns) : shown.columns
      if column + width > columns {
        if isTab, column < columns {
          width = columns - column
        } else {
          breakRow(at: offset, isBlank: character == " ", columns: columns)
          column = rows[rows.count - 1].width
          width = isTab ? min(Self.tab - column % Self.tab, columns) : shown.columns
        }
      }
      rows[rows.count - 1].glyphs.append(
        Glyph(
          offset: offset, end: offset + character.utf8.count, shown: shown, column: column,
          columns: width))
      offset += character.utf8.count
    }
  }

  /// Starts a row with the word that has no room.
  private mutating func breakRow(at offset: Int, isBlank: Bool, columns: Int) {
    let glyphs = rows[rows.count - 1].glyphs
    let space = glyphs.lastIndex { $0.shown.text == " " }
    guard !isBlank, let space, space + 1 < glyphs.count, space > columns / 3 else {
      rows.append(Row(start: offset))
      return
    }
    rows[rows.count - 1].glyphs = Array(glyphs[...space])
    var row = Row(start: glyphs[space + 1].offset)
    for glyph in glyphs[(space + 1)...] {
      row.glyphs.append(
        Glyph(
          offset: glyph.offset, end: glyph.end, shown: glyph.shown, column: row.width,
          columns: glyph.columns))
    }
    rows.append(row)
  }

  /// Returns the row and column at which a place of the line is seen.
  func place(of offset: Int) -> (row: Int, column: Int) {
    let row = rows.lastIndex { $0.start <= offset } ?? 0
    guard let glyph = rows[row].glyphs.last(where: { $0.offset <= offset }) else {
      return (row, rows[row].width)
    }
    return (row, offset < glyph.end ? glyph.column : rows[row].width)
  }

  /// Returns the place of the line that is nearest to a column of a row.
  func offset(atRow row: Int, column: Int) -> Int {
    let row = min(max(row, 0), rows.count - 1)
    if let glyph = rows[row].glyphs.first(where: { column < $0.column + $0.columns }) {
      return glyph.offset
    }
    // After the last character, or before the one that begins the next row.
    guard row + 1 < rows.count else { return end }
    return rows[row].glyphs.last?.offset ?? rows[row].start
  }
}
