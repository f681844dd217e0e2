import CalculatorPresentation
import SwiftUI

/// The calculator: the display above the keypad, and the bits of a word between them, in a window of any
/// shape.
struct CalculatorView: View {
  /// The size of the whole window, part of which a column beside the calculator may take.
  var windowSize = CGSize.zero

  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(\.palette) private var palette
  @ScaledMetric private var textScale = 1.0

  var body: some View {
    let smallest = KeypadLayout.smallestWindow(for: viewModel.mode, device: .current)
    GeometryReader { window in
      // A panel opened beside the keys leaves them as they are.
      let whole = CGSize(
        width: max(window.size.width, windowSize.width),
        height: max(window.size.height, windowSize.height))
      let modes = KeypadLayout.modes(
        width: whole.width, height: whole.height, device: .current)
      let offered = KeypadLayout.offeredModes(
        width: whole.width, height: whole.height, device: .current)
      let layout = KeypadLayout(
        width: window.size.width, height: window.size.height, keypad: viewModel.keypad,
        device: .current, textScale: textScale)
      VStack(spacing: layout.spacing) {
        DisplayView(
          layout: layout, offersKeypads: offered.count > 1 || viewModel.mode == .programmer)
        if let strip = viewModel.bits, let grid = layout.bits {
          BitStripView(strip: strip, grid: grid)
        }
        KeypadView(keypad: viewModel.keypad, layout: layout) { viewModel.press($0) }
      }
      .padding(layout.margin)
      .frame(width: window.size.width, height: window.size.height, alignment: .bottom)
      .onChange(of: modes, initial: true) {
        // Leaving the programmer's keypad gives up pending operations, which a window must not do by itself.
        if let mode = modes.first, viewModel.mode != .programmer { viewModel.turn(to: mode) }
      }
      .onChange(of: offered, initial: true) { viewModel.offer(offered) }
    }
    .frame(minWidth: smallest.width, minHeight: smallest.height)
    // A sheet's keyboard must not make the window wide.
    .ignoresSafeArea(.keyboard)
    .background(Color(palette.page))
    // Keys and numbers run from left to right in every language.
    .environment(\.layoutDirection, .leftToRight)
  }
}

struct CalculatorViewPreviews: PreviewProvider {
  static var previews: some View {
    CalculatorView()
      .environment(ObservedCalculator.after("2 + 3 *"))
      .environment(Panels())
    CalculatorView()
      .environment(ObservedCalculator.after("5 / 0 ="))
      .environment(Panels())
      .preferredColorScheme(.dark)
  }
}
