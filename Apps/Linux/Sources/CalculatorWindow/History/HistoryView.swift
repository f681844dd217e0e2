import CAdwaita
import CWindow
import CalculatorPresentation

/// The finished calculations, newest first; a click enters a result.
@MainActor
final class HistoryView {
  /// The page of the pane.
  let widget: Widget

  private let work: CalculatorWork
  private let places: OpaquePointer = window_places_new()
  private let editor = HistoryEditor()
  private let summary = makeLabel(style: "dim-label")
  private let empty = makeLabel(style: "dim-label")
  private let clear: Widget
  private lazy var list: Widget = makeList()
  private var rows: HistoryRows?
  private var version: HistoryVersion?
  private var catalogue: Catalogue?
  private var views: [Widget: HistoryRowView] = [:]

  /// The callback after a removal, which briefly offers to undo it.
  var onRemoval: @MainActor () -> Void = {}

  /// Creates a page for the calculator's history.
  init(work: CalculatorWork) {
    self.work = work
    clear = gtk_button_new_from_icon_name("user-trash-symbolic")
    let footer = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 6, summary, clear)
    widget = makeBox(GTK_ORIENTATION_VERTICAL)
    gtk_widget_set_hexpand(summary, 1)
    gtk_widget_add_css_class(clear, "flat")
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(footer, 12) }
    for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(footer, 6) }
    gtk_widget_add_css_class(list, "calculator-history")
    let scrolled: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scrolled.opaque, list)
    gtk_widget_set_vexpand(scrolled, 1)
    gtk_label_set_xalign(empty.opaque, 0.5)
    gtk_widget_set_valign(empty, GTK_ALIGN_CENTER)
    gtk_widget_set_can_target(empty, 0)
    let rows: Widget = gtk_overlay_new()
    gtk_overlay_set_child(rows.opaque, scrolled)
    gtk_overlay_add_overlay(rows.opaque, empty)
    for child in [editor.widget, rows, footer] { gtk_box_append(widget.cast(), child) }
    on(list, "activate", withNumber: { [weak self] in self?.reuse(at: Int($0)) })
    on(clear, "clicked") { [weak self] in
      self?.change { $0.clearHistory() }
    }
    editor.onSave = { [weak self] in self?.save($0, as: $1) }
  }

  /// Shows the history, and creates only new rows.
  func show(_ screen: CalculatorScreen) {
    let version = screen.historyVersion
    rows = screen.history
    catalogue = screen.catalogue
    let count = screen.history.count
    let catalogue = screen.catalogue
    setText(of: empty, count == 0 ? catalogue.text(.part(.noCalculations)) : "")
    let text =
      screen.historyProblem
      ?? (count == 0 ? "" : catalogue.text(.sentence(.calculations(count))))
    setText(of: summary, text)
    setVisible(clear, count > 0)
    guard version != self.version else { return }
    defer { self.version = version }
    if catalogue != self.version?.catalogue {
      rename(clear, catalogue.text(.command(.clearHistory)))
      window_set_name(list, catalogue.text(.part(.history)))
      editor.show(catalogue)
    }
    if let old = self.version, version.continues(old) {
      window_places_prepend(places, 1)
    } else {
      window_places_renew(places, UInt32(count))
    }
  }

  /// Ends the current edit, and returns false if there is none.
  func leaveEditor() -> Bool { editor.leave() }

  // MARK: - Rows

  private func makeList() -> Widget {
    let callbacks = Callback<RowRequest, RowRequest> { [weak self] request in
      guard let self else { return request }
      guard let row = request.row else { return RowRequest(row: makeRow(), place: 0) }
      fill(row, at: Int(request.place))
      return request
    }
    return window_list_new(
      places,
      { Callback<RowRequest, RowRequest>.call($0, RowRequest(row: nil, place: 0)).row },
      { _ = Callback<RowRequest, RowRequest>.call($0, RowRequest(row: $1, place: $2)) },
      callbacks.kept, releaseCallback)
  }

  private func makeRow() -> Widget {
    let view = HistoryRowView()
    views[view.widget] = view
    view.onAction = { [weak self, row = view.widget] in self?.perform($0, on: row) }
    on(view.widget, "destroy") { [weak self, row = view.widget] in self?.views[row] = nil }
    return view.widget
  }

  private func fill(_ row: Widget, at place: Int) {
    guard let rows, let catalogue, rows.indices.contains(place) else { return }
    views[row]?.show(rows[place], catalogue: catalogue)
  }

  private func row(at place: Int) -> HistoryRow? {
    guard let rows, rows.indices.contains(place) else { return nil }
    return rows[place]
  }

  // MARK: - Changes

  private func reuse(at place: Int) {
    guard let id = row(at: place)?.id else { return }
    work.perform {
      $0.endTyping()
      $0.reuse(id)
    }
  }

  private func perform(_ action: HistoryRowView.Action, on row: Widget) {
    guard let row = self.row(at: Int(window_row_place(row))) else { return }
    let id = row.id
    switch action {
    case .label: editor.edit(.label(id), row.label)
    case .edit:
      work.ask {
        $0.editableExpression(of: id)
      } then: { [weak self] _, text in
        if let text { self?.editor.edit(.expression(id), text) }
      }
    case .remove: change { $0.remove(id) }
    }
  }

  /// Removes something, and reports it with a way to undo it.
  private func change(_ job: @escaping CalculatorWork.Job) {
    work.perform(mayChangeHistory: true, job) { [weak self] _ in self?.onRemoval() }
  }

  private func save(_ subject: HistoryEditor.Subject, as text: String) {
    work.ask(mayChangeHistory: true) { viewModel -> String? in
      switch subject {
      case .label(let id): viewModel.label(id, text)
      case .expression(let id):
        do throws(HistoryEditError) {
          try viewModel.edit(id, to: text)
        } catch {
          return viewModel.catalogue.text(.historyReason(HistoryReason(error)))
        }
      }
      return nil
    } then: { [weak self] _, problem in
      self?.editor.finish(problem: problem)
    }
  }
}

/// A request to create a row, or to fill one for a position.
private struct RowRequest: @unchecked Sendable {
  // Only the main loop's thread touches this widget: the request does not leave it.
  let row: Widget?
  let place: UInt32
}
