import CalculatorPresentation
import SwiftUI

/// The mark of the number, exact or rounded; a tap shows the number in its next form.
struct FormButton: View {
  let exactness: Exactness
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    Button {
      viewModel.perform(.form)
    } label: {
      Text(exactness.mark)
        // The touch area is as large as a finger, but takes up no extra space.
        .padding(KeypadLayout.comfortableKey / 3)
        .contentShape(Rectangle())
        .padding(-KeypadLayout.comfortableKey / 3)
    }
    .buttonStyle(.plain)
  }
}
