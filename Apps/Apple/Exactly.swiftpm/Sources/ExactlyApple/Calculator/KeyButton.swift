import CalculatorModel
import CalculatorPresentation
import SwiftUI

/// A key of the keypad, which is not rebuilt while it stays the same.
struct KeyButton: View, Equatable {
  let key: KeypadKey
  let layout: KeypadLayout

  /// A callback that receives the key when it is pressed.
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

  /// Whether two keys look alike and do the same; all keys act on the one calculator.
  nonisolated static func == (one: KeyButton, other: KeyButton) -> Bool {
    one.key == other.key && one.layout == other.layout
  }
}

struct KeyButtonPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("8 *")
    let layout = KeypadLayout(width: 390, height: 763, keypad: viewModel.keypad, device: .touch)
    HStack {
      ForEach(viewModel.keypad.rows[1], id: \.self) { KeyButton(key: $0, layout: layout) { _ in } }
    }
  }
}
