import CalculatorPresentation
import SwiftUI

extension View {
  /// Provides the views of a scene with the calculator, and with the user's language and look.
  func environment(ofCalculator viewModel: ObservedCalculator) -> some View {
    environment(viewModel)
      .language(viewModel.catalogue.language)
      .preferredColorScheme(viewModel.settings.look.map { $0 == .dark ? .dark : .light })
  }
}
