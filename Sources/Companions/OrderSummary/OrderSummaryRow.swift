/// A row of the order summary, ready to be shown.
public struct OrderSummaryRow: Hashable, Sendable {
  /// The meaning of the amount: an item's name, `Subtotal`, `Tax`.
  public let label: String

  /// A detail, such as `3 × $19.99`; may be empty.
  public let detail: String

  /// The amount as currency.
  public let amount: String

  init(label: String, detail: String = "", amount: String) {
    self.label = label
    self.detail = detail
    self.amount = amount
  }
}
