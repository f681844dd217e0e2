import Companions
import SwiftUI

/// One of the small apps.
struct CompanionView: View {
  let companion: Companion

  var body: some View {
    switch companion {
    case .fizzBuzz: FizzBuzzView()
    case .decider: DeciderView()
    case .orderSummary: OrderSummaryView()
    }
  }
}
