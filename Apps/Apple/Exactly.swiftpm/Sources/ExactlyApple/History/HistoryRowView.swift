import CalculatorPresentation
import SwiftUI

/// A calculation in the history: a tap enters its result, a swipe or its menu changes it.
struct HistoryRowView: View {
  let row: HistoryRow
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      let id = row.id
      viewModel.perform { $0.reuse(id) }
      panels.returnKeys()
    } label: {
      VStack(alignment: .leading) {
        if !row.label.isEmpty {
          Text(row.labelText)
            .font(.headline)
        }
        HistoryCalculationView(row: row)
        // The day is shown above.
        Text(
          Date(timeIntervalSince1970: Double(row.time)),
          format: Date.FormatStyle(date: .omitted, time: .shortened, locale: locale)
        )
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .swipeActions(edge: .leading) { HistoryRowActions(id: row.id) }
    .swipeActions(edge: .trailing) { removal }
    .contextMenu {
      Button(copyLabel) { Pasteboard.text = row.markedResultText }
      Button(copyLabel + ": " + row.calculationText) { Pasteboard.text = row.calculationText }
      ShareLink(item: row.calculationText)
      Divider()
      HistoryRowActions(id: row.id)
      Divider()
      removal
    }
  }

  private var copyLabel: String { viewModel.catalogue.text(.command(.copy)) }

  private var removal: some View {
    Button(viewModel.catalogue.text(.command(.remove)), role: .destructive) {
      let id = row.id
      viewModel.perform(mayChangeHistory: true) { $0.remove(id) }
      panels.returnKeys()
    }
  }
}

struct HistoryRowViewPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("2 + 3 = * 4 =")
    ForEach(viewModel.history) { HistoryRowView(row: $0) }
      .environment(viewModel)
      .environment(Panels())
  }
}
