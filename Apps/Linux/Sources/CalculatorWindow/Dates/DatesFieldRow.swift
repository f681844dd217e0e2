import CAdwaita
import CWindow
import CalendarDates

/// A field in the window of dates: its name, its problem or its weekday, and its text; a date can also be chosen in a
/// calendar.
@MainActor
final class DatesFieldRow {
  /// The row.
  let widget: Widget = adw_action_row_new()

  private let entry: Widget = gtk_entry_new()
  private let calendarButton: Widget = gtk_menu_button_new()
  private let calendar: Widget = gtk_calendar_new()
  private var isShowing = false

  /// The callback for text that is typed or chosen.
  var onText: @MainActor (String) -> Void = { _ in }

  /// Creates a row for a date or a number.
  init(isDate: Bool) {
    adw_preferences_row_set_use_markup(widget.cast(), 0)
    gtk_widget_set_valign(entry, GTK_ALIGN_CENTER)
    gtk_widget_set_direction(entry, .ofNumbers)
    gtk_editable_set_width_chars(entry.opaque, isDate ? 16 : 8)
    gtk_editable_set_max_width_chars(entry.opaque, isDate ? 16 : 8)
    gtk_entry_set_max_length(entry.cast(), 40)
    gtk_widget_add_css_class(entry, "numeric")
    if !isDate {
      gtk_entry_set_placeholder_text(entry.cast(), "0")
      gtk_entry_set_alignment(entry.cast(), 1)
    }
    adw_action_row_add_suffix(widget.cast(), entry)
    on(entry, "changed") { [weak self] in
      guard let self, !isShowing else { return }
      onText(String(cString: gtk_editable_get_text(entry.opaque)))
    }
    if isDate { addCalendar() }
  }

  private func addCalendar() {
    let popover: Widget = gtk_popover_new()
    gtk_popover_set_child(popover.cast(), calendar)
    gtk_menu_button_set_popover(calendarButton.opaque, popover)
    gtk_menu_button_set_icon_name(calendarButton.opaque, "x-office-calendar-symbolic")
    gtk_widget_add_css_class(calendarButton, "flat")
    gtk_widget_set_valign(calendarButton, GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(widget.cast(), calendarButton)
    on(calendar, "day-selected") { [weak self] in
      guard let self, !isShowing, let day = gtk_calendar_get_date(calendar.opaque) else { return }
      defer { g_date_time_unref(day) }
      let date = CalendarDate(
        year: Int(g_date_time_get_year(day)), month: Int(g_date_time_get_month(day)),
        day: Int(g_date_time_get_day_of_month(day)))
      if let date { onText(date.description) }
    }
  }

  /// Sets the name.
  func name(_ name: String) {
    adw_preferences_row_set_title(widget.cast(), name)
    window_set_name(entry, name)
    window_set_name(calendarButton, name)
  }

  /// Shows the content of the field.
  func show(_ text: String, remark: String, isWrong: Bool, date: CalendarDate?) {
    isShowing = true
    defer { isShowing = false }
    if String(cString: gtk_editable_get_text(entry.opaque)) != text {
      gtk_editable_set_text(entry.opaque, text)
    }
    adw_action_row_set_subtitle(widget.cast(), remark)
    window_set_description(entry, remark)
    entry.setStyle("error", isWrong)
    guard let date,
      let day = g_date_time_new_utc(
        Int32(date.year), Int32(date.month), Int32(date.day), 12, 0, 0)
    else { return }
    gtk_calendar_select_day(calendar.opaque, day)
    g_date_time_unref(day)
  }
}
