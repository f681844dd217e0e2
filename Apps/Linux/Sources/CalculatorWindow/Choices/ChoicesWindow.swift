import CAdwaita
import CWindow
import CalculatorPresentation

/// A list to choose from, with a search: commands, constants, or units for one of the two lines of the display.
@MainActor
final class ChoicesWindow: ScreenFollower {
  /// The window.
  let widget: Widget

  /// The kind of things listed.
  private(set) var subject: ChoiceList.Subject

  private let work: CalculatorWork
  private let carryOut: (ChoiceAction) -> Void
  private let tabs: [UnitConversion.Line: Widget]
  private let search: Widget = gtk_search_entry_new()
  private let list: Widget = gtk_list_box_new()
  private let empty = makeLabel(style: "dim-label")
  private let note = makeLabel(style: "dim-label")
  private var catalogue: Catalogue
  private var rows: [ChoiceList.Row] = []
  private var lines: [ConversionLine] = []
  private var isSettingTabs = false

  /// Creates a window over another one.
  ///
  /// - Parameters:
  ///   - parent: The other window.
  ///   - subject: The kind of things to choose from.
  ///   - work: The calculator.
  ///   - screen: The calculator's screen.
  ///   - carryOut: Does the window's part of a row's action.
  init(
    over parent: Widget, _ subject: ChoiceList.Subject, work: CalculatorWork,
    screen: CalculatorScreen, carryOut: @escaping (ChoiceAction) -> Void
  ) {
    (self.subject, self.work, self.carryOut) = (subject, work, carryOut)
    catalogue = screen.catalogue
    if case .units = subject {
      tabs = [.upper: gtk_toggle_button_new(), .lower: gtk_toggle_button_new()]
    } else {
      tabs = [:]
    }
    widget = makeDialog(over: parent, "", width: 460, height: 600)
    assemble()
    connect()
    show(screen)
    load()
    gtk_window_set_focus(widget.cast(), search)
  }

  /// Follows the language and the display's units.
  func show(_ screen: CalculatorScreen) {
    if screen.display.conversion != lines {
      lines = screen.display.conversion
      showTabs()
    }
    guard screen.catalogue != catalogue else { return }
    catalogue = screen.catalogue
    load()
  }

  // MARK: - What is seen

  private func assemble() {
    gtk_label_set_xalign(empty.opaque, 0.5)
    gtk_widget_set_margin_top(empty, 24)
    gtk_list_box_set_placeholder(list.opaque, empty)
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    gtk_widget_add_css_class(list, "calculator-history")
    gtk_widget_add_css_class(note, "caption")
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
    gtk_widget_set_visible(both, tabs.isEmpty ? 0 : 1)
    let head = makeBox(GTK_ORIENTATION_VERTICAL, spacing: 6, both, search)
    for edge in [head, note] {
      for set in [
        gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
        gtk_widget_set_margin_bottom,
      ] { set(edge, 12) }
    }
    adw_window_set_content(
      widget.cast(),
      makeBox(GTK_ORIENTATION_VERTICAL, adw_header_bar_new(), head, scrolled, note))
  }

  private func showTabs() {
    isSettingTabs = true
    for shown in lines {
      guard let tab = tabs[shown.line] else { continue }
      gtk_button_set_label(tab.cast(), shown.symbol)
      rename(tab, shown.unitName)
      gtk_toggle_button_set_active(tab.cast(), subject == .units(shown.line) ? 1 : 0)
    }
    isSettingTabs = false
  }

  private func turn(to line: UnitConversion.Line) {
    guard !isSettingTabs else { return }
    subject = .units(line)
    showTabs()
    load()
  }

  /// Requests the choices for the typed text, and shows them before anything else is done.
  private func load(then next: (@MainActor () -> Void)? = nil) {
    let (subject, text) = (subject, String(cString: gtk_editable_get_text(search.opaque)))
    work.ask {
      $0.choices(of: subject, matching: text)
    } then: { [weak self] _, choices in
      self?.show(choices)
      next?()
    }
  }

  private func show(_ choices: ChoiceList) {
    gtk_window_set_title(widget.cast(), choices.title)
    window_set_name(search, choices.searchLabel)
    window_set_name(list, choices.title)
    gtk_label_set_text(empty.opaque, choices.emptyText)
    gtk_label_set_text(note.opaque, choices.note)
    gtk_widget_set_visible(note, choices.note.isEmpty ? 0 : 1)
    guard choices.rows != rows else { return }
    rows = choices.rows
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(
        list.opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    for (index, row) in rows.enumerated() {
      gtk_list_box_append(list.opaque, makeRow(row))
      guard row.isHeading,
        let widget = gtk_list_box_get_row_at_index(list.opaque, Int32(index))
      else { continue }
      gtk_list_box_row_set_activatable(widget, 0)
    }
  }

  private func makeRow(_ row: ChoiceList.Row) -> Widget {
    let isMirrored = catalogue.language.isRightToLeft
    let name = makeLabel(row.name, style: row.isHeading ? "dim-label" : nil)
    gtk_widget_set_hexpand(name, 1)
    if row.isChosen { gtk_widget_add_css_class(name, "heading") }
    // The source of a value is below the name, beside the value.
    guard row.source.isEmpty else {
      let symbol = makeNumberLabel(row.symbol)
      gtk_label_set_xalign(symbol.opaque, isMirrored ? 1 : 0)
      gtk_label_set_wrap(symbol.opaque, 0)
      gtk_widget_set_size_request(symbol, Int32(64 * Looks.windowScale), -1)
      let source = makeNumberLabel(row.source, style: "dim-label")
      gtk_widget_add_css_class(source, "caption")
      gtk_label_set_xalign(source.opaque, isMirrored ? 0 : 1)
      gtk_widget_set_hexpand(source, 1)
      let below = makeBox(
        GTK_ORIENTATION_HORIZONTAL, spacing: 12, makeNumberLabel(row.detail), source)
      let texts = makeBox(GTK_ORIENTATION_VERTICAL, spacing: 2, name, below)
      gtk_widget_set_hexpand(texts, 1)
      gtk_widget_set_margin_end(texts, 6)
      return makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 12, symbol, texts)
    }
    let detail = makeNumberLabel(row.detail, style: "dim-label")
    gtk_label_set_wrap(detail.opaque, 0)
    let mark = makeLabel(row.isChosen ? "✓" : "")
    window_hide_from_readers(mark)
    gtk_widget_set_size_request(mark, Int32(16 * Looks.windowScale), -1)
    return makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 12, name, detail, mark)
  }

  /// Creates a label for symbols that keep their direction.
  private func makeNumberLabel(_ text: String, style: String? = nil) -> Widget {
    let label = makeLabel(text, style: style)
    gtk_widget_set_direction(label, .ofNumbers)
    // The digits of a number stay together.
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD)
    return label
  }

  // MARK: - What is done

  private func connect() {
    on(search, "search-changed") { [weak self] in self?.load() }
    // The list may not show the choices for the typed text yet.
    on(search, "activate") { [weak self] in
      self?.load { self?.chooseFirst() }
    }
    on(search, "stop-search") { [widget] in gtk_window_close(widget.cast()) }
    window_connect_row_activation(
      list, { Callback<Int32, Void>.call($0, $1) },
      Callback<Int32, Void> { [weak self] in self?.choose(Int($0)) }.kept, releaseCallback)
    watchKeys(of: widget) { [weak self, widget] key in
      if key.shortcut == .escape {
        gtk_window_close(widget.cast())
        return true
      }
      let isDown = [UInt32(GDK_KEY_Down), UInt32(GDK_KEY_KP_Down)].contains(key.key)
      return isDown && !key.isCombined && self?.walkIntoList() == true
    }
  }

  private var firstChoice: Int? { rows.firstIndex { !$0.isHeading } }

  private func chooseFirst() {
    if let index = firstChoice { choose(index) }
  }

  /// Moves the focus from the search to the first choice; returns false if it is not in the search.
  private func walkIntoList() -> Bool {
    guard window_has_focus_in_text(widget) != 0, let index = firstChoice,
      let row = gtk_list_box_get_row_at_index(list.opaque, Int32(index))
    else { return false }
    return gtk_widget_grab_focus(
      UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)) != 0
  }

  /// Carries out the action of a row; most rows end the choice.
  private func choose(_ index: Int) {
    guard rows.indices.contains(index), let action = rows[index].action else { return }
    let subject = subject
    guard action.keepsListOpen else {
      gtk_window_close(widget.cast())
      if case .commands = subject { return carryOut(action) }
      return work.perform { $0.choose(action, from: subject) }
    }
    work.perform { $0.choose(action, from: subject) }
    gtk_editable_set_text(search.opaque, "")
    load()
  }
}
