import Companions
import Languages
import SwiftUI

/// One of the small apps.
struct CompanionView: View {
  let companion: Companion
  let language: Language

  var body: some View {
    switch companion {
    case .fizzBuzz: FizzBuzzView(language: language)
    case .decider: DeciderView(language: language)
    case .orderSummary: OrderSummaryView(language: language)
    }
  }
}
