import CalculatorPresentation
import SwiftUI

/// All of a window: the calculator with the keyboard and a voice, and its panels.
struct WindowContent: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @State private var panels = Panels()
  @FocusState private var isFocused: Bool

  var body: some View {
    CalculatorView()
      .announces(viewModel.announcement?.text, onChangeOf: viewModel.announcement)
      .focusable()
      .focusEffectDisabled()
      .focused($isFocused)
      .defaultFocus($isFocused, true)
      .onKeyPress(phases: [.down, .repeat]) {
        panels.isCalculatorCovered ? .ignored : viewModel.press($0)
      }
      .onAppear { isFocused = true }
      .onChange(of: panels.beside) { isFocused = true }
      .onChange(of: panels.isCalculatorCovered) { isFocused = !panels.isCalculatorCovered }
      .showing(panels)
      .focusedSceneValue(panels)
      .focusedSceneValue(panels.isCalculatorCovered ? nil : viewModel)
  }
}

struct WindowContentPreviews: PreviewProvider {
  static var previews: some View {
    WindowContent()
      .environment(ObservedCalculator.after("2 + 3 *"))
  }
}
