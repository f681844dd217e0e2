import Languages

/// The texts of the menu and the screens, besides those of the apps, in no language yet.
enum ConversationText: Hashable, Translatable {
  /// The menu's title.
  case title
  /// The input that chooses an app: a number from 1 to the count, or a name.
  case numberOrName(count: Int)
  case open
  case back
  case quit
  case enterKey
  /// A placeholder for a promo code that can be typed.
  case code
  /// Something to choose, as an example.
  case tea
  /// A field and its content.
  case field(String, String)
  /// The content of an empty field.
  case none
  case notUnderstood
  case noSuchNumber
}
