import CAdwaita
import CWindow
import CalculatorPresentation

/// The messages below a sheet: the reason that the cursor's line has no answer, and a summary of the selected lines.
@MainActor
final class SheetStatusBar {
  /// The bar.
  let widget: Widget

  private let reason = makeLabel()
  private let selection = makeLabel(style: "numeric")
  private var isDimmed = false

  /// Creates a bar without messages.
  init() {
    for label in [reason, selection] {
      gtk_label_set_wrap(label.opaque, 0)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_widget_add_css_class(label, "caption")
    }
    gtk_widget_set_hexpand(reason, 1)
    widget = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 12, reason, selection)
    gtk_widget_add_css_class(widget, "sheet-status")
  }

  /// Shows a text at each end; a dimmed one does not matter yet.
  func show(_ text: String, isDimmed: Bool, selection text2: String) {
    set(reason, text)
    set(selection, text2)
    gtk_widget_set_tooltip_text(reason, text.isEmpty ? nil : text)
    if isDimmed != self.isDimmed {
      self.isDimmed = isDimmed
      reason.setStyle("dim-label", isDimmed)
    }
  }

  private func set(_ label: Widget, _ text: String) {
    if String(cString: gtk_label_get_text(label.opaque)) != text {
      gtk_label_set_text(label.opaque, text)
    }
  }
}
