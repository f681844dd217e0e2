import BigNumbers
import Languages

/// A line of an order: a thing with its quantity and the price of each.
///
/// ```swift
/// let item = try OrderItem(name: "Coffee", price: Rational("19.99"), quantity: 3)
/// item.subtotal   // 5997/100
/// ```
public struct OrderItem: Hashable, Sendable {
  /// The prices that make sense: 0 to 1,000,000,000.
  public static let priceRange = Rational(0)...Rational(1_000_000_000)

  /// The maximum number of decimal places in a price.
  public static let priceDecimalPlaces = 10

  /// The quantities that make sense: 1 to 1,000,000.
  public static let quantityRange = 1...1_000_000

  /// The maximum number of Unicode scalars in a name.
  public static let nameLengthLimit = 100

  /// The maximum number of items in an order.
  public static let orderLimit = 1_000

  /// The name of the thing ordered.
  public let name: String

  /// The price of one, exactly.
  public let price: Rational

  /// The number ordered.
  public let quantity: Int

  /// Creates an item.
  ///
  /// - Throws: ``OrderError`` if the price, the quantity or the name is out of range.
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

extension OrderItem {
  /// Returns an example of an item: `3 x 19.99 Coffee`.
  static func example(in language: Language) -> String {
    "3 x 19.99 " + CompanionText.coffee.text(in: language)
  }

  /// Returns an order to start with, so that there is something to see.
  static func sample(in language: Language) -> [OrderItem] {
    [example(in: language), "1 x 5 " + CompanionText.tea.text(in: language)]
      .compactMap { try? OrderItem($0) }
  }
}
