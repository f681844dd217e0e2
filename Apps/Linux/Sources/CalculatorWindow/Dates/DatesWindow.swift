import CAdwaita
import CWindow
import CalculatorPresentation
import CalendarDates

/// A window for the time between two dates, and the date some time after or before the first.
@MainActor
final class DatesWindow: ScreenFollower {
  /// The window.
  let widget: Widget

  private let work: CalculatorWork
  private let fields: [(field: DatesForm.Field, row: DatesFieldRow)]
  private let lastDayRow: Widget = adw_action_row_new()
  private let lastDay: Widget = gtk_switch_new()
  private let directionRow: Widget = adw_action_row_new()
  private let add: Widget = gtk_toggle_button_new()
  private let subtract: Widget = gtk_toggle_button_new()
  private let difference = DatesAnswerRow()
  private let result = DatesAnswerRow()
  private let use: Widget = gtk_button_new()
  private let between: Widget = adw_preferences_group_new()
  private let steps: Widget = adw_preferences_group_new()
  private var catalogue: Catalogue
  private var form: DatesForm
  private var isShowing = false

  /// The callback for the entries, so that the next such window shows them again.
  private let onChange: (DatesForm) -> Void

  /// Creates a window over another one, with the earlier entries.
  init(
    over parent: Widget, work: CalculatorWork, catalogue: Catalogue, form: DatesForm,
    onChange: @escaping (DatesForm) -> Void
  ) {
    self.work = work
    self.catalogue = catalogue
    self.form = form
    self.form.language = catalogue.language
    self.onChange = onChange
    fields = DatesForm.Field.allCases.map { ($0, DatesFieldRow(isDate: $0.isDate)) }
    widget = makeDialog(over: parent, catalogue.text(.part(.dates)), width: 440, height: 660)
    assemble()
    connect()
    showNames()
    showForm()
  }

  /// Follows the language.
  func show(_ screen: CalculatorScreen) {
    guard screen.catalogue != catalogue else { return }
    catalogue = screen.catalogue
    form.language = catalogue.language
    showNames()
    showForm()
  }

  // MARK: - What is seen

  private func assemble() {
    let page: Widget = adw_preferences_page_new()
    for group in [between, steps] { adw_preferences_page_add(page.cast(), group.cast()) }
    for (field, row) in fields where field.isDate {
      adw_preferences_group_add(between.cast(), row.widget)
    }
    gtk_widget_set_valign(lastDay, GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(lastDayRow.cast(), lastDay)
    adw_action_row_set_activatable_widget(lastDayRow.cast(), lastDay)
    gtk_widget_set_valign(use, GTK_ALIGN_CENTER)
    gtk_widget_set_halign(use, GTK_ALIGN_END)
    gtk_widget_set_margin_top(use, 12)
    for row in [lastDayRow, difference.widget, use] {
      adw_preferences_group_add(between.cast(), row)
    }
    let choice = makeBox(GTK_ORIENTATION_HORIZONTAL, add, subtract)
    gtk_widget_add_css_class(choice, "linked")
    gtk_widget_set_valign(choice, GTK_ALIGN_CENTER)
    gtk_toggle_button_set_group(subtract.cast(), add.cast())
    adw_action_row_add_suffix(directionRow.cast(), choice)
    adw_preferences_group_add(steps.cast(), directionRow)
    for (field, row) in fields where !field.isDate {
      adw_preferences_group_add(steps.cast(), row.widget)
    }
    adw_preferences_group_add(steps.cast(), result.widget)
    gtk_widget_set_vexpand(page, 1)
    adw_window_set_content(
      widget.cast(), makeBox(GTK_ORIENTATION_VERTICAL, adw_header_bar_new(), page))
  }

  private func showNames() {
    gtk_window_set_title(widget.cast(), catalogue.text(.part(.dates)))
    for (field, row) in fields { row.name(text(.field(field))) }
    adw_preferences_row_set_title(lastDayRow.cast(), text(.countLastDay))
    adw_preferences_row_set_title(directionRow.cast(), text(.steps))
    gtk_button_set_label(add.cast(), text(.direction(.adding)))
    gtk_button_set_label(subtract.cast(), text(.direction(.subtracting)))
    gtk_button_set_label(use.cast(), catalogue.text(.command(.useNumber)))
    difference.name(text(.difference), copy: catalogue.text(.command(.copy)))
    result.name(text(.result), copy: catalogue.text(.command(.copy)))
  }

  private func showForm() {
    isShowing = true
    defer { isShowing = false }
    for (field, row) in fields {
      row.show(
        form[field], remark: form.remark(on: field, in: catalogue),
        isWrong: form.problem(in: field) != nil, date: form.date(in: field))
    }
    gtk_switch_set_active(lastDay.opaque, form.countsLastDay ? 1 : 0)
    gtk_toggle_button_set_active((form.direction == .adding ? add : subtract).cast(), 1)
    difference.show(
      form.daysText(in: catalogue), details: form.detailsText(in: catalogue),
      canBeCopied: form.daysToCopy != nil)
    // The reason for a missing date is too long for the place of a date.
    let isDate = form.resultToCopy != nil
    let text = form.resultText(in: catalogue)
    result.show(isDate ? text : nil, details: isDate ? nil : text, canBeCopied: isDate)
    gtk_widget_set_sensitive(use, form.daysToCopy == nil ? 0 : 1)
  }

  private func text(_ text: DatesText) -> String { catalogue.text(text) }

  // MARK: - What is done

  private func connect() {
    for (field, row) in fields {
      row.onText = { [weak self] text in self?.change { $0.enter(text, in: field) } }
    }
    on(lastDay, "notify::active") { [weak self, lastDay] in
      let isOn = gtk_switch_get_active(lastDay.opaque) != 0
      self?.change { $0.countsLastDay = isOn }
    }
    on(add, "toggled") { [weak self, add] in
      let isAdding = gtk_toggle_button_get_active(add.cast()) != 0
      self?.change { $0.direction = isAdding ? .adding : .subtracting }
    }
    difference.onCopy = { [weak self] in self?.copy(self?.form.daysToCopy) }
    result.onCopy = { [weak self] in self?.copy(self?.form.resultToCopy) }
    on(use, "clicked") { [weak self] in
      guard let self else { return }
      work.perform { [form] in
        $0.endTyping()
        $0.useDays(of: form)
      }
      gtk_window_close(widget.cast())
    }
    watchKeys(of: widget) { [widget] key in
      guard key.shortcut == .escape, window_has_focus_in_popover(widget) == 0 else { return false }
      gtk_window_close(widget.cast())
      return true
    }
  }

  private func change(_ body: (inout DatesForm) -> Void) {
    guard !isShowing else { return }
    body(&form)
    onChange(form)
    showForm()
  }

  private func copy(_ text: String?) {
    if let text { gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text) }
  }
}
