import CalculatorPresentation
import SwiftUI

/// Exact constants to choose from, with a search: one that is chosen is the operand.
struct ConstantsView: View {
  @State private var search = ""
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @FocusState private var hasKeys: Bool

  var body: some View {
    let catalogue = viewModel.catalogue
    let rows = catalogue.constantRows(matching: search)
    PanelPage(
      title: catalogue.text(.part(.constants)),
      summary: rows.isEmpty ? catalogue.text(ConstantsText.nothingFound) : ""
    ) {
      TextField(catalogue.text(ConstantsText.search), text: $search)
        .focused($hasKeys)
        .field(hasKeys: hasKeys, in: panels)
        .onSubmit { panels.returnKeys() }
        .padding()
      List {
        ForEach(rows, id: \.constant) { row in
          ConstantRowView(row: row) { choose(row) }
        }
      }
      Text(catalogue.text(ConstantsText.measuredAreLeftOut))
        .font(.caption)
        .foregroundStyle(.secondary)
        .padding()
    }
  }

  private func choose(_ row: ConstantRow) {
    let constant = row.constant
    viewModel.perform { $0.use(constant) }
    panels.close()
  }
}

struct ConstantsViewPreviews: PreviewProvider {
  static var previews: some View {
    ConstantsView()
      .environment(ObservedCalculator.after("2 *"))
      .environment(Panels())
  }
}
