import CalculatorPresentation
import SwiftUI

/// A number of the memory, which a tap enters.
struct MemoryRowView: View {
  let row: MemoryRow
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    Button {
      let place = row.place
      viewModel.perform { $0.recall(place) }
    } label: {
      HStack {
        Text(row.exactness.mark)
          .foregroundStyle(.secondary)
        Spacer()
        Text(row.text)
          .monospacedDigit()
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    // Numbers run from left to right in every language.
    .environment(\.layoutDirection, .leftToRight)
  }
}

struct MemoryRowViewPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("1 / 3 = m+")
    ForEach(viewModel.memory, id: \.place) { MemoryRowView(row: $0) }
      .environment(viewModel)
  }
}
