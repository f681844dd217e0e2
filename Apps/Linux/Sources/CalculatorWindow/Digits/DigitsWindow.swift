import CAdwaita
import CWindow
import CalculatorPresentation

/// A window with more digits of the number than the display has, and a way to get still more.
@MainActor
final class DigitsWindow: ScreenFollower {
  /// The window.
  let widget: Widget

  private let text: Widget = gtk_text_view_new()
  private let summary = makeLabel(style: "dim-label")
  private let more: Widget = gtk_button_new()
  private let stop: Widget = gtk_button_new()
  private let spinner: Widget = gtk_spinner_new()
  private var shown: ExpandedNumber?

  /// Creates a window over another one.
  init(over parent: Widget, work: CalculatorWork, screen: CalculatorScreen) {
    let catalogue = screen.catalogue
    widget = makeDialog(
      over: parent, catalogue.text(.command(.moreDigits)), width: 480, height: 360)
    gtk_text_view_set_editable(text.cast(), 0)
    gtk_text_view_set_cursor_visible(text.cast(), 0)
    gtk_text_view_set_wrap_mode(text.cast(), GTK_WRAP_CHAR)
    gtk_text_view_set_left_margin(text.cast(), 12)
    gtk_text_view_set_right_margin(text.cast(), 12)
    gtk_widget_add_css_class(text, "calculator-digits")
    gtk_widget_set_direction(text, .ofNumbers)
    window_set_name(text, catalogue.text(.part(.result)))
    let scrolled: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(scrolled.opaque, text)
    gtk_widget_set_vexpand(scrolled, 1)
    gtk_button_set_label(more.cast(), catalogue.text(.command(.moreDigits)))
    gtk_button_set_label(stop.cast(), catalogue.text(.command(.stop)))
    gtk_widget_set_hexpand(summary, 1)
    let footer = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 6, summary, spinner, stop, more)
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
      gtk_widget_set_margin_bottom,
    ] { set(footer, 12) }
    adw_window_set_content(
      widget.cast(),
      makeBox(GTK_ORIENTATION_VERTICAL, adw_header_bar_new(), scrolled, footer))
    on(more, "clicked") {
      work.perform { $0.showMoreDigits() }
    }
    on(stop, "clicked") { work.stop() }
    watchKeys(of: widget) { [weak self] in self?.handle($0, work) == true }
    showBusy(false)
    show(screen)
  }

  /// Shows the digits known so far.
  func show(_ screen: CalculatorScreen) {
    guard let number = screen.expanded, number != shown else { return }
    let isSameText = number.text == shown?.text
    shown = number
    if !isSameText {
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(text.cast()), number.text, -1)
    }
    let catalogue = screen.catalogue
    gtk_label_set_text(
      summary.opaque,
      number.exactness.mark + " " + catalogue.text(.sentence(.digits(number.digits))))
    gtk_widget_set_sensitive(more, number.isComplete ? 0 : 1)
  }

  /// Shows whether more digits are taking long.
  func showBusy(_ isBusy: Bool) {
    setVisible(spinner, isBusy)
    setVisible(stop, isBusy)
    gtk_spinner_set_spinning(spinner.opaque, isBusy ? 1 : 0)
  }

  private func handle(_ key: KeyPress, _ work: CalculatorWork) -> Bool {
    if key.isStop {
      if work.isBusy { work.stop() }
      return true
    }
    guard key.shortcut == .escape else { return false }
    gtk_window_close(widget.cast())
    return true
  }
}
