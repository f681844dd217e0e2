import CAdwaita
import CWindow
import CalculatorPresentation

/// The number as large as it fits on the screen, until a key is pressed or it is clicked.
@MainActor
final class LargeTypeWindow {
  /// The window.
  let widget: Widget

  private let area = Area(GTK_ACCESSIBLE_ROLE_GROUP)
  private let text: Widget = window_text_new(0.5, 0.5)
  private let mark: Widget = window_text_new(0, 0)
  private let number: LargeType

  /// Creates a window over another one.
  init(over parent: Widget, _ number: LargeType, catalogue: Catalogue) {
    self.number = number
    widget = makeDialog(
      over: parent, catalogue.text(.command(.largeType)), width: 900, height: 500)
    gtk_widget_add_css_class(widget, "calculator")
    gtk_widget_add_css_class(text, "calculator-number")
    gtk_widget_add_css_class(mark, "calculator-secondary")
    gtk_inscription_set_text(mark.opaque, number.mark)
    setVisible(mark, number.mark != nil)
    for child in [text, mark] { area.add(child) }
    adw_window_set_content(widget.cast(), area.widget)
    gtk_window_set_decorated(widget.cast(), 0)
    gtk_window_fullscreen(widget.cast())
    area.onAllocate = { [self] in allocate(width: $0, height: $1) }
    // Until then, the area keeps this object alive; nothing else does.
    on(widget, "destroy") { [area] in area.onAllocate = { _, _ in } }
    watchKeys(of: widget) { [widget] key in
      // A modifier by itself begins a combination, such as that of a screen reader.
      guard !key.isModifier else { return false }
      gtk_window_close(widget.cast())
      return true
    }
    window_watch_clicks(
      widget, 1, { Callback<(Double, Double), Void>.call($0, ($1, $2)) },
      Callback<(Double, Double), Void> { [widget] _ in gtk_window_close(widget.cast()) }.kept,
      releaseCallback)
  }

  private func allocate(width: Int32, height: Int32) {
    let room = (width: Double(width) * 0.94, height: Double(height) * 0.94)
    let fits = (1...max(number.text.unicodeScalars.count, 1)).map { count in
      let rows = number.rows(ofCharacters: count)
      return (rows: rows, size: size(of: rows, in: room))
    }
    guard let largest = fits.max(by: { $0.size < $1.size }), let whole = fits.last else { return }
    // A broken number is harder to read, however large.
    let best = whole.size >= 0.4 * largest.size ? whole : largest
    gtk_inscription_set_text(text.opaque, best.rows.joined(separator: "\n"))
    // Otherwise its name would be its text, with line breaks.
    window_set_name(text, [number.mark, number.text].compactMap(\.self).joined(separator: " "))
    window_text_set_font(text, WindowFont(size: best.size, weight: 300, hasTabularFigures: 1))
    window_text_set_font(mark, WindowFont(size: room.height / 12, weight: 0, hasTabularFigures: 0))
    window_place(text, 0, 0, width, height)
    let edge = width / 40
    window_place(mark, edge, edge / 2, width - 2 * edge, height)
  }

  /// Returns the largest size in pixels at which the rows fit.
  private func size(of rows: [String], in room: (width: Double, height: Double)) -> Double {
    let font = WindowFont(size: 100, weight: 300, hasTabularFigures: 1)
    let width = rows.map { window_text_width(text, $0, font) }.max() ?? 1
    return 100 * min(room.width / max(width, 1), room.height / (135 * Double(rows.count)))
  }
}
