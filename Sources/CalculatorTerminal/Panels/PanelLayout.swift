/// Where a panel and its parts are in a window.
struct PanelLayout: Hashable, Sendable {
  /// The frame and all inside it.
  let frame: Rectangle

  /// The lines of the list.
  let list: Rectangle

  /// The lines that describe the chosen one; no rows where there are none.
  let description: Rectangle

  /// The lines at the bottom, which tell the keys.
  let footer: Rectangle

  /// Lays a panel out that would like so many columns for its lines.
  ///
  /// - Parameters:
  ///   - place: Where it may stand.
  ///   - lineCount: How many lines the list has.
  ///   - width: How many columns they would like to have.
  ///   - descriptionRows: How many rows the description of the chosen line takes in so many columns.
  ///   - footerRows: How many rows the footer takes in so many columns, of so many rows at most.
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
    // A free row under the list, where it is to spare and takes no line's place.
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

  /// The line of the list at a cell, counted from the first in sight; or nil.
  func line(atColumn column: Int, row: Int) -> Int? {
    list.contains(column: column, row: row) ? row - list.row : nil
  }
}
