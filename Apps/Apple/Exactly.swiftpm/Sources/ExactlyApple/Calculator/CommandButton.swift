import CalculatorPresentation
import SwiftUI

/// A command as a menu item or a button.
struct CommandButton: View {
  let command: CalculatorCommand
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    Button(viewModel.label(of: command)) { viewModel.perform(command, in: panels) }
      .disabled(!viewModel.canPerform(command))
  }
}
