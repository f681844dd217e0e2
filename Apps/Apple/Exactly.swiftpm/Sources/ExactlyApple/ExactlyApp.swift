import CalculatorPresentation
import SwiftUI

/// The app: one calculator, in every window the same.
@main
struct ExactlyApp: App {
  /// The app's name, in every language.
  static let title = "Exactly"

  @State private var viewModel = ObservedCalculator(.ofThisPerson())

  var body: some Scene {
    CalculatorScene(viewModel: viewModel)
      .defaultSize(
        width: KeypadLayout.usualWindow().width, height: KeypadLayout.usualWindow().height
      )
      .commands { CalculatorCommands(catalogue: viewModel.catalogue) }
    #if canImport(AppKit) && !canImport(UIKit)
    // Both SwiftUI and the calculator have something of this name.
    SwiftUI.Settings {
      SettingsView()
        .environment(ofCalculator: viewModel)
    }
    #endif
  }
}
