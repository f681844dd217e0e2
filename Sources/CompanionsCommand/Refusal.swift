import Languages

/// The reason why nothing was done for a line.
enum Refusal: Hashable {
  /// The line means nothing on this screen.
  case notUnderstood
  /// Nothing in the list has the number that was typed.
  case noSuchNumber
  /// A message from an app, already in the user's language.
  case because(String)

  func text(in language: Language) -> String {
    switch self {
    case .notUnderstood: ConversationText.notUnderstood.text(in: language)
    case .noSuchNumber: ConversationText.noSuchNumber.text(in: language)
    case .because(let reason): reason
    }
  }
}
