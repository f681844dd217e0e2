import CAdwaita
import CWindow
import CalculatorPresentation

/// The display above the keypad, and the bits of a word between them, in a window of any shape.
@MainActor
final class CalculatorView {
  private let area = Area(GTK_ACCESSIBLE_ROLE_GROUP)

  let display = DisplayView()
  let bitStrip = BitStripView()
  let keypadView = KeypadView()

  /// The menu of what can be done with the number, shown on a secondary click.
  private let numberMenu: Widget = gtk_popover_menu_new_from_model(nil)

  /// The widget for text that is spoken but not shown.
  private let voice: Widget = window_voice_new()

  private var keypad: Keypad?
  private var state: Keypad.State?
  private var catalogue: Catalogue?
  /// The size of all these parts together.
  private(set) var size: (width: Double, height: Double) = (0, 0)

  /// The container of all these parts.
  var widget: Widget { area.widget }

  /// The callback for a new size of the window.
  var onResize: @MainActor (_ width: Double, _ height: Double) -> Void = { _, _ in }

  /// Creates a calculator that shows nothing yet.
  init() {
    area.onAllocate = { [weak self] in self?.allocate(width: Double($0), height: Double($1)) }
    gtk_widget_add_css_class(widget, "calculator-page")
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    ask(for: .basic)
    for child in [display.widget, bitStrip.widget, keypadView.widget, voice] { area.add(child) }
    gtk_widget_set_parent(numberMenu, display.widget)
    gtk_popover_set_has_arrow(numberMenu.cast(), 0)
    on(gtk_settings_get_default().map(UnsafeMutableRawPointer.init), "notify::gtk-xft-dpi") {
      [weak self] in
      if let self { gtk_widget_queue_allocate(widget) }
    }
  }

  /// Shows the keys and the display, and updates only what has changed.
  func show(_ screen: CalculatorScreen, notice: String?) {
    if screen.keypad != state || screen.catalogue != catalogue {
      let turned = screen.keypad.mode != state?.mode
      (state, catalogue) = (screen.keypad, screen.catalogue)
      showKeypad()
      if turned {
        ask(for: screen.keypad.mode)
        gtk_widget_queue_allocate(widget)
      }
    }
    bitStrip.show(screen.bits, catalogue: screen.catalogue)
    display.show(screen.display, notice: notice, catalogue: screen.catalogue)
  }

  /// Shows the keys, those of the scientific keypad in as many columns as have room.
  private func showKeypad() {
    guard let state, let catalogue else { return }
    let keypad = Keypad(state)
    let isUpright =
      state.mode == .scientific
      && KeypadLayout.scientificColumns(width: size.width, height: size.height) == .six
    let shown = isUpright ? keypad.upright : keypad
    self.keypad = shown
    keypadView.show(shown, label: catalogue.text(.part(.keypad)))
  }

  /// Requests the room that a keypad needs: a window too small for the programmer's keypad does not switch to another
  /// one.
  private func ask(for mode: Keypad.Mode) {
    let smallest = KeypadLayout.smallestWindow(
      for: mode == .programmer ? mode : .basic, device: .desktop)
    gtk_widget_set_size_request(widget, Int32(smallest.width), Int32(smallest.height))
  }

  /// Makes a screen reader say something.
  func say(_ text: String) {
    window_say(voice, text)
  }

  /// Shows the menu of what can be done with the number, at a point of the display.
  func offer(_ menu: Menu, atX x: Double, y: Double) {
    gtk_popover_menu_set_menu_model(numberMenu.opaque, menu.model)
    menu.release()
    var place = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
    gtk_popover_set_pointing_to(numberMenu.cast(), &place)
    gtk_popover_popup(numberMenu.cast())
  }

  private func allocate(width: Double, height: Double) {
    if size != (width, height) {
      size = (width, height)
      showKeypad()
      onResize(width, height)
    }
    window_place(voice, 0, 0, 0, 0)
    guard let keypad else { return }
    let layout = KeypadLayout(
      width: width, height: height, keypad: keypad, device: .desktop, textScale: Looks.textScale)
    display.prepare(layout, hasStack: keypad.hasStack)
    keypadView.prepare(layout)
    let left = ((width - layout.contentWidth) / 2).rounded(.down)
    let keysHeight =
      Double(keypad.rows.count) * (layout.keyHeight + layout.spacing) - layout.spacing
    let keysTop = height - layout.margin - keysHeight
    window_place(
      display.widget, Int32(left), Int32(layout.margin), Int32(layout.contentWidth),
      Int32(max(0, layout.displayHeight)))
    if let grid = layout.bits {
      bitStrip.prepare(grid)
      let beside = ((layout.contentWidth - grid.width) / 2).rounded(.down)
      window_place(
        bitStrip.widget, Int32(left + beside), Int32(keysTop - layout.spacing - grid.height),
        Int32(grid.width), Int32(grid.height))
    }
    window_place(
      keypadView.widget, Int32(left), Int32(keysTop), Int32(layout.contentWidth), Int32(keysHeight))
  }
}
