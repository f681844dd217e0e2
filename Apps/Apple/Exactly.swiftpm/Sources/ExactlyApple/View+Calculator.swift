import CalculatorPresentation
import SwiftUI

extension View {
  /// Gives the views of a scene the calculator, and its person's language and look.
  func environment(ofCalculator viewModel: ObservedCalculator) -> some View {
    environment(viewModel)
      .language(viewModel.catalogue.language)
      .preferredColorScheme(viewModel.settings.look.map { $0 == .dark ? .dark : .light })
  }
}
