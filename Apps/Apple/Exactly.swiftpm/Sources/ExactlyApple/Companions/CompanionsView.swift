import CalculatorPresentation
import Companions
import SwiftUI

/// The small apps beside the calculator, one in each tab.
struct CompanionsView: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    let language = viewModel.catalogue.language
    TabView {
      ForEach(Companion.allCases, id: \.self) { companion in
        CompanionView(companion: companion, language: language)
          .tabItem { Label(companion.title(in: language), systemImage: companion.symbol) }
      }
    }
    // They start over when the language changes.
    .id(language)
  }
}

extension Companion {
  /// The name of its picture in a tab bar.
  fileprivate var symbol: String {
    switch self {
    case .fizzBuzz: "number"
    case .decider: "questionmark"
    case .orderSummary: "cart"
    }
  }
}

struct CompanionsViewPreviews: PreviewProvider {
  static var previews: some View {
    CompanionsView()
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
