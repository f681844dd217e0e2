import CalculatorPresentation
import SwiftUI

/// A calculation with its result, or with the reason why it no longer has one.
struct HistoryCalculationView: View {
  let row: HistoryRow
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    VStack(alignment: .leading) {
      Text(row.calculationText)
        .monospacedDigit()
      if let failure = row.failure {
        Text(viewModel.catalogue.text(.historyReason(HistoryReason(failure))))
          .font(.caption)
      }
      if let exactForm = row.exactForm {
        Text(exactForm)
          .foregroundStyle(.secondary)
      }
    }
    // Mathematics runs from left to right in every language.
    .environment(\.layoutDirection, .leftToRight)
  }
}
