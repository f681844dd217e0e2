import Languages

/// The reason a line cannot be read, whatever its content.
package enum LineRefusal: Hashable, Translatable {
  /// It has more bytes than the limit.
  case tooLong(limit: Int)
  case notUTF8
}
