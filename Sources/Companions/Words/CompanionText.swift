import Languages

/// What the companions say, in no language yet; what is inserted is never changed, besides marks
/// around it that keep its direction (`Language.isRightToLeft`).
enum CompanionText: Hashable, Translatable {
  /// What an app does, in one line.
  case summary(Companion)

  // FizzBuzz.
  case game
  case next

  // Decider.
  case decide
  case newOption
  case yes
  case no
  case maybe
  case notDecided(DeciderError)
  case optionNotAdded(DeciderError)

  // Order Summary.
  case newItem
  case coffee
  case tea
  /// The name of an item that has none of its own.
  case item(number: Int)
  case promoCode
  case subtotal
  case discount
  case tax
  case total
  case orderIsEmpty
  case noDiscount
  case itemNotAdded(OrderError)

  // Lists.
  case add
  case remove
  /// What a screen reader calls the button that removes something.
  case removeNamed(String)
}
