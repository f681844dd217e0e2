import Languages

/// What the menu and the screens say besides the texts of the apps, in no language yet.
enum ConversationText: Hashable, Translatable {
  /// The menu's title.
  case title
  /// What chooses an app: a number from 1 to the count, or a name.
  case numberOrName(count: Int)
  case open
  case back
  case quit
  case enterKey
  /// What stands for a promo code where one can be typed.
  case code
  /// Something to choose, as an example.
  case tea
  /// A field and what is in it.
  case field(String, String)
  /// Nothing is in a field.
  case none
  case notUnderstood
  case noSuchNumber
}
