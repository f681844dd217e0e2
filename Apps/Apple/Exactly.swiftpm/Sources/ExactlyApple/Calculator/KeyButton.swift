import CalculatorPresentation
import SwiftUI

/// A key of the keypad.
struct KeyButton: View {
  let key: KeypadKey
  let layout: KeypadLayout
  @Environment(CalculatorViewModel.self) private var viewModel

  var body: some View {
    Button(key.label) { viewModel.press(key.key) }
      .buttonStyle(KeyButtonStyle(key: key, layout: layout))
      .accessibilityLabel(key.spokenLabel)
      .accessibilityAddTraits(.isKeyboardKey)
      .accessibilityAddTraits(key.isHighlighted ? .isSelected : [])
      .accessibilityShowsLargeContentViewer()
  }
}
