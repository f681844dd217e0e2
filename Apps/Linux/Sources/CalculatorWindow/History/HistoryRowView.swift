import CAdwaita
import CWindow
import CalculatorPresentation

/// A calculation in the history, with a menu of ways to change it.
@MainActor
final class HistoryRowView {
  /// A way to change the calculation.
  enum Action: String, CaseIterable {
    case edit
    case label
    case remove

    /// Its name in the menu.
    var command: CommandName {
      switch self {
      case .edit: .edit
      case .label: .label
      case .remove: .remove
      }
    }
  }

  /// The row.
  let widget: Widget

  private let label = makeLabel(style: "heading")
  private let calculation = makeLabel(style: "numeric")
  private let form = makeLabel(style: "dim-label")
  private let failure = makeLabel(style: "caption")
  private let time = makeLabel(style: "caption")
  private let menu: Widget = gtk_menu_button_new()
  private var catalogue: Catalogue?

  /// The callback for an action chosen in the menu.
  var onAction: @MainActor (Action) -> Void = { _ in }

  /// Creates a row that shows nothing yet.
  init() {
    gtk_widget_add_css_class(time, "dim-label")
    let texts = makeBox(
      GTK_ORIENTATION_VERTICAL, spacing: 2, label, calculation, form, failure, time)
    gtk_widget_set_hexpand(texts, 1)
    // Mathematics runs from left to right in every language.
    for text in [calculation, form] { gtk_widget_set_direction(text, .ofNumbers) }
    gtk_menu_button_set_icon_name(menu.opaque, "view-more-symbolic")
    gtk_widget_add_css_class(menu, "flat")
    gtk_widget_set_valign(menu, GTK_ALIGN_CENTER)
    widget = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 6, texts, menu)
    let group = g_simple_action_group_new()
    for way in Action.allCases {
      let action = g_simple_action_new(way.rawValue, nil)
      on(action, "activate") { [weak self] in self?.onAction(way) }
      g_action_map_add_action(group.map { OpaquePointer($0) }, action)
      g_object_unref(action.map(UnsafeMutableRawPointer.init))
    }
    gtk_widget_insert_action_group(widget, "row", group.map { OpaquePointer($0) })
    g_object_unref(group)
  }

  /// Shows a calculation.
  func show(_ row: HistoryRow, catalogue: Catalogue) {
    let start: Float = catalogue.language.isRightToLeft ? 1 : 0
    for text in [calculation, form] where gtk_label_get_xalign(text.opaque) != start {
      gtk_label_set_xalign(text.opaque, start)
    }
    set(label, row.labelText)
    set(calculation, row.calculationText)
    set(form, row.exactForm ?? "")
    set(failure, row.failure.map { catalogue.text(.historyReason(HistoryReason($0))) } ?? "")
    set(time, Self.text(ofTime: row.time))
    guard catalogue != self.catalogue else { return }
    self.catalogue = catalogue
    rename(menu, catalogue.text(.command(.more)))
    let items = Menu()
    for action in Action.allCases {
      items.add(catalogue.text(.command(action.command)), "row." + action.rawValue)
    }
    gtk_menu_button_set_menu_model(menu.opaque, items.model)
    items.release()
  }

  private func set(_ label: Widget, _ text: String) {
    gtk_label_set_text(label.opaque, text)
    setVisible(label, !text.isEmpty)
  }

  /// Returns the user's local time in the format of the system's locale.
  private static func text(ofTime seconds: Int64) -> String {
    guard let time = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
    defer { g_date_time_unref(time) }
    return g_date_time_format(time, "%x %R").map(takeString) ?? ""
  }
}
