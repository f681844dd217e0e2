import CalculatorPresentation
import SwiftUI

/// What can be done with the number shown.
struct NumberMenu: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    CommandButtons(commands: [.copy])
    Button(viewModel.catalogue.text(.command(.paste))) { viewModel.paste() }
    CommandButtons(commands: [.form, .digits, .store])
  }
}
