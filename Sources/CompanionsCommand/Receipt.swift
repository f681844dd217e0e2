import Companions

/// The rows of an order, with labels, details and amounts in columns.
struct Receipt {
  /// The margin to the left of all columns, with room for a number.
  static let margin = "      "

  private static let gap = "   "

  /// The maximum width of a label.
  private static let labelLimit = 30

  private let labelWidth: Int
  private let detailWidth: Int
  private let amountWidth: Int

  /// Makes the columns as wide as the rows need.
  init(for rows: [OrderSummaryRow]) {
    labelWidth = rows.map { $0.label.clipped(to: Self.labelLimit).textColumns }.max() ?? 0
    detailWidth = rows.map(\.detail.textColumns).max() ?? 0
    amountWidth = rows.map(\.amount.textColumns).max() ?? 0
  }

  /// Returns a row as a line, with its number in the list if it has one.
  func line(_ row: OrderSummaryRow, number: Int? = nil) -> String {
    let columns = [
      row.label.clipped(to: Self.labelLimit).padded(to: labelWidth),
      row.detail.padded(to: detailWidth, side: .right),
      row.amount.padded(to: amountWidth, side: .right),
    ]
    let margin = number.map { "\($0)  ".padded(to: Self.margin.count, side: .right) }
    return (margin ?? Self.margin) + columns.joined(separator: Self.gap)
  }

  /// Returns a rule across all columns.
  func rule(_ character: Character) -> String {
    let width = labelWidth + detailWidth + amountWidth + 2 * Self.gap.count
    return Self.margin + String(repeating: character, count: width)
  }
}
