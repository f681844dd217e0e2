import CAdwaita
import CalculatorPresentation

/// Where the lines of the text are.
extension SheetTextView {
  /// The lines that are seen.
  var visibleLines: ClosedRange<Int> {
    var seen = GdkRectangle()
    gtk_text_view_get_visible_rect(widget.cast(), &seen)
    let first = line(atY: seen.y)
    return first...max(first, line(atY: seen.y + seen.height))
  }

  private func line(atY y: Int32) -> Int {
    var place = GtkTextIter()
    gtk_text_view_get_line_at_y(widget.cast(), &place, y, nil)
    return Int(gtk_text_iter_get_line(&place))
  }

  /// Where the first row of a line is, with the space around it, in the column at a side of the text, and how high it is.
  func place(ofLine line: Int, in column: GtkTextWindowType) -> (y: Int32, height: Int32) {
    var start = place(SheetCursor(line: line))
    var row = GdkRectangle()
    gtk_text_view_get_iter_location(widget.cast(), &start, &row)
    var y: Int32 = 0
    gtk_text_view_buffer_to_window_coords(widget.cast(), column, 0, row.y, nil, &y)
    return (y - Self.spacing, row.height + 2 * Self.spacing)
  }
}
