import CalculatorPresentation
import Companions
import Languages
import SwiftUI

/// The game: the current text, and a button for the next one.
struct FizzBuzzView: View {
  @State private var viewModel: FizzBuzzViewModel

  init(language: Language) {
    _viewModel = State(wrappedValue: FizzBuzzViewModel(language: language))
  }

  var body: some View {
    PanelPage(title: viewModel.title, summary: Companion.fizzBuzz.summary(in: viewModel.language)) {
      VStack(spacing: 24) {
        GameView(text: viewModel.text)
        Button(viewModel.nextLabel) { viewModel.increment() }
          .buttonStyle(.borderedProminent)
          .disabled(!viewModel.canIncrement)
      }
      .padding()
    }
    .announces(viewModel.text, onChangeOf: viewModel.text)
  }
}

struct FizzBuzzViewPreviews: PreviewProvider {
  static var previews: some View {
    FizzBuzzView(language: .german)
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
