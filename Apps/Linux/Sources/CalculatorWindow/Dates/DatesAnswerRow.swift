import CAdwaita
import CWindow

/// A result of the dates: a name, an answer, and a button that copies it.
@MainActor
final class DatesAnswerRow {
  /// The row.
  let widget: Widget = adw_action_row_new()

  private let answer = makeLabel(style: "heading")
  private let copy: Widget = gtk_button_new_from_icon_name("edit-copy-symbolic")

  /// The callback for copying the answer.
  var onCopy: @MainActor () -> Void = {}

  /// Creates a row without an answer.
  init() {
    adw_preferences_row_set_use_markup(widget.cast(), 0)
    gtk_label_set_wrap(answer.opaque, 0)
    gtk_widget_add_css_class(copy, "flat")
    gtk_widget_set_valign(copy, GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(widget.cast(), answer)
    adw_action_row_add_suffix(widget.cast(), copy)
    on(copy, "clicked") { [weak self] in self?.onCopy() }
  }

  /// Sets the names of the row and its button.
  func name(_ name: String, copy text: String) {
    adw_preferences_row_set_title(widget.cast(), name)
    rename(copy, text)
  }

  /// Shows an answer, or none, and its details.
  func show(_ text: String?, details: String?, canBeCopied: Bool) {
    gtk_label_set_text(answer.opaque, text ?? "–")
    adw_action_row_set_subtitle(widget.cast(), details ?? "")
    gtk_widget_set_sensitive(copy, canBeCopied ? 1 : 0)
  }
}
