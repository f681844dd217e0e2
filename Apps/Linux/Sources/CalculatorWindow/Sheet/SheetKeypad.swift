import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// The calculator's keys below a sheet, if there is room; they type into the line at the cursor.
@MainActor
final class SheetKeypad {
  /// The container of the keys.
  var widget: Widget { area.widget }

  /// Whether the keys are shown if there is room.
  var isWanted = true

  private let area = Area(GTK_ACCESSIBLE_ROLE_GROUP)
  private let keys = KeypadView()
  private var keypad: Keypad?
  private var height = 0.0

  /// The callback for each key that is pressed.
  var onPress: @MainActor (Key) -> Void {
    get { keys.onPress }
    set { keys.onPress = newValue }
  }

  /// The smallest height of a window with room for keys, in pixels at the usual text size.
  private static let roomyHeight = 560.0

  /// The height that keys and a display would share; the display itself is not shown.
  private static let sharedHeight = 330.0

  /// Creates a keypad that is not shown yet.
  init() {
    area.onAllocate = { [weak self] in self?.allocate(width: Double($0), height: Double($1)) }
    area.add(keys.widget)
    gtk_widget_add_css_class(widget, "calculator-page")
    setVisible(widget, false)
  }

  /// Shows the keys for the line at the cursor, if a window has room for them.
  func show(_ viewModel: SheetViewModel, in window: Widget) {
    let scale = Looks.windowScale
    let width = Double(gtk_widget_get_width(window))
    let isShown =
      isWanted && Double(gtk_widget_get_height(window)) >= Self.roomyHeight * scale
    if isShown {
      let wide = KeypadLayout.smallestWindow(for: .scientific, device: .desktop).width * scale
      let keypad = viewModel.keypad(width >= wide ? .scientific : .basic)
      self.keypad = keypad
      keys.show(keypad, label: viewModel.catalogue.text(.part(.keypad)))
      let layout = layout(of: keypad, width: width)
      let height = Self.keysHeight(of: keypad, in: layout) + 2 * layout.margin
      if height != self.height {
        self.height = height
        gtk_widget_set_size_request(widget, -1, Int32(height))
      }
      gtk_widget_queue_allocate(widget)
    }
    setVisible(widget, isShown)
  }

  private func layout(of keypad: Keypad, width: Double) -> KeypadLayout {
    KeypadLayout(
      width: width, height: Self.sharedHeight * Looks.windowScale, keypad: keypad,
      device: .desktop, textScale: Looks.textScale)
  }

  private static func keysHeight(of keypad: Keypad, in layout: KeypadLayout) -> Double {
    Double(keypad.rows.count) * (layout.keyHeight + layout.spacing) - layout.spacing
  }

  private func allocate(width: Double, height: Double) {
    guard let keypad else { return }
    let layout = layout(of: keypad, width: width)
    keys.prepare(layout)
    let left = ((width - layout.contentWidth) / 2).rounded(.down)
    window_place(
      keys.widget, Int32(left), Int32(layout.margin), Int32(layout.contentWidth),
      Int32(Self.keysHeight(of: keypad, in: layout)))
  }
}
