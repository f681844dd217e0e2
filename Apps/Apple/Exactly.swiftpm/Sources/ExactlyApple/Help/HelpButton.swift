import CalculatorPresentation
import SwiftUI

/// The way to what the keys of a keyboard do, as an item of a menu, where there is likely to be one.
struct HelpButton: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    if Device.isLikelyToHaveKeyboard {
      Button(viewModel.catalogue.text(.heading(.keyboard))) { panels.show(.help) }
    }
  }
}
