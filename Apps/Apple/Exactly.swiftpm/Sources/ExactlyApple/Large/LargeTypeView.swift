import CalculatorPresentation
import SwiftUI

/// The number, as large as space permits, until a key is pressed or it is tapped.
struct LargeTypeView: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @FocusState private var isFocused: Bool

  var body: some View {
    Button {
      panels.close()
    } label: {
      VStack(alignment: .leading) {
        Text(viewModel.display.mark ?? "")
          .font(.title)
          .foregroundStyle(.secondary)
        Text(viewModel.display.text)
          .font(.system(size: 240, weight: .thin))
          .monospacedDigit()
          .minimumScaleFactor(0.05)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .padding()
    }
    .buttonStyle(.plain)
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityLabel(viewModel.display.spoken)
    .focusable()
    .focusEffectDisabled()
    .focused($isFocused)
    .onKeyPress(phases: .down) { _ in
      if panels.above == .large { panels.close() }
      return .handled
    }
    .onAppear { isFocused = true }
  }
}

struct LargeTypeViewPreviews: PreviewProvider {
  static var previews: some View {
    LargeTypeView()
      .environment(ObservedCalculator.after("12345 * 678 ="))
      .environment(Panels())
  }
}
