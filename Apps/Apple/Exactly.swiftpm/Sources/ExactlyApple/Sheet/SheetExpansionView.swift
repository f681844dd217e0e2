import CalculatorPresentation
import SwiftUI

/// More of a line's answer: how the line was read, its exact form and more digits, each of which can be copied.
struct SheetExpansionView: View {
  let expansion: SheetExpansion
  @Environment(SheetSession.self) private var session
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Text(session.catalogue.text(SheetWords.line(expansion.number)))
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer()
        Button(session.catalogue.text(.command(.close))) { dismiss() }
          .keyboardShortcut(.cancelAction)
      }
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(expansion.texts, id: \.self) { text in
            HStack(alignment: .firstTextBaseline) {
              Text(text)
                .monospacedDigit()
                .frame(maxWidth: .infinity, alignment: .leading)
              Button(session.catalogue.text(.command(.copy))) { Pasteboard.text = text }
            }
          }
        }
        // Mathematics runs from left to right in every language.
        .environment(\.layoutDirection, .leftToRight)
      }
    }
    .padding()
  }
}

extension SheetExpansion {
  /// All texts that can be copied, without duplicates.
  var texts: [String] {
    let texts = [reading, exactForm, digits?.text].compactMap { $0 }
    return texts.indices.filter { texts.firstIndex(of: texts[$0]) == $0 }.map { texts[$0] }
  }
}

struct SheetExpansionViewPreviews: PreviewProvider {
  static var previews: some View {
    let session = SheetSession()
    if let expansion = session.viewModel.expansion(of: 0) {
      SheetExpansionView(expansion: expansion)
        .environment(session)
    }
  }
}
