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
}
