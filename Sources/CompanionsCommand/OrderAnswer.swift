import CommandLineInterface
import Companions
import DisplayableText

/// What the command says to an order: the four totals, or what is wrong with it.
struct OrderAnswer: Hashable {
  /// The most characters of a refused item that are shown.
  static let shownLength = 72

  private(set) var lines: [String] = []

  /// What was refused and why, or what is odd about the order.
  private(set) var diagnostics: [String] = []

  private(set) var status = ExitStatus.answered

  /// Reads the items and adds them up, unless one of them is refused.
  init(items texts: [String], promoCode: String) {
    let items = read(texts)
    if status == .answered { addUp(items, promoCode: promoCode) }
  }

  private mutating func read(_ texts: [String]) -> [OrderItem] {
    if texts.isEmpty { refuse(OrderError.noItems.reason) }
    if texts.count > OrderItem.orderLimit { refuse(OrderError.tooManyItems.reason) }
    var items: [OrderItem] = []
    for (index, text) in texts.prefix(OrderItem.orderLimit).enumerated() {
      do throws(OrderError) {
        items.append(try OrderItem(text))
      } catch {
        let shown = text.isEmpty ? "" : "\n  " + text.displayable(limit: Self.shownLength)
        refuse("item \(index + 1): \(error.reason)\(shown)")
      }
    }
    return items
  }

  private mutating func addUp(_ items: [OrderItem], promoCode: String) {
    let viewModel = OrderSummaryViewModel(items: items, currency: CurrencyFormat(minusSign: "-"))
    viewModel.promoCode = promoCode
    lines = Self.lines(of: viewModel.totalRows)
    if let notice = viewModel.notice { diagnostics.append(notice) }
  }

  private mutating func refuse(_ reason: String) {
    diagnostics.append(reason)
    status = .unreadable
  }

  /// The rows with their labels at the left and their amounts at the right.
  private static func lines(of rows: [OrderSummaryRow]) -> [String] {
    let labelWidth = rows.map(\.label.textColumns).max() ?? 0
    let amountWidth = rows.map(\.amount.textColumns).max() ?? 0
    return rows.map { row in
      row.label.padded(to: labelWidth) + " " + row.amount.padded(to: amountWidth, side: .right)
    }
  }
}
