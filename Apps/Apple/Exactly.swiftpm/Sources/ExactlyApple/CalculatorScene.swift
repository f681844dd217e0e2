import CalculatorPresentation
import SwiftUI

/// The calculator's window: one on a Mac, where closing it quits the app; any number elsewhere.
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
      .onChange(of: scenePhase, initial: true) { follow(scenePhase) }
  }

  private func follow(_ phase: ScenePhase) {
    switch phase {
    // Another program may have calculated meanwhile, and a full disk may have room again.
    case .active: viewModel.readHistory()
    // From here on, the system may terminate the program without warning.
    case .background:
      viewModel.keepSession()
      BackgroundTime.use {
        await viewModel.whenIdle()
      } orElse: {
        viewModel.stop()
      }
    default: break
    }
  }
}
