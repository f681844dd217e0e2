import CAdwaita
import CWindow

/// A widget's reaction to drags with the first mouse button.
@MainActor
struct Drag {
  /// Whether a press at a point, with the modifiers held, begins a drag; otherwise the widget handles the press.
  let begin: @MainActor (_ x: Double, _ y: Double, PointerModifiers) -> Bool

  /// Takes the pointer's offset from the start of the drag.
  let move: @MainActor (_ x: Double, _ y: Double) -> Void

  /// Ends the drag: the button is up again, or something else has taken the pointer.
  let end: @MainActor () -> Void

  /// Handles drags on a widget before the widget gets them.
  func watch(_ widget: Widget) {
    let told = Callback<Told, Bool> { event in
      switch event {
      case .press(let x, let y, let modifiers): return begin(x, y, modifiers)
      case .move(let x, let y): move(x, y)
      case .release: end()
      }
      return true
    }
    window_watch_drag(
      widget,
      WindowDrag(
        begin: { Callback<Told, Bool>.call($0, .press($1, $2, PointerModifiers($3))) ? 1 : 0 },
        move: { _ = Callback<Told, Bool>.call($0, .move($1, $2)) },
        end: { _ = Callback<Told, Bool>.call($0, .release) }),
      told.kept, releaseCallback)
  }

  private enum Told: Sendable {
    case press(Double, Double, PointerModifiers)
    case move(Double, Double)
    case release
  }
}

/// The modifier keys held during a pointer event.
struct PointerModifiers: Hashable, Sendable {
  private let mask: UInt32

  /// Creates the modifiers from GTK's mask.
  init(_ mask: UInt32) { self.mask = mask }

  /// Whether Control is held without any other modifier.
  var hasControlAlone: Bool {
    let all =
      GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue
      | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue
    return mask & all == GDK_CONTROL_MASK.rawValue
  }
}

/// Reports the position of the pointer over a widget, with the modifiers held.
@MainActor
func watchPointer(
  over widget: Widget, _ body: @escaping @MainActor (Double, Double, PointerModifiers) -> Void
) {
  window_watch_pointer(
    widget, { Callback<Pointer, Void>.call($0, Pointer($1, $2, $3)) },
    Callback<Pointer, Void> { body($0.x, $0.y, $0.modifiers) }.kept, releaseCallback)
}

private struct Pointer: Sendable {
  let x: Double
  let y: Double
  let modifiers: PointerModifiers

  init(_ x: Double, _ y: Double, _ modifiers: UInt32) {
    (self.x, self.y, self.modifiers) = (x, y, PointerModifiers(modifiers))
  }
}
