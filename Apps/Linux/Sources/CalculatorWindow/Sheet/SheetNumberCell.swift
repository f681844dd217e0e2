import CAdwaita
import CWindow
import CalculatorPresentation

/// The number of a line, which other lines use to refer to it: `line 3`.
@MainActor
final class SheetNumberCell: SheetCell {
  /// The text.
  let widget: Widget = window_text_new(1, 0.5)

  private var number: Int?

  /// Creates a cell without a number.
  init() {
    gtk_widget_add_css_class(widget, "sheet-number")
    // The number is spoken with the answer, and with the text of the line.
    window_hide_from_readers(widget)
  }

  /// Shows the number of a line; nil hides the cell.
  func show(_ row: SheetRow?, in room: SheetCellRoom) {
    guard row?.number != number else { return }
    number = row?.number
    setVisible(widget, number != nil)
    if let number { gtk_inscription_set_text(widget.opaque, "\(number)") }
  }
}
