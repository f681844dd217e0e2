import CAdwaita
import CWindow
import CalculatorPresentation

/// A cell for one line of a sheet.
///
/// Only the cell shows and hides its widget. It skips a line that it shows already, so it would not bring back a
/// widget that its column had hidden.
@MainActor
protocol SheetCell: AnyObject {
  /// The widget.
  var widget: Widget { get }

  /// Shows the content for a line; nil hides the cell.
  func show(_ row: SheetRow?, in room: SheetCellRoom)
}

/// The room that the cells of a column have for text.
struct SheetCellRoom: Hashable {
  /// The width in characters.
  let characters: Int

  /// The most characters of a shown number before its decimal point, by which numbers stand below each other.
  let wholeLength: Int
}

/// The cells of the visible or nearly visible lines of a sheet, in a column beside the text or each below its line.
///
/// GTK 4.8 draws widgets beside or over a text twice, one image over the other, so both kinds need opaque
/// backgrounds.
@MainActor
final class SheetColumn<Cell: SheetCell> {
  /// The place of the cells.
  enum Place {
    /// At the left or right side of the text.
    case beside(GtkTextWindowType)
    /// Below their lines, in the room that the text leaves there.
    case below
  }

  private let text: SheetTextView
  private let place: Place
  private let area: Area
  private let makeCell: @MainActor () -> Cell
  private var cells: [Cell] = []

  /// The first line that has a cell, and the number of lines that have one.
  private var first = 0
  private var count = 0

  /// The width of the column.
  private var width: Int32 = 0

  /// Creates a column at a place of a text, with a style.
  init(
    _ place: Place, of text: SheetTextView, role: GtkAccessibleRole, style: String,
    cell: @escaping @MainActor () -> Cell
  ) {
    self.text = text
    self.place = place
    makeCell = cell
    area = Area(role)
    area.onAllocate = { [weak self] _, _ in self?.allocate() }
    gtk_widget_add_css_class(area.widget, style)
    switch place {
    case .beside(let side): gtk_text_view_set_gutter(text.widget.cast(), side, area.widget)
    case .below:
      // The area only marks the start of the text, from which cells are placed: its own size would become the text's
      // minimum size.
      gtk_widget_set_overflow(area.widget, GTK_OVERFLOW_VISIBLE)
      gtk_widget_set_size_request(area.widget, 1, 1)
      gtk_text_view_add_overlay(text.widget.cast(), area.widget, 0, 0)
    }
  }

  /// Whether the column is shown.
  var isShown = true {
    didSet {
      setVisible(area.widget, isShown)
      tellName()
    }
  }

  /// The name of the column for screen readers, while it is shown.
  var name = "" {
    didSet { tellName() }
  }

  private func tellName() { window_set_name(area.widget, isShown ? name : "") }

  /// Sets the width.
  func setWidth(_ width: Int32) {
    guard width != self.width else { return }
    self.width = width
    if case .beside = place { gtk_widget_set_size_request(area.widget, width, -1) }
  }

  /// Shows the rows of consecutive lines.
  func show(_ rows: [SheetRow]) {
    guard isShown else { return }
    while cells.count < rows.count {
      let cell = makeCell()
      cells.append(cell)
      area.add(cell.widget)
    }
    // One long number does not push all others aside.
    let lengths = rows.map(\.wholeLength).filter { $0 < 16 }
    let room = SheetCellRoom(
      characters: Int(Double(width) / characterWidth), wholeLength: lengths.max() ?? 0)
    for (index, cell) in cells.enumerated() {
      cell.show(index < rows.count ? rows[index] : nil, in: room)
    }
    first = (rows.first?.number ?? 1) - 1
    count = rows.count
    move()
  }

  /// The width of a character of the sheet's font.
  private var characterWidth: Double {
    let layout = gtk_widget_create_pango_layout(text.widget, "0")
    defer { g_object_unref(layout.map(UnsafeMutableRawPointer.init)) }
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    return max(Double(width) / Double(PANGO_SCALE), 1)
  }

  /// Moves the cells to their lines.
  func move() { gtk_widget_queue_allocate(area.widget) }

  private func allocate() {
    let lineCount = Int(gtk_text_buffer_get_line_count(text.buffer))
    // GTK 4.8 may take a while to scroll an overlay with the text.
    var (x, top) = (0.0, 0.0)
    gtk_widget_translate_coordinates(area.widget, text.widget, 0, 0, &x, &top)
    for (index, cell) in cells[..<count].enumerated() where first + index < lineCount {
      guard gtk_widget_get_visible(cell.widget) != 0 else { continue }
      switch self.place {
      case .beside(let side):
        let place = text.place(ofLine: first + index, in: side)
        window_place(cell.widget, 0, place.y, width, place.height)
      case .below:
        let place = text.placeBelow(line: first + index)
        let (left, right) = (SheetTextView.leftMargin, SheetTextView.rightMargin)
        window_place(
          cell.widget, left, place.y - Int32(top), max(0, width - left - right),
          place.height)
      }
    }
  }
}
