import CAdwaita
import CWindow
import CalculatorPresentation

/// What stands beside one line of a sheet.
@MainActor
protocol SheetCell: AnyObject {
  /// The widget.
  var widget: Widget { get }

  /// Shows what belongs to a line.
  func show(_ row: SheetRow)
}

/// A column beside the text of a sheet, with a cell beside each line that is seen or nearly so.
///
/// GTK 4.8 draws what is beside a text twice, one picture over the other: a column needs an opaque background.
@MainActor
final class SheetColumn<Cell: SheetCell> {
  private let text: SheetTextView
  private let side: GtkTextWindowType
  private let area: Area
  private let makeCell: @MainActor () -> Cell
  private var cells: [Cell] = []

  /// The first line that has a cell, and how many have one.
  private var first = 0
  private var count = 0

  /// How wide the column is.
  private(set) var width: Int32 = 0

  /// Creates a column at a side of a text.
  init(
    beside text: SheetTextView, at side: GtkTextWindowType, role: GtkAccessibleRole,
    cell: @escaping @MainActor () -> Cell
  ) {
    self.text = text
    self.side = side
    makeCell = cell
    area = Area(role)
    area.onAllocate = { [weak self] width, _ in self?.allocate(width: width) }
    gtk_text_view_set_gutter(text.widget.cast(), side, area.widget)
  }

  /// The column's widget.
  var widget: Widget { area.widget }

  /// Takes a width.
  func setWidth(_ width: Int32) {
    guard width != self.width else { return }
    self.width = width
    gtk_widget_set_size_request(widget, width, -1)
  }

  /// Shows rows of lines that follow one another.
  func show(_ rows: [SheetRow]) {
    while cells.count < rows.count {
      let cell = makeCell()
      cells.append(cell)
      area.add(cell.widget)
    }
    for (cell, row) in zip(cells, rows) { cell.show(row) }
    for cell in cells[rows.count...] { setVisible(cell.widget, false) }
    first = (rows.first?.number ?? 1) - 1
    count = rows.count
    move()
  }

  /// Has the cells follow their lines.
  func move() { gtk_widget_queue_allocate(widget) }

  private func allocate(width: Int32) {
    let lineCount = Int(gtk_text_buffer_get_line_count(text.buffer))
    for (index, cell) in cells[..<count].enumerated() where first + index < lineCount {
      guard gtk_widget_get_visible(cell.widget) != 0 else { continue }
      let place = text.place(ofLine: first + index, in: side)
      window_place(cell.widget, 0, place.y, width, place.height)
    }
  }
}
