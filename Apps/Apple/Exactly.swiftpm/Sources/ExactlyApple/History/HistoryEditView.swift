import CalculatorPresentation
import SwiftUI

/// A calculation's expression or label in a text field; results that depend on it are recalculated.
struct HistoryEditView: View {
  let change: HistoryEdit
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var problem: String?
  @State private var isBeingSaved = false

  var body: some View {
    let catalogue = viewModel.catalogue
    VStack(alignment: .leading) {
      TextField(change.title(in: catalogue), text: $text)
        .autocorrectionDisabled()
        .onSubmit(save)
      Text(problem ?? "")
        .font(.caption)
      HStack {
        Button(catalogue.text(.command(.cancel))) { dismiss() }
          .keyboardShortcut(.cancelAction)
        Spacer()
        Button(catalogue.text(.command(.done)), action: save)
          .keyboardShortcut(.defaultAction)
      }
    }
    .padding()
    .task { text = await viewModel.ask { [change] in change.text(in: $0) } }
    .announces(problem, onChangeOf: problem)
  }

  private func save() {
    // Return both submits the field and presses the button.
    guard !isBeingSaved else { return }
    isBeingSaved = true
    Task {
      defer { isBeingSaved = false }
      let reason = await viewModel.ask(mayChangeHistory: true) { [change, text] in
        change.save(text, in: $0)
      }
      problem = reason.map { viewModel.catalogue.text($0) }
      if problem == nil { dismiss() }
    }
  }
}

struct HistoryEditViewPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("2 + 3 =")
    ForEach(viewModel.history) { HistoryEditView(change: .expression($0.id)) }
      .environment(viewModel)
  }
}
