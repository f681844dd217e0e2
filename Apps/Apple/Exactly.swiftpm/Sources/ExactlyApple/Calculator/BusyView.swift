import CalculatorPresentation
import SwiftUI

/// The content of the display while something takes long, with a button to stop it.
struct BusyView: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    HStack {
      ProgressView()
      Text(viewModel.catalogue.text(.part(.calculating)))
        .lineLimit(1)
      Button(viewModel.catalogue.text(.command(.stop))) { viewModel.stop() }
        .keyboardShortcut(".")
    }
  }
}

struct BusyViewPreviews: PreviewProvider {
  static var previews: some View {
    BusyView()
      .environment(ObservedCalculator.after("5"))
  }
}
