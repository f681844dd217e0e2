import CAdwaita
import CWindow
import CalculatorPresentation

/// An editor for a calculation's expression or label, in a text field above the history.
@MainActor
final class HistoryEditor {
  /// The part of a calculation that is edited.
  enum Subject: Hashable, Sendable {
    case expression(HistoryEntry.ID)
    case label(HistoryEntry.ID)
  }

  /// The widget that slides down for editing.
  let widget: Widget

  private let title = makeLabel(style: "heading")
  private let field: Widget = gtk_entry_new()
  private let problem = makeLabel(style: "error")
  private let cancel: Widget = gtk_button_new()
  private let done: Widget = gtk_button_new()
  private var subject: Subject?
  private var catalogue = Catalogue(.english)

  /// The callback for an edit, with its subject and the new text.
  var onSave: @MainActor (Subject, String) -> Void = { _, _ in }

  /// Creates an editor without a subject.
  init() {
    let buttons = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 6, cancel, done)
    gtk_widget_set_halign(buttons, GTK_ALIGN_END)
    gtk_widget_add_css_class(done, "suggested-action")
    let content = makeBox(GTK_ORIENTATION_VERTICAL, spacing: 6, title, field, problem, buttons)
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
      gtk_widget_set_margin_bottom,
    ] { set(content, 12) }
    widget = gtk_revealer_new()
    gtk_revealer_set_child(widget.opaque, content)
    setVisible(widget, false)
    setVisible(problem, false)
    on(field, "activate") { [weak self] in self?.save() }
    on(done, "clicked") { [weak self] in self?.save() }
    on(cancel, "clicked") { [weak self] in _ = self?.leave() }
  }

  /// Sets the texts in a language.
  func show(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    gtk_button_set_label(cancel.cast(), catalogue.text(.command(.cancel)))
    gtk_button_set_label(done.cast(), catalogue.text(.command(.done)))
  }

  /// Starts to edit a text.
  func edit(_ subject: Subject, _ text: String) {
    self.subject = subject
    let isExpression = if case .expression = subject { true } else { false }
    let name = catalogue.text(.part(isExpression ? .calculation : .label))
    gtk_label_set_text(title.opaque, name)
    window_set_name(field, name)
    if isExpression { gtk_widget_set_direction(field, .ofNumbers) }
    gtk_editable_set_text(field.opaque, text)
    setVisible(problem, false)
    setVisible(widget, true)
    gtk_revealer_set_reveal_child(widget.opaque, 1)
    gtk_widget_grab_focus(field)
  }

  /// Ends the edit if it succeeded, or shows why it did not.
  func finish(problem reason: String?) {
    guard let reason else {
      _ = leave()
      return
    }
    gtk_label_set_text(problem.opaque, reason)
    setVisible(problem, true)
  }

  /// Leaves the text unchanged, and returns false if none is being edited.
  func leave() -> Bool {
    guard subject != nil else { return false }
    subject = nil
    gtk_revealer_set_reveal_child(widget.opaque, 0)
    setVisible(widget, false)
    return true
  }

  private func save() {
    guard let subject else { return }
    onSave(subject, String(cString: gtk_editable_get_text(field.opaque)))
  }
}
