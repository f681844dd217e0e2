import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// A bit of the word, which a press flips.
@MainActor
final class BitButton {
  let widget: Widget
  private let sign: Widget
  private var bit: BitStrip.Bit?

  /// Creates a bit that shows nothing yet; `press` receives the key that flips it.
  init(press: @escaping @MainActor (Key) -> Void) {
    widget = gtk_button_new()
    sign = window_text_new(0.5, 0.5)
    // The button's name already says it.
    window_hide_from_readers(sign)
    gtk_button_set_child(widget.cast(), sign)
    gtk_widget_set_focus_on_click(widget, 0)
    gtk_widget_add_css_class(widget, "calculator-bit")
    gtk_widget_set_focusable(widget, 0)
    on(widget, "clicked") { [weak self] in
      if let bit = self?.bit { press(bit.key) }
    }
  }

  /// Shows a bit, and updates only what has changed.
  func show(_ bit: BitStrip.Bit) {
    let old = self.bit
    guard bit != old else { return }
    self.bit = bit
    if bit.label != old?.label {
      gtk_inscription_set_text(sign.opaque, bit.label)
      widget.setStyle("set", bit.isSet)
    }
    if bit.spokenLabel != old?.spokenLabel { window_set_name(widget, bit.spokenLabel) }
    if bit.isOff != old?.isOff {
      widget.setStyle("off", bit.isOff)
      window_set_disabled(widget, bit.isOff ? 1 : 0)
    }
  }

  /// Moves the button to its place in a grid.
  func place(ofBit index: Int, in grid: BitGrid) {
    let (x, y) = grid.place(ofBit: index)
    window_place(widget, Int32(x), Int32(y), Int32(grid.bitWidth), Int32(grid.bitHeight))
  }

  /// Sets the font of the bit.
  func write(in font: WindowFont) {
    window_text_set_font(sign, font)
  }
}
