import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// The keys in their places: one set of buttons, some of which each keypad shows.
///
/// A key is identified by its position counted from the lower right: AC stays the same button when it becomes C, and
/// a 7 is the same button in the basic and the scientific keypad.
@MainActor
final class KeypadView {
  /// The time that a typed key looks pressed, in milliseconds.
  private static let glow: UInt32 = 120

  private let area = Area(GTK_ACCESSIBLE_ROLE_GROUP)

  private var rows: [[KeyButton]] = []
  private var keypad: Keypad?
  private var layout: KeypadLayout?

  /// The container of the keys.
  var widget: Widget { area.widget }

  /// The callback for each key that is pressed.
  var onPress: @MainActor (Key) -> Void = { _ in }

  /// Creates a keypad without keys.
  init() {
    area.onAllocate = { [weak self] _, _ in self?.allocate() }
    // A key's focus ring is outside of it.
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_VISIBLE)
  }

  /// Shows the keys, and updates only those that have changed.
  func show(_ keypad: Keypad, label: String) {
    guard keypad != self.keypad else { return }
    window_set_name(widget, label)
    if keypad.rows.map(\.count) != self.keypad?.rows.map(\.count) { arrange(keypad) }
    self.keypad = keypad
    for (buttons, keys) in zip(shownRows, keypad.rows) {
      for (button, key) in zip(buttons, keys) { button.show(key) }
    }
  }

  /// Makes the key of a shortcut look pressed for a moment.
  func glow(_ shortcut: Shortcut) {
    guard let keypad, let key = keypad.key(for: shortcut) else { return }
    for (buttons, keys) in zip(shownRows, keypad.rows) {
      for (button, shown) in zip(buttons, keys) where shown.key == key {
        button.glow(milliseconds: Self.glow)
      }
    }
  }

  /// Returns the shortcut that types a key, or nil if the key has only held ones.
  func typedShortcut(of key: Key) -> Shortcut? { keypad?.typedShortcut(of: key) }

  /// Lays out the keys for a window; the keypad's own area begins at `0, 0`.
  func prepare(_ layout: KeypadLayout) {
    guard layout != self.layout else { return }
    self.layout = layout
    gtk_widget_queue_allocate(widget)
  }

  /// Creates missing buttons in grid order, and shows those that a keypad has.
  private func arrange(_ keypad: Keypad) {
    while rows.count < keypad.rows.count { rows.insert([], at: 0) }
    let first = rows.count - keypad.rows.count
    for row in rows.indices {
      let count = row < first ? 0 : keypad.rows[row - first].count
      while rows[row].count < count {
        rows[row].insert(KeyButton { [weak self] in self?.onPress($0) }, at: 0)
      }
      for (index, button) in rows[row].enumerated() {
        setVisible(button.widget, index >= rows[row].count - count)
      }
    }
    // The order of children is the order of Tab and of reading.
    var last: Widget?
    for button in rows.joined() {
      gtk_widget_insert_after(button.widget, widget, last)
      last = button.widget
    }
    gtk_widget_queue_resize(widget)
  }

  /// The buttons of the keypad that is shown.
  private var shownRows: [ArraySlice<KeyButton>] {
    let counts = keypad?.rows.map(\.count) ?? []
    return zip(rows.suffix(counts.count), counts).map { $0.suffix($1) }
  }

  private func allocate() {
    guard let layout, let keypad else { return }
    for (row, (buttons, keys)) in zip(shownRows, keypad.rows).enumerated() {
      let y = Double(row) * (layout.keyHeight + layout.spacing)
      var column = 0
      for (button, key) in zip(buttons, keys) {
        let x = Double(column) * (layout.keyWidth + layout.spacing)
        button.place(x: x, y: y, in: layout)
        column += key.columnSpan
      }
    }
  }
}
