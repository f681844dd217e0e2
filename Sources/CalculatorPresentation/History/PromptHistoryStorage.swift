/// A storage of the history that has kept what it was asked to by the time the call returns.
public protocol PromptHistoryStorage: HistoryStorage {
  /// Returns all complete lines of the journal, in order, without line endings.
  func lines() throws(StorageError) -> [String]

  /// Appends whole lines at once.
  ///
  /// After an error none of them is kept: a partial write is undone.
  func append(_ lines: [String]) throws(StorageError)

  /// Replaces the journal as one step, under the same lock as ``append(_:)``.
  ///
  /// - Parameter change: Receives the current lines, and returns those to keep. It must not use the storage.
  /// - Throws: ``StorageError``; the journal is unchanged then.
  func rewrite(_ change: ([String]) -> [String]) throws(StorageError)
}

extension PromptHistoryStorage {
  /// Returns all complete lines of the journal.
  public func knownLines() throws(StorageError) -> [String]? { try lines() }

  /// Appends whole lines at once.
  public func append(_ lines: [String], number: Int) throws(StorageError) -> HistoryKeeping {
    try append(lines)
    return .kept
  }

  /// Replaces the journal as one step.
  public func rewrite(
    number: Int, _ change: ([String]) -> [String]
  ) throws(StorageError) -> HistoryKeeping {
    try rewrite(change)
    return .kept
  }
}
