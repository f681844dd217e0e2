import CalculatorPresentation
import SwiftUI

/// The calculator's window: one on a Mac, where the app ends with it; as many as wanted elsewhere.
struct CalculatorScene: Scene {
  let viewModel: ObservedCalculator
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    #if canImport(AppKit) && !canImport(UIKit)
    Window(ExactlyApp.title, id: ExactlyApp.title) { content }
    #else
    WindowGroup { content }
    #endif
  }

  private var content: some View {
    WindowContent()
      .environment(ofCalculator: viewModel)
      // Another program may have calculated meanwhile, and a full disk may have room again.
      .onChange(of: scenePhase, initial: true) {
        if scenePhase == .active { viewModel.readHistory() }
      }
  }
}
