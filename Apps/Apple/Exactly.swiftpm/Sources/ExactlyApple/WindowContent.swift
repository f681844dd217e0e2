import CalculatorPresentation
import SwiftUI

/// The content of a window: the calculator with its keyboard input and announcements, and the panels.
struct WindowContent: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @State private var panels = Panels()
  @State private var windowSize = CGSize.zero
  @Environment(\.locale) private var locale
  @FocusState private var isFocused: Bool

  var body: some View {
    CalculatorView(windowSize: windowSize)
      .onChange(of: viewModel.announcement) { announce() }
      .focusable()
      .focusEffectDisabled()
      .focused($isFocused)
      .defaultFocus($isFocused, true)
      .onKeyPress(phases: [.down, .repeat]) {
        panels.isCalculatorCovered || panels.fieldHasKeys
          ? .ignored : viewModel.type($0, in: panels)
      }
      .onAppear { isFocused = true }
      .onChange(of: panels.beside) { panels.returnKeys() }
      // A click in the column takes the focus, which then returns to the calculator or its line.
      .onChange(of: panels.keyReturns) { takeKeys() }
      .onChange(of: panels.isCalculatorCovered) {
        if panels.isCalculatorCovered { isFocused = false } else { takeKeys() }
      }
      .onChange(of: viewModel.line.isOpen) { if !panels.isCalculatorCovered { takeKeys() } }
      .undoneBySystem(viewModel)
      .showing(panels)
      .background {
        GeometryReader { window in
          Color.clear
            .onChange(of: window.size, initial: true) { windowSize = window.size }
        }
      }
      .focusedSceneValue(panels)
      .focusedSceneValue(panels.isCalculatorCovered ? nil : viewModel)
  }

  /// Gives the focus to the calculator, unless a line is being typed, which takes it itself.
  private func takeKeys() {
    if !viewModel.line.isOpen { isFocused = true }
  }

  private func announce() {
    if let announcement = viewModel.takeAnnouncement() {
      Voice.say(announcement.text, in: locale)
    }
  }
}

struct WindowContentPreviews: PreviewProvider {
  static var previews: some View {
    WindowContent()
      .environment(ObservedCalculator.after("2 + 3 *"))
  }
}
