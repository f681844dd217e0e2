import CalculatorPresentation
import SwiftUI

/// The menu item that opens a line for typing a calculation.
struct TypeLineButton: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    Button(viewModel.catalogue.text(KeyboardText.way(.typeLine))) { viewModel.openLine() }
      .disabled(viewModel.line.isOpen)
  }
}
