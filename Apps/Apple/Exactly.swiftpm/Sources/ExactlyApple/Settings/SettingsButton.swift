import CalculatorPresentation
import SwiftUI

/// The way to the settings: a window of their own on a Mac, a panel elsewhere.
struct SettingsButton: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    #if canImport(AppKit) && !canImport(UIKit)
    SettingsLink { Text(viewModel.label(of: .settings)) }
    #else
    // A Mac's own has it already.
    CommandButton(command: .settings)
      .keyboardShortcut(",")
    #endif
  }
}
