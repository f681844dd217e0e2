import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// The bits of the word between the display and the keys, with the carry and the word's characters.
///
/// Tab stops at one of them, and the arrow keys move on from there.
@MainActor
final class BitStripView {
  private let area = Area(GTK_ACCESSIBLE_ROLE_GROUP)

  /// The bits by position, created when they are first shown.
  private var bits: [BitButton] = []

  /// The marked positions with their bits.
  private var positions: [(index: Int, text: Widget)] = []

  private let carry: Widget = window_text_new(0, 0.5)
  private let characters: Widget = window_text_new(1, 0.5)
  private var strip: BitStrip?
  private var catalogue: Catalogue?
  private var grid: BitGrid?

  /// The position of the bit at which Tab stops.
  private var cursor = 0

  /// The container of all these parts.
  var widget: Widget { area.widget }

  /// The callback for the key of each pressed bit.
  var onPress: @MainActor (Key) -> Void = { _ in }

  /// Creates a strip without bits.
  init() {
    area.onAllocate = { [weak self] width, _ in self?.allocate(width: Double(width)) }
    // The focus ring of a bit is outside of it.
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_VISIBLE)
    setVisible(widget, false)
  }

  /// Shows the bits, and updates only those that have changed; nil hides them.
  func show(_ strip: BitStrip?, catalogue: Catalogue) {
    setVisible(widget, strip != nil)
    guard let strip, strip != self.strip || catalogue != self.catalogue else { return }
    if bits.isEmpty { make(strip) }
    let hadFocus = hasFocus
    if catalogue != self.catalogue { window_set_name(widget, catalogue.text(.part(.bits))) }
    self.catalogue = catalogue
    for bit in strip.rows.joined() { bits[bit.index].show(bit) }
    for (index, text) in positions {
      text.setStyle("off", strip.bit(at: index)?.isOff ?? true)
    }
    if strip.carryLabel != self.strip?.carryLabel { write(strip.carryLabel, to: carry) }
    if strip.characters != self.strip?.characters { write(strip.characters ?? "", to: characters) }
    self.strip = strip
    if let highest = strip.highest, cursor > highest {
      stop(at: highest)
      if hadFocus { gtk_widget_grab_focus(bits[highest].widget) }
    }
  }

  /// Lays out the bits for a window.
  func prepare(_ grid: BitGrid) {
    guard grid != self.grid else { return }
    self.grid = grid
    writeAll()
    gtk_widget_queue_allocate(widget)
  }

  // MARK: - The keyboard

  /// Whether one of the bits has the focus.
  var hasFocus: Bool { !bits.isEmpty && gtk_widget_has_focus(bits[cursor].widget) != 0 }

  /// Moves the focus from one bit to another, or returns false if the key leads out of the strip.
  func walk(_ key: KeyPress) -> Bool {
    guard hasFocus, let strip, let step = key.bitStep else { return false }
    guard let index = strip.bit(step, from: cursor) else {
      // Other parts of the window are above and below, but none at the sides.
      return step != .up && step != .down
    }
    stop(at: index)
    gtk_widget_grab_focus(bits[index].widget)
    if let window = widget.window { gtk_window_set_focus_visible(window, 1) }
    return true
  }

  private func stop(at index: Int) {
    guard !bits.isEmpty else { return }
    gtk_widget_set_focusable(bits[index].widget, 1)
    if index != cursor { gtk_widget_set_focusable(bits[cursor].widget, 0) }
    cursor = index
  }

  // MARK: - Parts

  private func make(_ strip: BitStrip) {
    let all = strip.rows.joined()
    bits = all.map { _ in BitButton { [weak self] in self?.onPress($0) } }
    // The order of children is the reading order: the highest bit comes first.
    for bit in all { area.add(bits[bit.index].widget) }
    for text in [carry, characters] {
      gtk_widget_add_css_class(text, "calculator-secondary")
      area.add(text)
    }
    for bit in all {
      guard let position = bit.position else { continue }
      let text: Widget = window_text_new(0.5, 0)
      gtk_inscription_set_text(text.opaque, position)
      gtk_widget_add_css_class(text, "calculator-position")
      // Each bit's name already contains its position.
      window_hide_from_readers(text)
      area.add(text)
      positions.append((bit.index, text))
    }
    gtk_widget_set_focusable(bits[cursor].widget, 1)
    writeAll()
  }

  private func write(_ string: String, to text: Widget) {
    gtk_inscription_set_text(text.opaque, string.runningAlone)
    window_set_name(text, string)
  }

  private func writeAll() {
    guard let grid else { return }
    func font(_ size: Double) -> WindowFont {
      WindowFont(size: size, weight: 0, hasTabularFigures: 1)
    }
    for bit in bits { bit.write(in: font(grid.bitSize)) }
    for (_, text) in positions { window_text_set_font(text, font(grid.positionSize)) }
    for text in [carry, characters] { window_text_set_font(text, font(grid.lineSize)) }
  }

  private func allocate(width: Double) {
    guard let grid else { return }
    for (index, bit) in bits.enumerated() { bit.place(ofBit: index, in: grid) }
    for (index, text) in positions {
      let (x, y) = grid.place(ofBit: index)
      window_place(
        text, Int32(x), Int32(y + grid.bitHeight), Int32(grid.bitWidth), Int32(grid.positionHeight))
    }
    let top = Int32(grid.height - grid.lineHeight)
    let half = Int32(width / 2)
    window_place(carry, 0, top, half, Int32(grid.lineHeight))
    window_place(characters, half, top, half, Int32(grid.lineHeight))
  }
}

extension KeyPress {
  /// The step that the key makes among bits.
  fileprivate var bitStep: BitStrip.Step? {
    guard !isCombined else { return nil }
    return switch Int32(key) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: .down
    case GDK_KEY_Home, GDK_KEY_KP_Home: .first
    case GDK_KEY_End, GDK_KEY_KP_End: .last
    default: nil
    }
  }
}
