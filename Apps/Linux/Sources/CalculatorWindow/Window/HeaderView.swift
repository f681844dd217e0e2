import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// The header bar: the button for the history at its start, the keypads in the middle, and the menu at its end.
@MainActor
final class HeaderView {
  /// The bar.
  let widget: Widget = adw_header_bar_new()

  /// The button that shows and hides the side pane.
  let paneButton: Widget = gtk_toggle_button_new()

  private let menuButton: Widget = gtk_menu_button_new()
  private let keypadButton: Widget = gtk_menu_button_new()
  private let keypadName = makeLabel(style: "heading")

  private let menu = Menu()
  private let keypadMenu = Menu()

  /// Creates the bar without texts.
  init() {
    gtk_button_set_icon_name(paneButton.cast(), "document-open-recent-symbolic")
    gtk_menu_button_set_icon_name(menuButton.opaque, "open-menu-symbolic")
    gtk_menu_button_set_primary(menuButton.opaque, 1)
    gtk_menu_button_set_menu_model(menuButton.opaque, menu.model)
    menu.release()
    gtk_label_set_wrap(keypadName.opaque, 0)
    gtk_label_set_ellipsize(keypadName.opaque, PANGO_ELLIPSIZE_END)
    gtk_menu_button_set_child(keypadButton.opaque, keypadName)
    gtk_menu_button_set_always_show_arrow(keypadButton.opaque, 1)
    gtk_menu_button_set_menu_model(keypadButton.opaque, keypadMenu.model)
    keypadMenu.release()
    gtk_widget_add_css_class(keypadButton, "flat")
    for button in [paneButton, menuButton, keypadButton] {
      gtk_widget_set_focus_on_click(button, 0)
    }
    adw_header_bar_set_title_widget(widget.opaque, keypadButton)
    adw_header_bar_pack_start(widget.opaque, paneButton)
    adw_header_bar_pack_end(widget.opaque, menuButton)
  }

  /// Sets the texts in a language.
  func show(_ catalogue: Catalogue) {
    rename(paneButton, catalogue.text(.command(.showHistory)))
    rename(menuButton, catalogue.text(.command(.menu)))
    rename(keypadButton, catalogue.text(.part(.keypad)))
  }

  /// Shows the name of the keypad.
  func show(_ mode: Keypad.Mode, _ catalogue: Catalogue) {
    gtk_label_set_text(keypadName.opaque, catalogue.name(of: mode))
  }

  /// Replaces the items of the two menus.
  func offer(_ items: (Menu) -> Void, keypads: (Menu) -> Void) {
    menu.replaceItems(items)
    keypadMenu.replaceItems(keypads)
  }
}
