import CalculatorPresentation
import SwiftUI

/// All of a window: the calculator with the keyboard and a voice, and its panels.
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
      // A click in the column takes the keys, which are the calculator's again when it is done, or its line's.
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

  /// Gives the keys to the calculator, unless a line is typed, which takes them itself.
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
