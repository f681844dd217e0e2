import CAdwaita
import CWindow
import CalculatorPresentation

/// The number in memory and the stored ones; a click enters one.
@MainActor
final class MemoryView {
  /// The page of the pane.
  let widget: Widget

  private let work: CalculatorWork
  private let list: Widget = gtk_list_box_new()
  private let empty = makeLabel(style: "dim-label")
  private let store: Widget = gtk_button_new()
  private var rows: [MemoryRow] = []
  private var catalogue: Catalogue?

  /// Creates a page for the calculator's memory.
  init(work: CalculatorWork) {
    self.work = work
    let scrolled: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scrolled.opaque, list)
    gtk_widget_set_vexpand(scrolled, 1)
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    gtk_widget_add_css_class(list, "calculator-history")
    gtk_label_set_xalign(empty.opaque, 0.5)
    gtk_widget_set_margin_top(empty, 24)
    gtk_list_box_set_placeholder(list.opaque, empty)
    widget = makeBox(GTK_ORIENTATION_VERTICAL, scrolled, store)
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
      gtk_widget_set_margin_bottom,
    ] { set(store, 12) }
    gtk_actionable_set_action_name(store.opaque, "win.store")
    window_connect_row_activation(
      list, { Callback<Int32, Void>.call($0, $1) },
      Callback<Int32, Void> { [weak self] in self?.recall(Int($0)) }.kept, releaseCallback)
  }

  /// Shows the numbers, and rebuilds the rows only if they have changed.
  func show(_ screen: CalculatorScreen) {
    guard screen.memory != rows || screen.catalogue != catalogue else { return }
    (rows, catalogue) = (screen.memory, screen.catalogue)
    gtk_label_set_text(empty.opaque, screen.catalogue.text(.part(.nothingInMemory)))
    gtk_button_set_label(store.cast(), screen.catalogue.text(.command(.storeNumber)))
    window_set_name(list, screen.catalogue.text(.part(.memory)))
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(
        list.opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    for row in rows { gtk_list_box_append(list.opaque, makeRow(row, screen.catalogue)) }
  }

  private func makeRow(_ row: MemoryRow, _ catalogue: Catalogue) -> Widget {
    let number = makeLabel(row.exactness.mark + " " + row.text, style: "numeric")
    gtk_widget_set_hexpand(number, 1)
    gtk_widget_set_direction(number, .ofNumbers)
    let remove = makeIconButton("user-trash-symbolic", catalogue.text(.command(.remove))) {
      [work] in work.perform { $0.remove(row.place) }
    }
    return makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 6, number, remove)
  }

  private func recall(_ index: Int) {
    guard rows.indices.contains(index) else { return }
    let place = rows[index].place
    work.perform {
      $0.endTyping()
      $0.recall(place)
    }
  }
}
