import CalculatorModel
import CalculatorPresentation
import SwiftUI

/// A key of the keypad.
struct KeyButton: View {
  let key: KeypadKey
  let layout: KeypadLayout

  /// Gets the key when it is pressed.
  let press: (Key) -> Void

  var body: some View {
    Button(key.label) { press(key.key) }
      .buttonStyle(KeyButtonStyle(key: key, layout: layout))
      .disabled(key.isOff)
      .accessibilityLabel(key.spokenLabel)
      .accessibilityAddTraits(.isKeyboardKey)
      .accessibilityAddTraits(key.isHighlighted ? .isSelected : [])
      .accessibilityShowsLargeContentViewer()
  }
}

struct KeyButtonPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = CalculatorViewModel.after("8 *")
    let layout = KeypadLayout(width: 390, height: 763, keypad: viewModel.keypad, device: .touch)
    HStack {
      ForEach(viewModel.keypad.rows[1], id: \.self) { KeyButton(key: $0, layout: layout) { _ in } }
    }
  }
}
