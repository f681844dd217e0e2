import Languages

/// What the companions are called in a menu.
///
/// They are apart from ``CompanionText``, since a menu names them where none of them is open.
enum CompanionName: CaseIterable, Translatable {
  /// The three together.
  case companions
  case fizzBuzz
  case decider
  case orderSummary
}
