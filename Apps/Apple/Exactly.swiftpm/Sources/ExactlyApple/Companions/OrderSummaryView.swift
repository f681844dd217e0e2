import CalculatorPresentation
import Companions
import Languages
import SwiftUI

/// An order that can be edited, and its cost.
struct OrderSummaryView: View {
  @State private var viewModel: OrderSummaryViewModel<CalculateOrderTotal>

  init(language: Language) {
    _viewModel = State(wrappedValue: OrderSummaryViewModel(language: language))
  }

  var body: some View {
    let rows = viewModel.itemRows
    PanelPage(
      title: viewModel.title, summary: Companion.orderSummary.summary(in: viewModel.language)
    ) {
      List {
        Section {
          ForEach(rows.indices, id: \.self) { index in
            OrderSummaryRowView(row: rows[index])
              .removable(viewModel.removeLabel) { viewModel.removeItem(at: index) }
          }
          HStack {
            TextField(viewModel.newItemExample, text: $viewModel.newItem)
              .onSubmit { viewModel.addItem() }
              .accessibilityLabel(viewModel.newItemLabel)
            Button(viewModel.addLabel) { viewModel.addItem() }
              .buttonStyle(.borderless)
          }
          TextField(viewModel.promoCodeLabel, text: $viewModel.promoCode)
            .autocorrectionDisabled()
            .typesCapitals()
        } footer: {
          Text(viewModel.notice ?? "")
        }
        Section {
          ForEach(viewModel.totalRows, id: \.label) { OrderSummaryRowView(row: $0) }
        }
      }
    }
    .announces(viewModel.notice, onChangeOf: viewModel.notice)
  }
}

struct OrderSummaryViewPreviews: PreviewProvider {
  static var previews: some View {
    OrderSummaryView(language: .german)
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
