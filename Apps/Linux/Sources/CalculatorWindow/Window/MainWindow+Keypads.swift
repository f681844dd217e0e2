import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// Which keypad the window shows, and the size that this takes.
extension MainWindow {
  /// The sizes of the window before and after it grew for a keypad.
  struct Enlargement {
    let from: (width: Int32, height: Int32)
    let to: (width: Int32, height: Int32)
  }

  /// Shows the keypad that suits a size, unless the user chose another one.
  func turnKeypad(width: Double, height: Double) {
    turn(to: choice.mode(width: width, height: height))
  }

  /// Shows a keypad that the user chose; the window gets as wide as it needs, and for the basic keypad as it was before.
  func choose(_ mode: Keypad.Mode) {
    choice.choose(mode)
    let smallest = KeypadLayout.smallestWindow(for: mode, device: .desktop)
    let size = calculator.size
    let isTooSmall = size.width < smallest.width || size.height < smallest.height
    if isTooSmall { grow(to: smallest) }
    // The programmer's keypad requests its own room once it is shown, and the scientific one may have room in six
    // columns if the window does not get wider.
    turn(to: choice.mode(width: size.width, height: size.height))
    if mode == .basic { shrink() }
  }

  /// Makes room for a keypad beside the pane, or in place of the pane if the screen is too small for both.
  private func grow(to smallest: (width: Double, height: Double)) {
    let (width, height) = windowSize
    var wanted = Int32(max(calculator.size.width, smallest.width * 1.25 * Looks.windowScale))
    if shownPage != nil {
      let pane = gtk_widget_get_width(sidePane.widget) + 1
      if wanted + pane <= screenWidth { wanted += pane } else { show(nil) }
    }
    let grown = (wanted, height + Int32(max(0, smallest.height - calculator.size.height)))
    enlargement = Enlargement(from: enlargement?.from ?? (width, height), to: grown)
    gtk_window_set_default_size(widget.cast(), grown.0, grown.1)
  }

  /// Takes back what the window has grown for another keypad, unless the user has resized it since.
  private func shrink() {
    guard let enlargement else { return }
    self.enlargement = nil
    guard windowSize == enlargement.to else { return }
    // The size that a keypad requests is gone with the next screen.
    work.perform { _ in
    } then: { [widget] _ in
      gtk_window_set_default_size(widget.cast(), enlargement.from.width, enlargement.from.height)
    }
  }

  /// The size that the window has, or will have once it is shown.
  var windowSize: (width: Int32, height: Int32) {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(widget.cast(), &width, &height)
    return (width, height)
  }

  /// The width of the screen that the window is on.
  private var screenWidth: Int32 {
    guard let surface = gtk_native_get_surface(widget.opaque),
      let monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(widget), surface)
    else { return .max }
    var place = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &place)
    return place.width
  }

  /// Adopts a switch to or from the programmer's keypad that undo or a session has made.
  func followKeypad(of screen: CalculatorScreen) {
    let mode = screen.keypad.mode
    guard mode != choice.chosen, mode == .programmer || choice.chosen == .programmer, !work.hasMore
    else { return }
    choice.choose(mode)
    work.chosenKeypad = mode
  }

  private func turn(to mode: Keypad.Mode) {
    let chosen = choice.chosen
    guard mode != screen.keypad.mode || chosen != work.chosenKeypad else { return }
    work.chosenKeypad = chosen
    work.perform {
      $0.chosenKeypad = chosen
      if $0.mode != mode { $0.turn(to: mode) }
    }
  }
}
