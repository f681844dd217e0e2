import CalculatorPresentation
import SwiftUI

/// The keys in their rows.
struct KeypadView: View {
  let layout: KeypadLayout
  @Environment(CalculatorViewModel.self) private var viewModel

  var body: some View {
    let rows = viewModel.keypad.rows
    VStack(spacing: layout.spacing) {
      // A key is known by its place: AC stays the same key when it becomes C.
      ForEach(rows.indices, id: \.self) { row in
        HStack(spacing: layout.spacing) {
          ForEach(rows[row].indices, id: \.self) { column in
            KeyButton(key: rows[row][column], layout: layout)
          }
        }
      }
    }
  }
}

struct KeypadViewPreviews: PreviewProvider {
  static var previews: some View {
    KeypadView(
      layout: KeypadLayout(
        width: 763, height: 390, keypad: CalculatorViewModel().keypad, device: .touch)
    )
    .environment(CalculatorViewModel.after("8 +"))
  }
}
