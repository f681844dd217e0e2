import CalculatorPresentation
import SwiftUI

/// The actions on the whole history: switching it on and off, exporting it, clearing it.
struct HistoryActions: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @State private var asksToClear = false

  var body: some View {
    @Bindable var viewModel = viewModel
    let clear = viewModel.catalogue.text(.command(.clearHistory))
    VStack(alignment: .leading) {
      Toggle(
        viewModel.catalogue.text(.command(.keepHistory)), isOn: $viewModel.settings.keepsHistory)
      HStack(alignment: .firstTextBaseline) {
        HistoryExportMenu()
        Spacer()
        Button(clear, role: .destructive) { asksToClear = true }
          .confirmationDialog(clear, isPresented: $asksToClear, titleVisibility: .visible) {
            Button(clear, role: .destructive) {
              viewModel.perform(mayChangeHistory: true) { $0.clearHistory() }
            }
            Button(viewModel.catalogue.text(.command(.cancel)), role: .cancel) {}
          }
      }
      .disabled(viewModel.history.isEmpty)
      .dialog(isOpen: asksToClear, in: panels)
    }
  }
}

struct HistoryActionsPreviews: PreviewProvider {
  static var previews: some View {
    HistoryActions()
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
