import Languages

/// The reason an option cannot be accepted, independent of language: lower case, no full stop.
///
/// Typed text is already displayable.
package enum OptionRefusal: Hashable, Translatable {
  /// No option has this name; perhaps another was meant.
  case unknown(String, suggestion: String?)
  case takesNoValue(String)
  case needsValue(String)
  /// An option's value is not a number in a range.
  case notInRange(String, ClosedRange<Int>, String)
  /// An option is for one task, named by the word that is typed for it.
  case isFor(String, task: String)
}
