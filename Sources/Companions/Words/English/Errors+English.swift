extension DeciderError {
  /// The cause in English.
  package var english: String { reason }
}

extension OrderError {
  /// The cause in English.
  package var english: String { reason }
}
