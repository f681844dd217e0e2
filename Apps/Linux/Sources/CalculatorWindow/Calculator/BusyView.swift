import CAdwaita
import CWindow
import CalculatorPresentation

/// A view in the display while something takes long, with a button to stop it.
@MainActor
final class BusyView {
  /// The container of the spinner, the text and the button.
  let widget: Widget

  private let spinner: Widget = gtk_spinner_new()
  private let label = makeLabel(style: "calculator-secondary")
  private let button: Widget = gtk_button_new()
  private var catalogue: Catalogue?

  /// The callback for when the user stops it.
  var onStop: @MainActor () -> Void = {}

  /// Creates the view without texts.
  init() {
    gtk_widget_add_css_class(button, "calculator-stop")
    gtk_widget_set_hexpand(label, 1)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    widget = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 8, spinner, label, button)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    on(button, "clicked") { [weak self] in self?.onStop() }
  }

  /// Whether the view is shown, with a spinner that turns.
  var isRunning = false {
    didSet {
      setVisible(widget, isRunning)
      gtk_spinner_set_spinning(spinner.opaque, isRunning ? 1 : 0)
    }
  }

  /// Sets the texts in a language.
  func show(_ catalogue: Catalogue) {
    guard catalogue != self.catalogue else { return }
    self.catalogue = catalogue
    gtk_label_set_text(label.opaque, catalogue.text(.part(.calculating)))
    gtk_button_set_label(button.cast(), catalogue.text(.command(.stop)))
  }
}
