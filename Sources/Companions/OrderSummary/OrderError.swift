import BigNumbers
import Languages

/// The reason why an order is refused.
public enum OrderError: Error, Hashable, Sendable, Translatable {
  case noItems
  case tooManyItems
  case notAnItem
  case longItem
  case notAPrice
  case priceOutOfRange
  case priceTooPrecise
  case quantityOutOfRange
  case calculationForName
  case blankName
  case longName

  /// The cause in English, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .noItems: "the order is empty"
    case .tooManyItems: "an order has at most \(OrderItem.orderLimit) items"
    case .notAnItem: "an item is written as QUANTITY x PRICE, such as 3 x 19.99"
    case .longItem: "an item has at most \(OrderItem.textLengthLimit) characters"
    case .notAPrice: "a price is a decimal number, such as 19.99"
    case .priceOutOfRange: "a price is from 0 to \(OrderItem.priceRange.upperBound.description)"
    case .priceTooPrecise: "a price has at most \(OrderItem.priceDecimalPlaces) decimal places"
    case .quantityOutOfRange:
      "a quantity is a whole number from \(OrderItem.quantityRange.lowerBound)"
        + " to \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "a name does not begin with a number or a sign alone"
    case .blankName: "an item needs a name"
    case .longName: "a name has at most \(OrderItem.nameLengthLimit) characters"
    }
  }
}
