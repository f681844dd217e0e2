import CalculatorPresentation
import Companions
import Languages
import SwiftUI

/// The answer, the button that asks for it, and the options to choose from.
struct DeciderView: View {
  @State private var viewModel: DeciderViewModel<SystemRandomNumberGenerator>

  init(language: Language) {
    _viewModel = State(wrappedValue: DeciderViewModel(language: language))
  }

  var body: some View {
    let options = viewModel.options
    PanelPage(title: viewModel.title, summary: Companion.decider.summary(in: viewModel.language)) {
      List {
        Section {
          Text(viewModel.answerText)
            .font(.largeTitle)
            .frame(maxWidth: .infinity)
          Button(viewModel.decideLabel) { viewModel.decide() }
        } footer: {
          Text(viewModel.notice ?? "")
        }
        Section {
          ForEach(options.indices, id: \.self) { index in
            Text(options[index])
              .removable(viewModel.removeLabel) { viewModel.removeOption(at: index) }
          }
          HStack {
            TextField(viewModel.newOptionLabel, text: $viewModel.newOption)
              .onSubmit { viewModel.addOption() }
            Button(viewModel.addLabel) { viewModel.addOption() }
              .buttonStyle(.borderless)
          }
        }
      }
    }
    .announces(viewModel.answerText, onChangeOf: viewModel.decisionCount)
    .announces(viewModel.notice, onChangeOf: viewModel.notice)
  }
}

struct DeciderViewPreviews: PreviewProvider {
  static var previews: some View {
    DeciderView(language: .german)
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
