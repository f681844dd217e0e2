import Companions
import SwiftUI

/// An order that can be edited, and what it costs.
struct OrderSummaryView: View {
  @State private var viewModel = OrderSummaryViewModel()

  var body: some View {
    let rows = viewModel.itemRows
    List {
      Section {
        ForEach(rows.indices, id: \.self) { index in
          RowView(row: rows[index])
            .removable(viewModel.removeLabel) { viewModel.removeItem(at: index) }
        }
        HStack {
          TextField(viewModel.newItemExample, text: $viewModel.newItem)
            .onSubmit { viewModel.addItem() }
            .accessibilityLabel(viewModel.newItemLabel)
          Button(viewModel.addLabel) { viewModel.addItem() }
        }
        TextField(viewModel.promoCodeLabel, text: $viewModel.promoCode)
      } footer: {
        Text(viewModel.notice ?? "")
      }
      Section {
        ForEach(viewModel.totalRows, id: \.label) { RowView(row: $0) }
      }
    }
    .navigationTitle(viewModel.title)
  }
}

/// A line of the order.
private struct RowView: View {
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

struct OrderSummaryViewPreviews: PreviewProvider {
  static var previews: some View {
    OrderSummaryView()
  }
}
