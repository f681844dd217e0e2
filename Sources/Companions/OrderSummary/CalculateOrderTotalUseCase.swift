import BigNumbers

/// The one task of the order summary: calculating the cost of items with a promo code.
///
/// It is a protocol so that a view model can use another one, in a test or for another shop.
public protocol CalculateOrderTotalUseCase {
  /// Returns the exact total of an order; that of no items is zero.
  func execute(items: [OrderItem], promoCode: String) -> OrderTotal
}

/// The shop's own prices: 20 % off with the code `SAVE20`, then a tax of 8.875 %.
///
/// ```swift
/// let items = [try OrderItem("3 x 19.99")]
/// let total = CalculateOrderTotal().execute(items: items, promoCode: "SAVE20")
/// total.discount.decimalText(places: 3)   // "11.994"
/// total.total.decimalText(places: 5)      // "52.23387"
/// ```
public struct CalculateOrderTotal: CalculateOrderTotalUseCase, Hashable, Sendable {
  /// The only promo code; upper and lower case matter.
  public static let promoCode = "SAVE20"

  /// The rate that the promo code takes off: 0.20 of the subtotal.
  public static let discountRate = Rational(significand: Int64(20), exponent: -2)

  /// The tax on what remains: 0.08875.
  public static let taxRate = Rational(significand: Int64(8_875), exponent: -5)

  /// Creates the use case.
  public init() {}

  /// Returns the exact total of an order; that of no items is zero.
  public func execute(items: [OrderItem], promoCode: String) -> OrderTotal {
    let subtotal = items.reduce(Rational(0)) { $0 + $1.subtotal }
    let discount = promoCode == Self.promoCode ? subtotal * Self.discountRate : 0
    return OrderTotal(
      subtotal: subtotal, discount: discount, tax: (subtotal - discount) * Self.taxRate)
  }
}
