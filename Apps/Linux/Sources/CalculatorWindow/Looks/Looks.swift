import CAdwaita
import CWindow
import CalculatorPresentation

/// The appearance of the program, as the user chose it or the system has it: light or dark, with more contrast or
/// less.
@MainActor
final class Looks {
  private let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
  private let manager: OpaquePointer = adw_style_manager_get_default()
  private var palette: Palette?

  /// The user's text size relative to the usual one, which is 96 dots per inch.
  static var textScale: Double {
    let dots = window_setting("gtk-xft-dpi")
    return dots > 0 ? Double(dots) / (96 * 1024) : 1
  }

  /// The size of windows relative to the usual one, for that text size.
  static var windowScale: Double { KeypadLayout.windowScale(textScale: textScale) }

  /// Creates the appearance, which follows the system from then on.
  init() {
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), provider.opaqueProvider,
      UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    for change in ["notify::dark", "notify::high-contrast"] {
      on(manager, change) { [weak self] in self?.draw() }
    }
    draw()
  }

  /// Applies the look that the user chose, or the system's for nil.
  func choose(_ look: Look?) {
    let scheme =
      switch look {
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case nil: ADW_COLOR_SCHEME_DEFAULT
      }
    if adw_style_manager_get_color_scheme(manager) != scheme {
      adw_style_manager_set_color_scheme(manager, scheme)
    }
  }

  private func draw() {
    let palette = Palette(
      look: adw_style_manager_get_dark(manager) != 0 ? .dark : .light,
      isHighContrast: adw_style_manager_get_high_contrast(manager) != 0)
    guard palette != self.palette else { return }
    self.palette = palette
    gtk_css_provider_load_from_data(provider, StyleSheet(palette).text, -1)
  }
}

extension UnsafeMutablePointer<GtkCssProvider> {
  fileprivate var opaqueProvider: OpaquePointer { OpaquePointer(self) }
}
