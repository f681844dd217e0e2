/// Where the history is kept: a journal of text lines, in order.
///
/// ``InMemoryHistory`` is the default, and forgets. Files keep it for the commands and the desktop, the
/// browser's own storage for the page.
///
/// Several programs may use the same storage at once. Nothing that is kept may be lost, wherever a
/// program is stopped. A storage that keeps at once is a ``PromptHistoryStorage``; the host of one that
/// keeps later tells ``CalculatorViewModel/historyWasKept(through:anew:)`` or
/// ``CalculatorViewModel/historyWasNotKept(because:)`` when it knows.
public protocol HistoryStorage: AnyObject {
  /// All complete lines of the journal, in order, without line ends; nil where they are not known now,
  /// and the host asks the view model to read when they are.
  ///
  /// Invalid UTF-8 is repaired for reading only.
  func knownLines() throws(StorageError) -> [String]?

  /// Appends whole lines at once, behind all that it was asked for before.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - number: The number of the last change of the history that is in them.
  /// - Returns: Whether they are kept now.
  /// - Throws: ``StorageError``; nothing of them is kept then.
  func append(_ lines: [String], number: Int) throws(StorageError) -> HistoryKeeping

  /// Replaces the journal as one step.
  ///
  /// - Parameters:
  ///   - number: The number of the last change of the history that is in it.
  ///   - change: Gets the lines as they are now, which another program may have added to, and returns
  ///     those to keep. It must not use the storage. Where the lines are not known now, it is not used,
  ///     and the host asks the view model to read when they are.
  /// - Returns: Whether that is done now.
  /// - Throws: ``StorageError``; the journal is as before then.
  func rewrite(
    number: Int, _ change: ([String]) -> [String]
  ) throws(StorageError) -> HistoryKeeping

  /// Keeps lines that could not be understood where a person can find them.
  ///
  /// - Returns: Where that is: a path or a name.
  func setAside(_ lines: [String]) throws(StorageError) -> String
}

/// Whether a storage keeps what it was asked to keep.
public enum HistoryKeeping: Hashable, Sendable {
  /// It is kept.
  case kept
  /// It is under way; whether it is kept is told later.
  case later
}
