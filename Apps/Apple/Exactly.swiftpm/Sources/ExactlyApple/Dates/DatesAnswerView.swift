import CalculatorPresentation
import SwiftUI

/// The result for the dates, and a button that copies it.
struct DatesAnswerView: View {
  let label: String
  let answer: String?
  let details: String?
  let copied: String?
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text(label)
        if let details {
          Text(details)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      Spacer()
      Text(answer ?? "–")
        .font(.headline)
        .monospacedDigit()
      Button(viewModel.catalogue.text(.command(.copy))) { Pasteboard.text = copied }
        .disabled(copied == nil)
    }
  }
}

struct DatesAnswerViewPreviews: PreviewProvider {
  static var previews: some View {
    DatesAnswerView(
      label: "Difference", answer: "32 days", details: "1 month, 2 days", copied: "32"
    )
    .environment(ObservedCalculator.after(""))
  }
}
