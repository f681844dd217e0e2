import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation
import CalculatorStorage

/// The calculations as an adding machine prints them, the last line at the end.
@MainActor
final class TapeView {
  /// The page of the pane.
  let widget: Widget

  private let work: CalculatorWork
  private let text: Widget = gtk_text_view_new()
  private let print: Widget = gtk_button_new()
  private let save: Widget = gtk_button_new()
  private var lines: [TapeLine] = []
  private var catalogue: Catalogue?

  /// Creates a page for the calculator's tape.
  init(work: CalculatorWork) {
    self.work = work
    gtk_text_view_set_editable(text.cast(), 0)
    gtk_text_view_set_cursor_visible(text.cast(), 0)
    gtk_text_view_set_left_margin(text.cast(), 12)
    gtk_text_view_set_right_margin(text.cast(), 12)
    gtk_text_view_set_justification(text.cast(), GTK_JUSTIFY_RIGHT)
    gtk_widget_add_css_class(text, "calculator-digits")
    gtk_widget_set_direction(text, .ofNumbers)
    let scrolled: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(scrolled.opaque, text)
    gtk_widget_set_vexpand(scrolled, 1)
    // One below the other, since in some languages they are long.
    let footer = makeBox(GTK_ORIENTATION_VERTICAL, spacing: 6, print, save)
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
      gtk_widget_set_margin_bottom,
    ] { set(footer, 12) }
    widget = makeBox(GTK_ORIENTATION_VERTICAL, scrolled, footer)
    on(print, "clicked") { [weak self] in
      guard let self else { return }
      window_print_text(widget, catalogue?.text(.part(.tape)) ?? "", lines.text)
    }
    on(save, "clicked") { [weak self] in
      self?.saveText()
    }
  }

  /// Asks where to save the tape, and saves it as it was at the time of asking.
  private func saveText() {
    guard let catalogue else { return }
    let text = lines.text
    chooseFile(over: widget, catalogue.text(.command(.saveText)), saving: "exactly-tape.txt") {
      [weak self] path in
      do throws(StorageError) {
        _ = try SheetFile.write(path, with: Array(text.utf8), replacing: Sheet.byteLimit)
      } catch {
        guard let self else { return }
        Question.tell(
          .cannotSave, catalogue.text(.storageReason(StorageReason(error))), over: widget,
          in: catalogue)
      }
    }
  }

  /// Shows the tape, if there is one to show.
  func show(_ screen: CalculatorScreen) {
    guard let lines = screen.tape, lines != self.lines || screen.catalogue != catalogue else {
      return
    }
    (self.lines, catalogue) = (lines, screen.catalogue)
    let words = screen.catalogue
    gtk_button_set_label(print.cast(), words.text(.command(.print)))
    gtk_button_set_label(save.cast(), words.text(.command(.saveText)))
    window_set_name(text, words.text(.part(.tape)))
    for button in [print, save] { gtk_widget_set_sensitive(button, lines.isEmpty ? 0 : 1) }
    gtk_text_buffer_set_text(
      gtk_text_view_get_buffer(text.cast()),
      lines.isEmpty ? words.text(.part(.noCalculations)) : lines.text, -1)
    // New text has no height until it is laid out.
    _ = after(milliseconds: 0) { [text] in window_scroll_to_end(text) }
  }
}
