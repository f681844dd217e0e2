import BigNumbers

/// The exact cost of an order: nothing in it is rounded.
public struct OrderTotal: Hashable, Sendable {
  /// All items at their prices.
  public let subtotal: Rational

  /// The amount that a promo code takes off; not negative.
  public let discount: Rational

  /// The tax on what remains.
  public let tax: Rational

  /// The amount to pay: the subtotal less the discount, plus the tax.
  public var total: Rational { subtotal - discount + tax }

  /// Creates a total.
  public init(subtotal: Rational, discount: Rational, tax: Rational) {
    self.subtotal = subtotal
    self.discount = discount
    self.tax = tax
  }
}
