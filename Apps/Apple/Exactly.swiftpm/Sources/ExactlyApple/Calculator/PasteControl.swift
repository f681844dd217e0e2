import CalculatorPresentation
import SwiftUI

/// The system's own paste button, for which a phone does not ask for permission; a Mac has its Edit menu.
struct PasteControl: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(\.palette) private var palette

  var body: some View {
    #if canImport(UIKit)
    // The system may hand the texts over on another thread.
    PasteButton(payloadType: String.self) { @Sendable [viewModel] texts in
      Task { @MainActor in viewModel.paste(texts.first) }
    }
    .labelStyle(.iconOnly)
    .tint(Color(palette.secondary))
    #endif
  }
}

struct PasteControlPreviews: PreviewProvider {
  static var previews: some View {
    PasteControl()
      .environment(ObservedCalculator.after(""))
  }
}
