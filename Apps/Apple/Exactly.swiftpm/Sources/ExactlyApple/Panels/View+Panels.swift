import CalculatorPresentation
import SwiftUI

extension View {
  /// Shows a window's panels: those that are beside the calculator in a column, or over it on a phone; all else in
  /// a sheet.
  func showing(_ panels: Panels) -> some View {
    @Bindable var panels = panels
    return inspector(isPresented: $panels.isBeside) {
      if let panel = panels.beside {
        PanelView(panel: panel)
          .inspectorColumnWidth(min: 220, ideal: 270, max: 400)
          .presentationDetents([.medium, .large])
      }
    }
    .sheet(item: $panels.above) { panel in
      PanelView(panel: panel)
        .modifier(FollowedTyping(panel: panel, panels: panels))
        .frame(
          minWidth: 320, idealWidth: panel == .sheet ? 720 : 400,
          // A phone that is turned has less below its status bar and above a keyboard.
          minHeight: KeypadLayout.Device.current == .desktop ? 300 : nil,
          idealHeight: panel == .sheet ? 720 : 480)
    }
    .environment(panels)
  }
}

/// Has what is typed go on into a panel that a letter has opened: the letter may have been the beginning of a name,
/// as the `g` of `gamma`, and then what follows goes to the line.
private struct FollowedTyping: ViewModifier {
  let panel: Panel
  let panels: Panels
  @Environment(ObservedCalculator.self) private var viewModel
  @FocusState private var hasKeys: Bool

  func body(content: Content) -> some View {
    // A large number takes the keys itself: each of them closes it.
    if panels.typed == panel, panel != .large {
      content
        .focusable()
        .focusEffectDisabled()
        .focused($hasKeys)
        .onKeyPress(phases: .down) {
          // What is searched for in the panel is no name.
          panels.fieldHasKeys ? .ignored : viewModel.follow($0, in: panels)
        }
        .onAppear { hasKeys = true }
        .onDisappear { panels.typed = nil }
    } else {
      content
    }
  }
}
