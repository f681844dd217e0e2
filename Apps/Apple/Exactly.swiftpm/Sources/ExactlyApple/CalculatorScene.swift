import CalculatorPresentation
import SwiftUI

/// The calculator's window: one on a Mac, where the app ends with it; as many as wanted elsewhere.
struct CalculatorScene: Scene {
  let viewModel: CalculatorViewModel

  var body: some Scene {
    #if canImport(AppKit) && !canImport(UIKit)
    Window(WindowLabel.title, id: WindowLabel.title) { content }
    #else
    WindowGroup { content }
    #endif
  }

  private var content: some View {
    CalculatorView()
      .environment(viewModel)
      .onAppear { Foreground.enter() }
  }
}
