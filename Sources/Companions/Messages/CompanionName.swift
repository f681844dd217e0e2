import Languages

/// The names of the companions in a menu.
///
/// They are separate from ``CompanionText``, since a menu names them when none of them is open.
enum CompanionName: CaseIterable, Translatable {
  /// The three together.
  case companions
  case fizzBuzz
  case decider
  case orderSummary
}
