/// Where a panel and its parts are in a window.
struct PanelLayout: Hashable, Sendable {
  /// The frame and all inside it.
  let frame: Rectangle

  /// The lines of the list.
  let list: Rectangle

  /// The line that describes the chosen one; no rows where there is none.
  let description: Rectangle

  /// The lines at the bottom, which tell the keys.
  let footer: Rectangle

  /// Lays a panel out that would like so many columns for its lines.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - lineCount: How many lines the list has.
  ///   - width: How many columns they would like to have.
  ///   - hasDescription: Whether the chosen line is described.
  ///   - footerRows: How many rows the footer takes in so many columns.
  init(
    window: WindowSize, lineCount: Int, width: Int, hasDescription: Bool,
    footerRows: (_ columns: Int) -> Int
  ) {
    // A frame and a space at either side of the lines.
    let frameWidth = min(max(width, 24) + 4, max(window.columns, 0))
    let columns = max(frameWidth - 4, 0)
    let room = max(window.rows - 2, 0)
    let footerHeight = min(footerRows(columns), max(room / 3, 1), room)
    let descriptionHeight = hasDescription && room - footerHeight > 3 ? 1 : 0
    // Free rows under the list, where there are rows to spare.
    let gap = room > 12 ? 1 : 0
    let below = gap + descriptionHeight + footerHeight
    let listHeight = min(max(lineCount, 1), max(room - below, 0))
    let height = min(listHeight + below + 2, max(window.rows, 0))
    let frame = Rectangle(
      column: (window.columns - frameWidth) / 2, row: (window.rows - height) / 2,
      width: frameWidth, height: height)
    func part(row: Int, height: Int) -> Rectangle {
      Rectangle(column: frame.column + 2, row: row, width: columns, height: height)
    }
    self.frame = frame
    list = part(row: frame.row + 1, height: listHeight)
    description = part(row: frame.row + 1 + listHeight + gap, height: descriptionHeight)
    footer = part(
      row: frame.row + 1 + listHeight + gap + descriptionHeight, height: footerHeight)
  }

  /// The line of the list at a cell, counted from the first in sight; or nil.
  func line(atColumn column: Int, row: Int) -> Int? {
    list.contains(column: column, row: row) ? row - list.row : nil
  }
}
