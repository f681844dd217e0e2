import CalculatorModel
import CalculatorPresentation
import SwiftUI

/// The keys in their rows.
struct KeypadView: View {
  let keypad: Keypad
  let layout: KeypadLayout

  /// A callback that receives each pressed key.
  let press: (Key) -> Void

  var body: some View {
    let rows = keypad.rows
    VStack(spacing: layout.spacing) {
      // A key is identified by its place: AC stays the same key when it becomes C.
      ForEach(rows.indices, id: \.self) { row in
        HStack(spacing: layout.spacing) {
          ForEach(rows[row].indices, id: \.self) { column in
            KeyButton(key: rows[row][column], layout: layout, press: press)
              .equatable()
          }
        }
      }
    }
  }
}

struct KeypadViewPreviews: PreviewProvider {
  static var previews: some View {
    let keypad = ObservedCalculator.after("8 +").keypad
    KeypadView(
      keypad: keypad,
      layout: KeypadLayout(width: 763, height: 390, keypad: keypad, device: .touch)
    ) { _ in }
  }
}
