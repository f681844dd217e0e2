import CAdwaita
import CalculatorPresentation

/// The positions of the lines in the text.
extension SheetTextView {
  /// The visible part of the text.
  var visiblePart: GdkRectangle {
    var seen = GdkRectangle()
    gtk_text_view_get_visible_rect(widget.cast(), &seen)
    return seen
  }

  /// The visible lines.
  var visibleLines: ClosedRange<Int> {
    let seen = visiblePart
    let first = line(atY: seen.y)
    return first...max(first, line(atY: seen.y + seen.height))
  }

  /// Returns the character of the text at a point of the view, or nil if there is none.
  func character(atX x: Double, y: Double) -> SheetCursor? {
    var (left, top): (Int32, Int32) = (0, 0)
    gtk_text_view_window_to_buffer_coords(
      widget.cast(), GTK_TEXT_WINDOW_WIDGET, Int32(x), Int32(y), &left, &top)
    let seen = visiblePart
    var place = GtkTextIter()
    guard (seen.x..<seen.x + seen.width).contains(left),
      gtk_text_view_get_iter_at_position(widget.cast(), &place, nil, left, top) != 0
    else { return nil }
    return cursor(at: place)
  }

  private func line(atY y: Int32) -> Int {
    var place = GtkTextIter()
    gtk_text_view_get_line_at_y(widget.cast(), &place, y, nil)
    return Int(gtk_text_iter_get_line(&place))
  }

  /// Returns the position and the height of a line's first row, with the space around it, in a column beside the
  /// text.
  func place(ofLine line: Int, in column: GtkTextWindowType) -> (y: Int32, height: Int32) {
    var start = place(SheetCursor(line: line))
    var row = GdkRectangle()
    gtk_text_view_get_iter_location(widget.cast(), &start, &row)
    var y: Int32 = 0
    gtk_text_view_buffer_to_window_coords(widget.cast(), column, 0, row.y, nil, &y)
    return (y - Self.spacing, row.height + 2 * Self.spacing)
  }

  /// The height of an answer below a line, with the space around it.
  var heightBelow: Int32 {
    var start = place(SheetCursor())
    var row = GdkRectangle()
    gtk_text_view_get_iter_location(widget.cast(), &start, &row)
    return row.height + 2 * Self.spacing
  }

  /// Returns the position in the view, and the height, of the room for an answer below a line.
  func placeBelow(line: Int) -> (y: Int32, height: Int32) {
    var end = place(SheetCursor(line: line))
    if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
    // The last row of the line, since GTK may not know the height of the whole line yet.
    var row = GdkRectangle()
    gtk_text_view_get_iter_location(widget.cast(), &end, &row)
    var y: Int32 = 0
    gtk_text_view_buffer_to_window_coords(
      widget.cast(), GTK_TEXT_WINDOW_WIDGET, 0, row.y + row.height, nil, &y)
    return (y, heightBelow)
  }
}
