import CalculatorPresentation
import SwiftUI

/// What can be done with the whole history: switch it on and off, export it, clear it.
struct HistoryActions: View {
  @Environment(CalculatorViewModel.self) private var viewModel
  @State private var asksToClear = false

  var body: some View {
    @Bindable var viewModel = viewModel
    let clear = viewModel.catalogue.text(.command(.clearHistory))
    let isEmpty = viewModel.history.rows.isEmpty
    Section {
      Toggle(
        viewModel.catalogue.text(.command(.keepHistory)), isOn: $viewModel.settings.keepsHistory)
      HistoryExportMenu()
        .disabled(isEmpty)
      Button(clear, role: .destructive) { asksToClear = true }
        .disabled(isEmpty)
        .confirmationDialog(clear, isPresented: $asksToClear, titleVisibility: .visible) {
          Button(clear, role: .destructive) { viewModel.history.clear() }
          Button(viewModel.catalogue.text(.command(.cancel)), role: .cancel) {}
        }
    }
  }
}
