import CAdwaita
import CWindow
import CalculatorPresentation

/// All settings in their groups: switches for those that are on or off, lists for the others.
@MainActor
final class PreferencesWindow: ScreenFollower {
  private struct Row {
    let setting: Setting
    let widget: Widget
    let control: Widget
  }

  /// The window.
  let widget: Widget

  private let work: CalculatorWork
  private let page: Widget = adw_preferences_page_new()
  private let choices = makeChoiceFactory()
  private var groups: [Widget] = []
  private var rows: [Row] = []
  private var shown: [SettingRow] = []
  private var isShowing = false

  /// Creates a window over another one.
  init(over parent: Widget, work: CalculatorWork, screen: CalculatorScreen) {
    self.work = work
    widget = adw_preferences_window_new()
    gtk_window_set_transient_for(widget.cast(), parent.cast())
    gtk_window_set_modal(widget.cast(), 1)
    gtk_window_set_destroy_with_parent(widget.cast(), 1)
    adw_preferences_window_set_search_enabled(widget.cast(), 0)
    let scale = Looks.windowScale
    gtk_window_set_default_size(widget.cast(), Int32(480 * scale), Int32(640 * scale))
    adw_preferences_window_add(widget.cast(), page.cast())
    show(screen)
  }

  /// Shows the current settings.
  func show(_ screen: CalculatorScreen) {
    guard screen.settingRows != shown else { return }
    isShowing = true
    defer { isShowing = false }
    let isSameText =
      shown.map(\.label) == screen.settingRows.map(\.label)
      && shown.map(\.choices) == screen.settingRows.map(\.choices)
    shown = screen.settingRows
    if !isSameText { build(screen.catalogue) }
    for (row, setting) in zip(rows, shown) { select(setting.selection, in: row, setting) }
  }

  private func build(_ catalogue: Catalogue) {
    gtk_window_set_title(widget.cast(), catalogue.text(.part(.settings)))
    for group in groups { adw_preferences_page_remove(page.cast(), group.cast()) }
    (groups, rows) = ([], [])
    var group: Widget?
    var label = ""
    for setting in shown {
      if group == nil || setting.groupLabel != label {
        label = setting.groupLabel
        let new: Widget = adw_preferences_group_new()
        adw_preferences_group_set_title(new.cast(), label)
        adw_preferences_page_add(page.cast(), new.cast())
        groups.append(new)
        group = new
      }
      let row = makeRow(setting)
      rows.append(row)
      if let group { adw_preferences_group_add(group.cast(), row.widget) }
    }
  }

  private func makeRow(_ setting: SettingRow) -> Row {
    let row: Widget
    let control: Widget
    switch setting.control {
    case .toggle:
      row = adw_action_row_new()
      control = gtk_switch_new()
      gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
      window_set_name(control, setting.label)
      adw_action_row_add_suffix(row.cast(), control)
      adw_action_row_set_activatable_widget(row.cast(), control)
      on(control, "notify::active") { [weak self] in
        self?.choose(gtk_switch_get_active(control.opaque) != 0 ? 0 : 1, of: setting)
      }
    case .options, .list:
      row = adw_combo_row_new()
      control = row
      let model = gtk_string_list_new(nil)
      for choice in setting.choices { gtk_string_list_append(model, choice.label) }
      adw_combo_row_set_model(row.cast(), model)
      adw_combo_row_set_factory(row.cast(), choices)
      g_object_unref(model.map(UnsafeMutableRawPointer.init))
      on(row, "notify::selected") { [weak self] in
        self?.choose(Int(adw_combo_row_get_selected(control.cast())), of: setting)
      }
    }
    adw_preferences_row_set_title(row.cast(), setting.label)
    adw_action_row_set_subtitle(row.cast(), setting.description)
    return Row(setting: setting.setting, widget: row, control: control)
  }

  private func select(_ index: Int, in row: Row, _ setting: SettingRow) {
    switch setting.control {
    case .toggle:
      let isOn: gboolean = index == 0 ? 1 : 0
      if gtk_switch_get_active(row.control.opaque) != isOn {
        gtk_switch_set_active(row.control.opaque, isOn)
      }
    case .options, .list:
      if adw_combo_row_get_selected(row.control.cast()) != UInt32(index) {
        adw_combo_row_set_selected(row.control.cast(), UInt32(index))
      }
    }
  }

  private func choose(_ index: Int, of setting: SettingRow) {
    guard !isShowing, setting.choices.indices.contains(index) else { return }
    let value = setting.choices[index].value
    work.perform { $0.set(setting.setting, to: value) }
  }
}
