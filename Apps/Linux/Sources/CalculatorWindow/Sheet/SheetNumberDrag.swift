import CAdwaita
import CWindow
import CalculatorPresentation

/// A number in the text that is changed by dragging: with Ctrl held, to the right for more and to the left
/// for less.
///
/// A drag without Ctrl selects, as everywhere. Alt is left to window managers that use it to move windows.
@MainActor
final class SheetNumberDrag {
  private let text: SheetTextView
  private var held: Held?

  /// A number while it is dragged, with its current value.
  private struct Held {
    var number: DraggedNumber
    let line: Int
    /// The number of steps by which it was changed.
    var steps = 0
  }

  /// The number at a position in the text, or nil if there is none.
  var number: @MainActor (SheetCursor) -> DraggedNumber? = { _ in nil }

  /// Changes a number by some steps, and returns the changed number.
  var change: @MainActor (DraggedNumber, _ line: Int, _ steps: Int) -> DraggedNumber? = { _, _, _ in
    nil
  }

  /// The callback for the start and the end of a drag; everything between is one undo step.
  var endStep: @MainActor () -> Void = {}

  /// The distance that the pointer moves for a step, in pixels at the usual text size.
  private static let stepWidth = 8.0

  /// Makes the numbers of a text draggable.
  init(in text: SheetTextView) {
    self.text = text
    Drag(
      begin: { [weak self] in self?.begin($0, $1, $2) ?? false },
      move: { [weak self] x, _ in self?.move(x) },
      end: { [weak self] in self?.end() }
    ).watch(text.widget)
    watchPointer(over: text.widget) { [weak self] in self?.showPointer($0, $1, $2) }
  }

  private func begin(_ x: Double, _ y: Double, _ modifiers: PointerModifiers) -> Bool {
    guard modifiers.hasControlAlone, let (number, line) = number(atX: x, y: y) else { return false }
    text.grabFocus()
    endStep()
    held = Held(number: number, line: line)
    return true
  }

  private func number(atX x: Double, y: Double) -> (DraggedNumber, line: Int)? {
    guard let place = text.character(atX: x, y: y), let number = number(place),
      number.range.contains(place.offset)
    else { return nil }
    return (number, place.line)
  }

  private func move(_ distance: Double) {
    guard var held else { return }
    let steps = Int(distance / (Self.stepWidth * Looks.textScale))
    guard steps != held.steps else { return }
    guard let number = change(held.number, held.line, steps - held.steps) else {
      return end()
    }
    (held.number, held.steps) = (number, steps)
    self.held = held
  }

  private func end() {
    guard held != nil else { return }
    held = nil
    endStep()
  }

  private func showPointer(_ x: Double, _ y: Double, _ modifiers: PointerModifiers) {
    let isOverNumber =
      held != nil || modifiers.hasControlAlone && number(atX: x, y: y) != nil
    gtk_widget_set_cursor_from_name(text.widget, isOverNumber ? "ew-resize" : "text")
  }
}
