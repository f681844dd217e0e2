import CAdwaita
import CWindow
import CalculatorPresentation

/// The help on the keys of the keyboard.
@MainActor
enum KeyboardHelpWindow {
  /// Shows the help over a window; a sheet's help has only its own keys.
  static func present(
    over parent: Widget, _ screen: CalculatorScreen, ofSheet isOfSheet: Bool = false
  ) {
    let catalogue = screen.catalogue
    let window = makeDialog(
      over: parent, catalogue.text(.heading(.keyboard)), width: 460, height: 600)
    let page: Widget = adw_preferences_page_new()
    let table = KeyboardTable(screen)
    for group in isOfSheet ? [table.sheets] : table.groups {
      adw_preferences_page_add(page.cast(), makeGroup(group).cast())
    }
    adw_window_set_content(
      window.cast(), makeBox(GTK_ORIENTATION_VERTICAL, adw_header_bar_new(), page))
    gtk_widget_set_vexpand(page, 1)
    watchKeys(of: window) { key in
      guard key.shortcut == .escape else { return false }
      gtk_window_close(window.cast())
      return true
    }
    gtk_window_present(window.cast())
  }

  private static func makeGroup(_ group: KeyboardTable.Group) -> Widget {
    let widget: Widget = adw_preferences_group_new()
    if let title = group.title { adw_preferences_group_set_title(widget.cast(), title) }
    for row in group.rows { add(row, to: widget) }
    return widget
  }

  private static func add(_ keys: KeyboardTable.Row, to group: Widget) {
    let row: Widget = adw_action_row_new()
    adw_preferences_row_set_use_markup(row.cast(), 0)
    adw_preferences_row_set_title(row.cast(), keys.label)
    let label = makeLabel(keys.keys.joined(separator: "   "), style: "dim-label")
    gtk_widget_set_direction(label, .ofNumbers)
    gtk_label_set_wrap(label.opaque, 0)
    adw_action_row_add_suffix(row.cast(), label)
    adw_preferences_group_add(group.cast(), row)
  }
}
