import Languages

/// The texts of the companions, in no language yet; inserted parts are never changed, apart from marks around
/// them that keep their direction (`Language.isRightToLeft`).
enum CompanionText: Hashable, Translatable {
  /// A summary of what an app does, in one line.
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
  /// The screen reader's name for the button that removes something.
  case removeNamed(String)
}
