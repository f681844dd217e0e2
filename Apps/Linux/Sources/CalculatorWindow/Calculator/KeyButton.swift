import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// A key of the keypad.
@MainActor
final class KeyButton {
  let widget: Widget
  private let sign: Widget
  private var key: KeypadKey?
  private var layout: KeypadLayout?
  private var glow: Delay?

  /// Creates a key that shows nothing yet; `press` receives its key when it is clicked.
  init(press: @escaping @MainActor (Key) -> Void) {
    widget = gtk_button_new()
    sign = window_text_new(0.5, 0.5)
    let area = Area(GTK_ACCESSIBLE_ROLE_PRESENTATION)
    area.onAllocate = { [weak self] in self?.placeSign(height: $1) }
    area.add(sign)
    gtk_button_set_child(widget.cast(), area.widget)
    gtk_widget_set_focus_on_click(widget, 0)
    gtk_widget_add_css_class(widget, "calculator-key")
    gtk_widget_set_direction(widget, .ofNumbers)
    on(widget, "destroy") { [weak self] in self?.glow?.cancel() }
    on(widget, "clicked") { [weak self] in
      if let key = self?.key { press(key.key) }
    }
  }

  /// Shows a key, and updates only what has changed.
  func show(_ key: KeypadKey) {
    let old = self.key
    guard key != old else { return }
    self.key = key
    if key.label != old?.label {
      gtk_inscription_set_text(sign.opaque, key.label)
      fit()
    }
    if key.spokenLabel != old?.spokenLabel { window_set_name(widget, key.spokenLabel) }
    if key.role != old?.role {
      if let old { widget.setStyle(old.role.name, false) }
      widget.setStyle(key.role.name, true)
    }
    if key.isOff != (old?.isOff ?? false) {
      // It stays sensitive: a click right after the one that enables it may come before that is shown.
      widget.setStyle("off", key.isOff)
      window_set_disabled(widget, key.isOff ? 1 : 0)
    }
    if key.isHighlighted != (old?.isHighlighted ?? false) {
      widget.setStyle("lit", key.isHighlighted)
      window_set_pressed(widget, key.isHighlighted ? 1 : 0)
    }
  }

  /// Makes the key look pressed for a moment.
  func glow(milliseconds: UInt32) {
    glow?.cancel()
    widget.setStyle("pressed", true)
    glow = after(milliseconds: milliseconds) { [weak self] in
      self?.widget.setStyle("pressed", false)
    }
  }

  /// Moves the key to its place in a layout.
  func place(x: Double, y: Double, in layout: KeypadLayout) {
    guard let key else { return }
    if layout != self.layout {
      self.layout = layout
      fit()
    }
    window_place(
      widget, Int32(x), Int32(y), Int32(layout.width(ofColumns: key.columnSpan)),
      Int32(layout.keyHeight))
  }

  private func fit() {
    guard let key, let layout else { return }
    let font = WindowFont(
      size: layout.labelSize(of: key), weight: Int32(PANGO_WEIGHT_NORMAL.rawValue),
      hasTabularFigures: 0)
    window_text_set_font(sign, font)
  }

  private func placeSign(height: Int32) {
    guard let key, let layout else { return }
    window_place(sign, 0, 0, Int32(layout.width(ofColumns: key.labelColumnSpan)), height)
  }
}
