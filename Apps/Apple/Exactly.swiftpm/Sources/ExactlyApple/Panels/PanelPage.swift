import CalculatorPresentation
import SwiftUI

/// The frame of every panel: its title, the way back to the calculator, and its content.
///
/// Neither a sheet nor a column has a title bar on a Mac, so the title is a text, the same everywhere.
struct PanelPage<Content: View>: View {
  let title: String
  let summary: String
  @ViewBuilder let content: Content
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading) {
          Text(title)
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
          Text(summary)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Button(viewModel.catalogue.text(.command(.close))) { panels.close() }
          // Beside the calculator, Esc is the calculator's C key.
          .keyboardShortcut(panels.above == nil ? nil : .cancelAction)
      }
      .padding()
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

struct PanelPagePreviews: PreviewProvider {
  static var previews: some View {
    PanelPage(title: "FizzBuzz", summary: "counts") { GameView(text: "1") }
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
