import CAdwaita
import CWindow
import CalculatorPresentation

/// Units to choose from, for one of the two lines of the display.
@MainActor
final class UnitsWindow: ScreenFollower {
  /// The window.
  let widget: Widget

  private let work: CalculatorWork
  private let tabs: [UnitConversion.Line: Widget] = [
    .upper: gtk_toggle_button_new(), .lower: gtk_toggle_button_new(),
  ]
  private let search: Widget = gtk_search_entry_new()
  private let list: Widget = gtk_list_box_new()
  private let empty = makeLabel(style: "dim-label")
  private var line: UnitConversion.Line
  private var rows: [UnitRow] = []
  private var lines: [ConversionLine] = []
  private var isSettingTabs = false

  /// Creates a window over another one, for a line.
  init(
    over parent: Widget, work: CalculatorWork, screen: CalculatorScreen, line: UnitConversion.Line
  ) {
    let catalogue = screen.catalogue
    self.work = work
    self.line = line
    widget = makeDialog(over: parent, catalogue.text(.part(.units)), width: 380, height: 560)
    window_set_name(search, catalogue.text(.part(.unitSearch)))
    window_set_name(list, catalogue.text(.part(.units)))
    gtk_label_set_text(empty.opaque, catalogue.text(.part(.noUnits)))
    gtk_label_set_xalign(empty.opaque, 0.5)
    gtk_widget_set_margin_top(empty, 24)
    gtk_list_box_set_placeholder(list.opaque, empty)
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    gtk_widget_add_css_class(list, "calculator-history")
    let scrolled: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scrolled.opaque, list)
    gtk_widget_set_vexpand(scrolled, 1)
    let both: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_add_css_class(both, "linked")
    for line in UnitConversion.Line.allCases {
      guard let tab = tabs[line] else { continue }
      gtk_widget_set_hexpand(tab, 1)
      gtk_box_append(both.cast(), tab)
      on(tab, "toggled") { [weak self] in self?.turn(to: line) }
    }
    let head = makeBox(GTK_ORIENTATION_VERTICAL, spacing: 6, both, search)
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
      gtk_widget_set_margin_bottom,
    ] { set(head, 12) }
    adw_window_set_content(
      widget.cast(), makeBox(GTK_ORIENTATION_VERTICAL, adw_header_bar_new(), head, scrolled))
    on(search, "search-changed") { [weak self] in self?.load() }
    on(search, "activate") { [weak self] in self?.choose(0) }
    on(search, "stop-search") { [widget] in gtk_window_close(widget.cast()) }
    window_connect_row_activation(
      list, { Callback<Int32, Void>.call($0, $1) },
      Callback<Int32, Void> { [weak self] in self?.choose(Int($0)) }.kept, releaseCallback)
    watchKeys(of: widget) { [widget] key in
      guard key.shortcut == .escape else { return false }
      gtk_window_close(widget.cast())
      return true
    }
    show(screen)
    load()
    gtk_window_set_focus(widget.cast(), search)
  }

  /// Shows which units the display has.
  func show(_ screen: CalculatorScreen) {
    guard screen.display.conversion != lines else { return }
    lines = screen.display.conversion
    showTabs()
  }

  private func showTabs() {
    isSettingTabs = true
    for shown in lines {
      guard let tab = tabs[shown.line] else { continue }
      gtk_button_set_label(tab.cast(), shown.symbol)
      rename(tab, shown.unitName)
      gtk_toggle_button_set_active(tab.cast(), shown.line == line ? 1 : 0)
    }
    isSettingTabs = false
  }

  private func turn(to line: UnitConversion.Line) {
    guard !isSettingTabs else { return }
    self.line = line
    showTabs()
    load()
  }

  /// Asks for the rows of what is typed.
  private func load() {
    let (line, text) = (line, String(cString: gtk_editable_get_text(search.opaque)))
    work.ask {
      $0.unitRows(for: line, matching: text)
    } then: { [weak self] _, rows in
      self?.show(rows)
    }
  }

  private func show(_ rows: [UnitRow]) {
    guard rows != self.rows else { return }
    self.rows = rows
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(
        list.opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    for row in rows { gtk_list_box_append(list.opaque, makeRow(row)) }
    for (index, row) in rows.enumerated() where row.isHeading {
      guard let widget = gtk_list_box_get_row_at_index(list.opaque, Int32(index)) else { continue }
      gtk_list_box_row_set_activatable(widget, 0)
    }
  }

  private func makeRow(_ row: UnitRow) -> Widget {
    let name = makeLabel(row.name, style: row.isHeading ? "dim-label" : nil)
    gtk_widget_set_hexpand(name, 1)
    if row.isChosen { gtk_widget_add_css_class(name, "heading") }
    let symbol = makeLabel(row.symbol, style: "dim-label")
    gtk_widget_set_direction(symbol, .ofNumbers)
    gtk_label_set_wrap(symbol.opaque, 0)
    let mark = makeLabel(row.isChosen ? "✓" : "")
    window_hide_from_readers(mark)
    gtk_widget_set_size_request(mark, Int32(16 * Looks.windowScale), -1)
    return makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 12, name, symbol, mark)
  }

  /// Does what a row is there for; a unit ends the choice.
  private func choose(_ index: Int) {
    guard rows.indices.contains(index), !rows[index].isHeading else { return }
    let (row, line) = (rows[index], line)
    work.perform { $0.choose(row, for: line) }
    if row.isCategory {
      gtk_editable_set_text(search.opaque, "")
      load()
    } else {
      gtk_window_close(widget.cast())
    }
  }
}
