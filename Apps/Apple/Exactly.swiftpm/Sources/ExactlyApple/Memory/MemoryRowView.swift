import CalculatorPresentation
import SwiftUI

/// A number in memory, which a tap enters.
struct MemoryRowView: View {
  let row: MemoryRow
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    Button {
      let place = row.place
      viewModel.perform { $0.recall(place) }
      panels.returnKeys()
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
      .environment(Panels())
  }
}
