import BigNumbers

/// A line of an order: so many of a thing, each at a price.
///
/// ```swift
/// let item = try OrderItem(name: "Coffee", price: Rational("19.99"), quantity: 3)
/// item.subtotal   // 5997/100
/// ```
public struct OrderItem: Hashable, Sendable {
  /// The prices that make sense: 0 to 1,000,000,000.
  public static let priceRange = Rational(0)...Rational(1_000_000_000)

  /// The most decimal places of a price.
  public static let priceDecimalPlaces = 10

  /// The quantities that make sense: 1 to 1,000,000.
  public static let quantityRange = 1...1_000_000

  /// The most Unicode scalars of a name.
  public static let nameLengthLimit = 100

  /// The most items of an order.
  public static let orderLimit = 1_000

  /// What is ordered.
  public let name: String

  /// The price of one, exactly.
  public let price: Rational

  /// How many are ordered.
  public let quantity: Int

  /// Creates an item.
  ///
  /// - Throws: ``OrderError`` when the price, the quantity or the name is out of its range.
  public init(name: String, price: Rational, quantity: Int) throws(OrderError) {
    guard Self.priceRange.contains(price) else { throw .priceOutOfRange }
    guard price.isDecimal(places: Self.priceDecimalPlaces) else { throw .priceTooPrecise }
    guard Self.quantityRange.contains(quantity) else { throw .quantityOutOfRange }
    guard name.unicodeScalars.prefix(Self.nameLengthLimit + 1).count <= Self.nameLengthLimit else {
      throw .longName
    }
    guard name.isVisible else { throw .blankName }
    self.name = name
    self.price = price
    self.quantity = quantity
  }

  /// The price of all of them, exactly.
  public var subtotal: Rational { price * Rational(quantity) }
}
