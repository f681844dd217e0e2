import CalculatorPresentation
import SwiftUI

/// The way to a line in which a calculation is typed, as an item of a menu.
struct TypeLineButton: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    Button(viewModel.catalogue.text(KeyboardText.way(.typeLine))) { viewModel.openLine() }
      .disabled(viewModel.line.isOpen)
  }
}
