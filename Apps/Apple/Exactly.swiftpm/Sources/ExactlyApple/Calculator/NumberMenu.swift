import CalculatorPresentation
import SwiftUI

/// The actions on the number shown.
struct NumberMenu: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    CommandButtons(commands: [.copy])
    if !viewModel.display.expression.isEmpty {
      let expression = viewModel.display.expression
      Button(viewModel.catalogue.text(.command(.copy)) + ": " + expression) {
        Pasteboard.text = expression
      }
    }
    if let text = viewModel.copyText { ShareLink(item: text) }
    Button(viewModel.catalogue.text(.command(.paste))) { viewModel.paste() }
    CommandButtons(commands: [.form, .digits, .store])
  }
}
