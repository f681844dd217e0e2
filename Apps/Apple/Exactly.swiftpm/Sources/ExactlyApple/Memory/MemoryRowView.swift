import CalculatorPresentation
import SwiftUI

/// A number of the memory, which a tap enters.
struct MemoryRowView: View {
  let row: MemoryRow
  @Environment(CalculatorViewModel.self) private var viewModel

  var body: some View {
    Button {
      viewModel.recall(row.place)
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
    let viewModel = CalculatorViewModel.after("1 / 3 = m+")
    ForEach(viewModel.memoryRows, id: \.place) { MemoryRowView(row: $0) }
      .environment(viewModel)
  }
}
