import Companions
import Languages

/// A receipt: items, and their total cost.
struct OrderSummaryScreen: Screen {
  private static let promoWord = "promo"

  private let viewModel: OrderSummaryViewModel<CalculateOrderTotal>

  init(language: Language) {
    viewModel = OrderSummaryViewModel(language: language)
  }

  var title: String { viewModel.title }

  var picture: [String] {
    let items = viewModel.itemRows
    let totals = viewModel.totalRows
    let receipt = Receipt(for: items + totals)
    var lines = items.enumerated().map { index, row in receipt.line(row, number: index + 1) }
    if let total = totals.last {
      lines += [receipt.rule("─")] + totals.dropLast().map { receipt.line($0) }
      lines += [receipt.rule("═"), receipt.line(total), receipt.rule("═")]
    }
    return lines + promoLines
  }

  private var promoLines: [String] {
    let code =
      viewModel.promoCode.isEmpty ? text(.none) : viewModel.promoCode.clipped(to: 50)
    return ["", Receipt.margin + text(.field(viewModel.promoCodeLabel, code))]
  }

  var notice: String? { viewModel.notice }

  var choices: [Choice] {
    [
      Choice(typed: "+ " + viewModel.newItemExample, label: viewModel.addLabel),
      Choice(typed: "- 2", label: viewModel.removeLabel),
      Choice(typed: Self.promoWord + " " + text(.code), label: viewModel.promoCodeLabel),
    ]
  }

  func enter(_ line: TypedLine) -> Refusal? {
    switch line {
    case .enter: break
    case .add(let item): return add(item)
    case .remove(let index):
      guard let index, viewModel.removeItem(at: index) else { return .noSuchNumber }
    case .text(let text): return setPromoCode(text)
    case .back, .quit: return .notUnderstood
    }
    return nil
  }

  private func add(_ item: String) -> Refusal? {
    viewModel.newItem = item
    if viewModel.addItem() { return nil }
    defer { viewModel.dismissRefusal() }
    return viewModel.notice.map(Refusal.because)
  }

  private func text(_ text: ConversationText) -> String { text.text(in: viewModel.language) }

  private func setPromoCode(_ text: String) -> Refusal? {
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard words.first?.lowercased() == Self.promoWord else { return .notUnderstood }
    viewModel.promoCode = String((words.dropFirst().first ?? "").drop(while: \.isWhitespace))
    return nil
  }
}
