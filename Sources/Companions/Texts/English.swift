// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/en.ftl: change that one.
import BigNumbers
import Languages

extension CompanionName {
  /// The text in English.
  package var english: String {
    switch self {
    case .companions: "Companions"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "Decider"
    case .orderSummary: "Order Summary"
    }
  }
}

extension CompanionText {
  /// The text in English.
  package var english: String {
    switch self {
    case .summary(.fizzBuzz): "counts, and says Fizz, Buzz or FizzBuzz"
    case .summary(.decider): "chooses one of your options"
    case .summary(.orderSummary): "adds up an order with discount and tax"
    case .game: "Fizz Buzz Game"
    case .next: "Next"
    case .decide: "Decide"
    case .newOption: "New option"
    case .yes: "Yes"
    case .no: "No"
    case .maybe: "Maybe"
    case .notDecided(let error): "Not decided: " + error.english
    case .optionNotAdded(let error): "Not added: " + error.english
    case .newItem: "New item"
    case .coffee: "Coffee"
    case .tea: "Tea"
    case .item(let number): "Item \(number)"
    case .promoCode: "Promo code"
    case .subtotal: "Subtotal"
    case .discount: "Discount"
    case .tax: "Tax"
    case .total: "Total"
    case .orderIsEmpty: "The order is empty"
    case .noDiscount: "No discount for this promo code"
    case .itemNotAdded(let error): "Not added: " + error.english
    case .add: "Add"
    case .remove: "Remove"
    case .removeNamed(let name): "Remove " + name
    }
  }
}

extension DeciderError {
  /// The text in English.
  package var reason: String {
    switch self {
    case .noOptions: "there are no options to decide between"
    case .tooManyOptions: "there are more than \(Decider.optionLimit) options"
    case .blankOption(let position): "option \(position) is blank"
    case .longOption(let position): "option \(position) is longer than \(Decider.lengthLimit) characters"
    }
  }
}

extension DeciderError {
  package var english: String { reason }
}

extension OrderError {
  /// The text in English.
  package var reason: String {
    switch self {
    case .noItems: "the order is empty"
    case .tooManyItems: "an order has at most \(OrderItem.orderLimit) items"
    case .notAnItem: "write an item as QUANTITY x PRICE, such as 3 x 19.99"
    case .longItem: "an item has at most \(OrderItem.textLengthLimit) characters"
    case .notAPrice: "a price is a decimal number, such as 19.99"
    case .priceOutOfRange: "a price is from 0 to \(OrderItem.priceRange.upperBound)"
    case .priceTooPrecise: "a price has at most \(OrderItem.priceDecimalPlaces) decimal places"
    case .quantityOutOfRange: "a quantity is a whole number from \(OrderItem.quantityRange.lowerBound) to \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "a name cannot start with a number or a sign alone"
    case .blankName: "an item needs a name"
    case .longName: "a name has at most \(OrderItem.nameLengthLimit) characters"
    }
  }
}

extension OrderError {
  package var english: String { reason }
}
