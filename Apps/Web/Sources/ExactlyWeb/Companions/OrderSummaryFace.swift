import Companions

/// The order summary on its page.
///
/// Its messages are `add` with the item as the body, `remove INDEX`, `promo` with the code as the
/// body, and `dismiss`.
final class OrderSummaryFace: Face {
  private let viewModel: OrderSummaryViewModel<CalculateOrderTotal>
  private var page: CompanionPage

  /// Opens a sample order.
  init(_ opening: Opening) {
    page = CompanionPage(.orderSummary, opening)
    viewModel = OrderSummaryViewModel(language: page.language)
  }

  func perform(_ message: PageMessage, at time: Int64) throws(Refusal) {
    switch message.name {
    case "add":
      viewModel.newItem = message.body
      viewModel.addItem()
      page.announce(news)
    case "remove":
      viewModel.removeItem(at: try message.index(below: viewModel.items.count))
      page.announce(news)
    case "promo":
      viewModel.promoCode = message.body
      // A code is typed letter by letter.
      page.announce(change: news)
    case "dismiss": viewModel.dismissRefusal()
    default: throw message.isUnknown
    }
  }

  /// The text to announce: the problem, or the amount to pay.
  private var news: String {
    viewModel.notice ?? viewModel.totalRows.last.map { $0.label + " " + $0.amount } ?? ""
  }

  func draw(on screen: inout Screen) {
    page.draw("order", on: &screen) { json in
      json.member("title", viewModel.title)
      json.member("addLabel", viewModel.addLabel)
      json.member("removeLabel", viewModel.removeLabel)
      json.member("removeNames", viewModel.removeNames)
      json.member("newItemLabel", viewModel.newItemLabel)
      json.member("newItemExample", viewModel.newItemExample)
      json.member("newItem", viewModel.newItem)
      json.member("promoCodeLabel", viewModel.promoCodeLabel)
      json.member("promoCode", viewModel.promoCode)
      json.list("itemRows", of: viewModel.itemRows, write)
      json.list("totalRows", of: viewModel.totalRows, write)
      json.member("notice", viewModel.notice)
    }
  }

  private func write(to json: inout JSON, _ row: OrderSummaryRow) {
    json.member("label", row.label)
    json.member("detail", row.detail)
    json.member("amount", row.amount)
  }
}
