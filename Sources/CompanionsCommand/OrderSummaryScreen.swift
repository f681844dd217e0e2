import Companions

/// A receipt: items, and what they cost together.
struct OrderSummaryScreen: Screen {
  private static let promoWord = "promo"

  private let viewModel = OrderSummaryViewModel()

  var title: String { viewModel.title }

  var picture: [String] {
    let items = viewModel.itemRows
    let totals = viewModel.totalRows
    let labelWidth = (items + totals).map { $0.label.clipped(to: 30).columnCount }.max() ?? 0
    let detailWidth = items.map(\.detail.columnCount).max() ?? 0
    let amountWidth = (items + totals).map(\.amount.columnCount).max() ?? 0

    func line(_ row: OrderSummaryRow, number: String = "") -> String {
      number.padded(to: 4, side: .right) + "  "
        + row.label.clipped(to: 30).padded(to: labelWidth) + "   "
        + row.detail.padded(to: detailWidth, side: .right) + "   "
        + row.amount.padded(to: amountWidth, side: .right)
    }
    func rule(_ character: String) -> String {
      "      " + String(repeating: character, count: labelWidth + detailWidth + amountWidth + 6)
    }

    var lines = items.enumerated().map { index, row in line(row, number: "\(index + 1)") }
    guard let total = totals.last else { return lines + promoLine }
    lines += [rule("─")] + totals.dropLast().map { line($0) }
    lines += [rule("═"), line(total), rule("═")]
    return lines + promoLine
  }

  private var promoLine: [String] {
    let code = viewModel.promoCode.isEmpty ? "none" : viewModel.promoCode.clipped(to: 50)
    return ["", "      \(viewModel.promoCodeLabel): \(code)"]
  }

  var notice: String? { viewModel.notice }

  var choices: [Choice] {
    [
      Choice(typed: "+ " + viewModel.newItemExample, label: viewModel.addLabel),
      Choice(typed: "- 2", label: viewModel.removeLabel),
      Choice(typed: Self.promoWord + " CODE", label: viewModel.promoCodeLabel),
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
    defer { viewModel.newItem = "" }
    return viewModel.notice.map(Refusal.because)
  }

  private func setPromoCode(_ text: String) -> Refusal? {
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard words.first?.lowercased() == Self.promoWord else { return .notUnderstood }
    viewModel.promoCode = String((words.dropFirst().first ?? "").drop(while: \.isWhitespace))
    return nil
  }
}
