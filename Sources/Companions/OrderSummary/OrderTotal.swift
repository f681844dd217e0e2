import BigNumbers

/// What an order costs, exactly: nothing in it is rounded.
public struct OrderTotal: Hashable, Sendable {
  /// All items at their prices.
  public let subtotal: Rational

  /// What a promo code takes off; not negative.
  public let discount: Rational

  /// The tax on what remains.
  public let tax: Rational

  /// What is to be paid: the subtotal less the discount, plus the tax.
  public var total: Rational { subtotal - discount + tax }

  /// Creates a total.
  public init(subtotal: Rational, discount: Rational, tax: Rational) {
    self.subtotal = subtotal
    self.discount = discount
    self.tax = tax
  }
}
