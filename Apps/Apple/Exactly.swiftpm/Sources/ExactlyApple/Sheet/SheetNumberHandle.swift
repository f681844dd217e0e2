import CalculatorPresentation
import SwiftUI

/// The number at the cursor: dragging right increases it, dragging left decreases it, as do its buttons.
///
/// In the text itself, a drag selects or scrolls, and the finger would cover the number.
struct SheetNumberHandle: View {
  let number: DraggedNumber
  let line: Int
  @Environment(SheetSession.self) private var session
  @State private var held: Held?

  /// Whether a finger or a pointer is dragging; false as well after the system cancels a drag.
  @GestureState private var isDragged = false

  /// A number while it is dragged, in its current state.
  private struct Held {
    var number: DraggedNumber
    let line: Int
    /// The number of steps by which it was changed.
    var steps = 0
  }

  /// The distance that a finger or a pointer moves for a step.
  private static let stepWidth = 8.0

  var body: some View {
    let words = session.catalogue.text(SheetFaceWords.changeNumber)
    Stepper {
      Text(number.text(after: 0))
        .monospacedDigit()
        .padding(4)
        .background(.quaternary)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 4)
            .updating($isDragged) { _, isDragged, _ in isDragged = true }
            .onChanged { drag(to: Int($0.translation.width / Self.stepWidth)) })
    } onIncrement: {
      change(by: 1)
    } onDecrement: {
      change(by: -1)
    }
    .fixedSize()
    .onChange(of: isDragged) { if !isDragged { letGo() } }
    .accessibilityLabel(words)
    .accessibilityValue(number.text(after: 0))
    // Right means more in every language.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func change(by steps: Int) {
    session.edit { $0.drag(number, inLine: line, by: steps, at: $1) }
  }

  private func drag(to steps: Int) {
    if held == nil { session.edit { $0.endDrag(at: $1) } }
    var now = held ?? Held(number: number, line: line)
    if steps != now.steps {
      session.edit {
        let dragged = $0.drag(now.number, inLine: now.line, by: steps - now.steps, at: $1)
        if let dragged { (now.number, now.steps) = (dragged, steps) }
      }
    }
    held = now
  }

  private func letGo() {
    held = nil
    session.edit { $0.endDrag(at: $1) }
  }
}

struct SheetNumberHandlePreviews: PreviewProvider {
  static var previews: some View {
    if let number = DraggedNumber(in: "1200", at: 0) {
      SheetNumberHandle(number: number, line: 0)
        .environment(SheetSession())
    }
  }
}
