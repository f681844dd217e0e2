import CalculatorPresentation
import SwiftUI

/// What every companion stands in: its title, the way back to the calculator, and itself.
///
/// A sheet on a Mac has no bar for a title, so the title is a text, everywhere the same.
struct CompanionPage<Content: View>: View {
  let title: String
  let summary: String
  @ViewBuilder let content: Content
  @Environment(\.dismiss) private var dismiss

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
        Button(WindowLabel.close) { dismiss() }
          .keyboardShortcut(.cancelAction)
      }
      .padding()
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

struct CompanionPagePreviews: PreviewProvider {
  static var previews: some View {
    CompanionPage(title: "FizzBuzz", summary: "counts") { GameView(text: "1") }
  }
}
