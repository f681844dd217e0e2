import CommandLineInterface
import Companions
import DisplayableText
import Languages

/// The command's answer to an order: the four totals, or what is wrong with it.
struct OrderAnswer: Hashable {
  /// The maximum number of characters shown of a refused item.
  static let shownLength = 72

  private(set) var lines: [String] = []

  /// The refusals with their reasons, or a remark on the order, without direction marks.
  private(set) var diagnostics: [String] = []

  private(set) var status = ExitStatus.answered

  private let language: Language

  /// Reads the items and adds them up, unless one of them is refused.
  ///
  /// - Parameters:
  ///   - texts: The items.
  ///   - promoCode: The promo code, or "".
  ///   - language: The language of all but the totals, which scripts read.
  init(items texts: [String], promoCode: String, language: Language) {
    self.language = language
    let items = read(texts)
    if status == .answered { addUp(items, promoCode: promoCode) }
  }

  private mutating func read(_ texts: [String]) -> [OrderItem] {
    if texts.isEmpty { refuse(OrderError.noItems) }
    if texts.count > OrderItem.orderLimit { refuse(OrderError.tooManyItems) }
    var items: [OrderItem] = []
    for (index, text) in texts.prefix(OrderItem.orderLimit).enumerated() {
      do throws(OrderError) {
        items.append(try OrderItem(text))
      } catch {
        let shown = text.isEmpty ? "" : "\n  " + text.displayable(limit: Self.shownLength)
        refuse(CompanionsUsageReason.item(index + 1, error), below: shown)
      }
    }
    return items
  }

  private mutating func addUp(_ items: [OrderItem], promoCode: String) {
    lines = Self.lines(of: viewModel(of: items, promoCode, in: .english).totalRows)
    if let notice = viewModel(of: items, promoCode, in: language).notice {
      diagnostics.append(notice.withoutIsolates)
    }
  }

  private func viewModel(
    of items: [OrderItem], _ promoCode: String, in language: Language
  ) -> OrderSummaryViewModel<CalculateOrderTotal> {
    let viewModel = OrderSummaryViewModel(
      items: items, currency: CurrencyFormat(minusSign: "-"), language: language)
    viewModel.promoCode = promoCode
    return viewModel
  }

  private mutating func refuse(_ reason: some Translatable, below text: String = "") {
    diagnostics.append(reason.text(in: language).withoutIsolates + text)
    status = .unreadable
  }

  /// Returns the rows as lines, with their labels at the left and their amounts at the right.
  private static func lines(of rows: [OrderSummaryRow]) -> [String] {
    let labelWidth = rows.map(\.label.textColumns).max() ?? 0
    let amountWidth = rows.map(\.amount.textColumns).max() ?? 0
    return rows.map { row in
      row.label.padded(to: labelWidth) + " " + row.amount.padded(to: amountWidth, side: .right)
    }
  }
}
