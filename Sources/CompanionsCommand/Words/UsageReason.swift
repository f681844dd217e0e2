import Companions
import Languages

/// Why arguments make no sense, in no language yet: lower case, no full stop.
///
/// What was typed is displayable already.
enum UsageReason: Translatable {
  case unexpectedArgument(String)
  /// No app is called so.
  case noApp(String)
  /// Without arguments there is a menu, for which a person has to be there.
  case menuNeedsTerminal
  /// What is wrong with the item of an order; items count from 1.
  case item(Int, OrderError)
}
