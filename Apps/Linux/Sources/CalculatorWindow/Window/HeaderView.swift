import CAdwaita
import CWindow
import CalculatorPresentation

/// The header bar, with the button for the history at its start and the menu at its end.
@MainActor
final class HeaderView {
  /// The bar.
  let widget: Widget = adw_header_bar_new()

  /// The button that shows and hides the side pane.
  let paneButton: Widget = gtk_toggle_button_new()

  private let menuButton: Widget = gtk_menu_button_new()

  private let menu = Menu()

  /// Creates the bar without texts.
  init() {
    gtk_button_set_icon_name(paneButton.cast(), "document-open-recent-symbolic")
    gtk_menu_button_set_icon_name(menuButton.opaque, "open-menu-symbolic")
    gtk_menu_button_set_primary(menuButton.opaque, 1)
    gtk_menu_button_set_menu_model(menuButton.opaque, menu.model)
    menu.release()
    for button in [paneButton, menuButton] { gtk_widget_set_focus_on_click(button, 0) }
    adw_header_bar_pack_start(widget.opaque, paneButton)
    adw_header_bar_pack_end(widget.opaque, menuButton)
  }

  /// Sets the texts in a language.
  func show(_ catalogue: Catalogue) {
    rename(paneButton, catalogue.text(.command(.showHistory)))
    rename(menuButton, catalogue.text(.command(.menu)))
  }

  /// Replaces the items of the menu.
  func offer(_ items: (Menu) -> Void) {
    menu.replaceItems(items)
  }
}
