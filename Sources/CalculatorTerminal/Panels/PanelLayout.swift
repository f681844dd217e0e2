/// The layout of a panel and its parts in a window.
struct PanelLayout: Hashable, Sendable {
  /// The frame and everything inside it.
  let frame: Rectangle

  /// The lines of the list.
  let list: Rectangle

  /// The lines that describe the chosen one; no rows if there are none.
  let description: Rectangle

  /// The lines at the bottom, which show the keys.
  let footer: Rectangle

  /// Lays out a panel with a preferred number of columns for its lines.
  ///
  /// - Parameters:
  ///   - place: The place for the panel.
  ///   - lineCount: The number of lines in the list.
  ///   - width: The preferred number of columns in a line.
  ///   - descriptionRows: The number of rows that the chosen line's description takes in some columns.
  ///   - footerRows: The number of rows that the footer takes in some columns, up to a limit.
  init(
    place: PanelPlace, lineCount: Int, width: Int, descriptionRows: (_ columns: Int) -> Int,
    footerRows: (_ columns: Int, _ limit: Int) -> Int
  ) {
    let area = place.area
    // A frame and a space at either side of the lines.
    let frameWidth =
      place.isFilled ? area.width : min(max(width, 24) + 4, max(area.width, 0))
    let columns = max(frameWidth - 4, 0)
    let room = max(area.height - 2, 0)
    let footerLimit = min(max(room / 3, 1), room)
    let footerHeight = min(footerRows(columns, footerLimit), footerLimit)
    let descriptionLimit = min((room - footerHeight) / 4, 3)
    let descriptionHeight = min(descriptionRows(columns), descriptionLimit)
    // A free row under the list, if there is one to spare and it takes no line's place.
    let gap = room > 12 && lineCount != room - footerHeight - descriptionHeight ? 1 : 0
    let below = gap + descriptionHeight + footerHeight
    let most = max(room - below, 0)
    let listHeight = place.isFilled ? most : min(max(lineCount, 1), most)
    let height = min(listHeight + below + 2, max(area.height, 0))
    let frame = Rectangle(
      column: area.column + (area.width - frameWidth) / 2,
      row: area.row + (place.isAtTop ? 0 : (area.height - height) / 2), width: frameWidth,
      height: height)
    func part(row: Int, height: Int) -> Rectangle {
      Rectangle(column: frame.column + 2, row: row, width: columns, height: height)
    }
    self.frame = frame
    list = part(row: frame.row + 1, height: listHeight)
    description = part(row: frame.row + 1 + listHeight + gap, height: descriptionHeight)
    footer = part(
      row: frame.row + 1 + listHeight + gap + descriptionHeight, height: footerHeight)
  }

  /// Returns the line of the list at a cell, counted from the first in sight; or nil.
  func line(atColumn column: Int, row: Int) -> Int? {
    list.contains(column: column, row: row) ? row - list.row : nil
  }
}
