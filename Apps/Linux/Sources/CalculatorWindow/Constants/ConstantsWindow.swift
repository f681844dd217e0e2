import CAdwaita
import CWindow
import CalculatorPresentation

/// Exact constants to choose from: one that is chosen is the operand.
@MainActor
final class ConstantsWindow: ScreenFollower {
  /// The window.
  let widget: Widget

  private let work: CalculatorWork
  private let search: Widget = gtk_search_entry_new()
  private let list: Widget = gtk_list_box_new()
  private let empty = makeLabel(style: "dim-label")
  private let note = makeLabel(style: "dim-label")
  private var catalogue: Catalogue
  private var rows: [ConstantRow] = []

  /// Creates a window over another one.
  init(over parent: Widget, work: CalculatorWork, catalogue: Catalogue) {
    self.work = work
    self.catalogue = catalogue
    widget = makeDialog(over: parent, catalogue.text(.part(.constants)), width: 460, height: 600)
    assemble()
    connect()
    showNames()
    load()
    gtk_window_set_focus(widget.cast(), search)
  }

  /// Follows the language.
  func show(_ screen: CalculatorScreen) {
    guard screen.catalogue != catalogue else { return }
    catalogue = screen.catalogue
    showNames()
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
    for edge in [search, note] {
      for set in [
        gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
        gtk_widget_set_margin_bottom,
      ] { set(edge, 12) }
    }
    adw_window_set_content(
      widget.cast(),
      makeBox(GTK_ORIENTATION_VERTICAL, adw_header_bar_new(), search, scrolled, note))
  }

  private func showNames() {
    gtk_window_set_title(widget.cast(), catalogue.text(.part(.constants)))
    window_set_name(search, catalogue.text(ConstantsText.search))
    window_set_name(list, catalogue.text(.part(.constants)))
    gtk_label_set_text(empty.opaque, catalogue.text(ConstantsText.nothingFound))
    gtk_label_set_text(note.opaque, catalogue.text(ConstantsText.measuredAreLeftOut))
  }

  /// Asks for what is typed.
  private func load() {
    let text = String(cString: gtk_editable_get_text(search.opaque))
    work.ask {
      $0.constantRows(matching: text)
    } then: { [weak self] _, rows in
      self?.show(rows)
    }
  }

  private func show(_ rows: [ConstantRow]) {
    guard rows != self.rows else { return }
    self.rows = rows
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(
        list.opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    for row in rows { gtk_list_box_append(list.opaque, makeRow(row)) }
  }

  private func makeRow(_ row: ConstantRow) -> Widget {
    let isMirrored = catalogue.language.isRightToLeft
    let symbol = makeNumberLabel(row.symbol)
    gtk_label_set_xalign(symbol.opaque, isMirrored ? 1 : 0)
    gtk_label_set_wrap(symbol.opaque, 0)
    gtk_widget_set_size_request(symbol, Int32(64 * Looks.windowScale), -1)
    let name = makeLabel(row.name)
    let value = makeNumberLabel(row.definition)
    let source = makeNumberLabel(row.source, style: "dim-label")
    gtk_widget_add_css_class(source, "caption")
    gtk_label_set_xalign(source.opaque, isMirrored ? 0 : 1)
    gtk_widget_set_hexpand(source, 1)
    let below = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 12, value, source)
    let texts = makeBox(GTK_ORIENTATION_VERTICAL, spacing: 2, name, below)
    gtk_widget_set_hexpand(texts, 1)
    gtk_widget_set_margin_end(texts, 6)
    return makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 12, symbol, texts)
  }

  /// Makes a label of signs that keep their direction.
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
    on(search, "activate") { [weak self] in self?.chooseFirst() }
    on(search, "stop-search") { [widget] in gtk_window_close(widget.cast()) }
    window_connect_row_activation(
      list, { Callback<Int32, Void>.call($0, $1) },
      Callback<Int32, Void> { [weak self] in self?.choose(Int($0)) }.kept, releaseCallback)
    watchKeys(of: widget) { [widget] key in
      guard key.shortcut == .escape else { return false }
      gtk_window_close(widget.cast())
      return true
    }
  }

  /// Takes the first constant of what is typed by now, which the list may not show yet.
  private func chooseFirst() {
    let text = String(cString: gtk_editable_get_text(search.opaque))
    work.ask {
      $0.constantRows(matching: text)
    } then: { [weak self] _, rows in
      self?.show(rows)
      self?.choose(0)
    }
  }

  private func choose(_ index: Int) {
    guard rows.indices.contains(index) else { return }
    let constant = rows[index].constant
    work.perform {
      $0.endTyping()
      $0.use(constant)
    }
    gtk_window_close(widget.cast())
  }
}
