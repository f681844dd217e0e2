import CalculatorPresentation
import SwiftUI

/// The menu item for the keyboard help, if there is likely to be a keyboard.
struct HelpButton: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    if Device.isLikelyToHaveKeyboard {
      Button(viewModel.catalogue.text(.heading(.keyboard))) { panels.show(.help) }
    }
  }
}
