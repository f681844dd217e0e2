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
