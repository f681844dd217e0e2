import Companions
import Languages

/// The reason why arguments make no sense, in no language yet: lower case, no full stop.
///
/// Typed text is already displayable.
enum CompanionsUsageReason: Translatable {
  case unexpectedArgument(String)
  /// No app has this name.
  case noApp(String)
  /// Without arguments there is a menu, which needs a terminal.
  case menuNeedsTerminal
  /// The error in an item of an order; items count from 1.
  case item(Int, OrderError)
}
