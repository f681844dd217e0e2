import CalculatorPresentation
import SwiftUI

/// The number in memory and the stored ones: a tap enters one, a swipe removes it.
struct MemoryView: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    let rows = viewModel.memory
    let catalogue = viewModel.catalogue
    PanelPage(
      title: catalogue.text(.part(.memory)),
      summary: rows.isEmpty ? catalogue.text(.part(.nothingInMemory)) : ""
    ) {
      List {
        ForEach(rows, id: \.place) { row in
          MemoryRowView(row: row)
            .removable(catalogue.text(.command(.remove))) {
              viewModel.perform { $0.remove(row.place) }
              panels.returnKeys()
            }
        }
        Button(viewModel.label(of: .store)) {
          viewModel.perform(.store)
          panels.returnKeys()
        }
        .disabled(!viewModel.canPerform(.store))
      }
    }
  }
}

struct MemoryViewPreviews: PreviewProvider {
  static var previews: some View {
    MemoryView()
      .environment(ObservedCalculator.after("1 / 3 = m+"))
      .environment(Panels())
  }
}
