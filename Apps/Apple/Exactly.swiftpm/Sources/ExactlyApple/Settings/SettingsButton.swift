import CalculatorPresentation
import SwiftUI

/// The button that opens the settings: in their own window on a Mac, in a panel elsewhere.
struct SettingsButton: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    #if canImport(AppKit) && !canImport(UIKit)
    SettingsLink { Text(viewModel.label(of: .settings)) }
    #else
    // A Mac's own button has this shortcut already.
    CommandButton(command: .settings)
      .keyboardShortcut(",")
    #endif
  }
}
