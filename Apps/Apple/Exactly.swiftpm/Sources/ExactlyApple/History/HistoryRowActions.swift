import CalculatorPresentation
import SwiftUI

/// The ways to change a calculation in the history.
struct HistoryRowActions: View {
  let id: HistoryEntry.ID
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    Button(viewModel.catalogue.text(.command(.edit))) { panels.change = .expression(id) }
    Button(viewModel.catalogue.text(.command(.label))) { panels.change = .label(id) }
  }
}
