import Companions
import SwiftUI

/// A line of the order.
struct OrderSummaryRowView: View {
  let row: OrderSummaryRow

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(row.label)
        if !row.detail.isEmpty {
          Text(row.detail)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      Spacer()
      Text(row.amount)
        .monospacedDigit()
    }
    .accessibilityElement(children: .combine)
  }
}

struct OrderSummaryRowViewPreviews: PreviewProvider {
  static var previews: some View {
    ForEach(OrderSummaryViewModel().itemRows, id: \.label) {
      OrderSummaryRowView(row: $0)
    }
  }
}
