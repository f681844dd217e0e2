import CalculatorPresentation
import SwiftUI

/// The calculator: the display above the keypad, in a window of any shape.
///
/// History and settings will be reached from the same menu as the companions; the scientific keys
/// come with a wider keypad (see `KeypadLayout`).
struct CalculatorView: View {
  @Environment(CalculatorViewModel.self) private var viewModel
  @Environment(\.palette) private var palette
  @ScaledMetric private var textScale = 1.0
  @State private var showsCompanions = false
  @FocusState private var isFocused: Bool

  var body: some View {
    GeometryReader { window in
      let layout = KeypadLayout(
        width: window.size.width, height: window.size.height, keypad: viewModel.keypad,
        device: .current, textScale: textScale)
      VStack(spacing: layout.spacing) {
        DisplayView(layout: layout, showsCompanions: $showsCompanions)
        KeypadView(layout: layout)
      }
      .padding(layout.margin)
      .frame(width: window.size.width, height: window.size.height, alignment: .bottom)
      .onChange(of: layout.format, initial: true) { viewModel.show(in: layout.format) }
    }
    .frame(
      minWidth: KeypadLayout.smallestWindow.width, minHeight: KeypadLayout.smallestWindow.height
    )
    // A sheet's keyboard must not make the window wide.
    .ignoresSafeArea(.keyboard)
    .background(Color(palette.page))
    .environment(\.layoutDirection, .leftToRight)
    .announces(viewModel.announcement?.text, onChangeOf: viewModel.announcement)
    .focusable()
    .focusEffectDisabled()
    .focused($isFocused)
    .defaultFocus($isFocused, true)
    .onKeyPress(phases: [.down, .repeat]) { showsCompanions ? .ignored : viewModel.press($0) }
    .onAppear { isFocused = true }
    .sheet(isPresented: $showsCompanions, onDismiss: { isFocused = true }) { CompanionsView() }
    .focusedSceneValue(showsCompanions ? nil : viewModel)
  }
}

struct CalculatorViewPreviews: PreviewProvider {
  static var previews: some View {
    CalculatorView()
      .environment(CalculatorViewModel.after("2 + 3 *"))
    CalculatorView()
      .environment(CalculatorViewModel.after("5 / 0 ="))
      .preferredColorScheme(.dark)
  }
}
