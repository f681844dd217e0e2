import CAdwaita
import CalculatorPresentation

/// The items of a menu.
@MainActor
struct Menu {
  private let menu = g_menu_new()

  /// The items in GTK's form.
  var model: UnsafeMutablePointer<GMenuModel>? {
    menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) }
  }

  /// Adds an item that activates an action, such as `win.undo`.
  func add(_ label: String, _ action: String) {
    // A character after an underscore would become an access key.
    let label = label.split(separator: "_", omittingEmptySubsequences: false).joined(
      separator: "__")
    g_menu_append(menu, label, action)
  }

  /// Adds a command of the calculator.
  func add(_ row: CommandRow?) {
    if let row { add(row.label, "win." + row.command.name) }
  }

  /// Adds items that belong together.
  func addSection(_ label: String? = nil, _ items: (Menu) -> Void) {
    let section = Menu()
    items(section)
    g_menu_append_section(menu, label, section.model)
    g_object_unref(section.menu.map(UnsafeMutableRawPointer.init))
  }

  /// Replaces all items; an open menu shows the new ones.
  ///
  /// This keeps a button's menu model: with a new one, GTK removes the old one's surface, still looks there for what
  /// to report about the pointer, and complains that there is none.
  func replaceItems(_ items: (Menu) -> Void) {
    g_menu_remove_all(menu)
    items(self)
  }

  /// Releases the items; the widgets that show them keep them.
  func release() {
    g_object_unref(menu.map(UnsafeMutableRawPointer.init))
  }
}
