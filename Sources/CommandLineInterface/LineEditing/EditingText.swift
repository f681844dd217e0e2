import Languages

/// A text of the line editor, independent of language.
package enum EditingText: Hashable, Translatable {
  /// The prompt of a line that contains the text being searched for.
  case search(String)
  /// The prompt of the line if none contains it.
  case notFound(String)
  /// The number of names not listed.
  case more(Int)
}
