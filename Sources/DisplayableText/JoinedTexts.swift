extension Array where Element == String {
  /// Returns the texts one after another, with another separator before the last.
  ///
  /// ```swift
  /// ["kB", "KB", "KiB"].joined(separator: ", ", last: " or ")   // "kB, KB or KiB"
  /// ```
  package func joined(separator: String, last: String) -> String {
    var text = ""
    for (index, each) in enumerated() {
      if index > 0 { text += index == count - 1 ? last : separator }
      text += each
    }
    return text
  }
}
