import CalculatorPresentation
import Companions
import SwiftUI

/// The small apps beside the calculator, one behind each tab.
struct CompanionsView: View {
  var body: some View {
    TabView {
      ForEach(Companion.allCases, id: \.self) { companion in
        CompanionView(companion: companion)
          .tabItem { Label(companion.title, systemImage: companion.symbol) }
      }
    }
  }
}

extension Companion {
  /// The name of its picture in a bar of tabs.
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
      .environment(CalculatorViewModel())
      .environment(Panels())
  }
}
