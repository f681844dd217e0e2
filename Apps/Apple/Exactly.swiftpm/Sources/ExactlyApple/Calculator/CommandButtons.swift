import CalculatorPresentation
import SwiftUI

/// The commands as items of a menu.
struct CommandButtons: View {
  @Environment(CalculatorViewModel.self) private var viewModel

  var body: some View {
    ForEach(CalculatorCommand.allCases, id: \.self) { command in
      Button(command.label) { viewModel.perform(command) }
        .disabled(!viewModel.canPerform(command))
    }
    Button(WindowLabel.paste) { viewModel.paste() }
  }
}
