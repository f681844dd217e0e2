/// Arguments that the command does not understand.
package struct UsageError: Error, Hashable {
  /// What is wrong, in words.
  package let reason: String

  /// Creates an error.
  package init(reason: String) {
    self.reason = reason
  }
}
