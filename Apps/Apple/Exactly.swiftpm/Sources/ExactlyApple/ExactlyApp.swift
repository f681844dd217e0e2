import CalculatorPresentation
import SwiftUI

/// The app: one calculator, in every window the same.
@main
struct ExactlyApp: App {
  @State private var viewModel = CalculatorViewModel()

  var body: some Scene {
    CalculatorScene(viewModel: viewModel)
      .defaultSize(
        width: KeypadLayout.usualWindow.width, height: KeypadLayout.usualWindow.height
      )
      .commands { CalculatorCommands() }
  }
}
