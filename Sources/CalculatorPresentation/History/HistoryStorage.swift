/// The storage of the history: a journal of text lines, in order.
///
/// ``InMemoryHistory`` is the default, and lasts as long as the program. The commands and the desktop keep the
/// history in files, the page in the browser's own storage.
///
/// Several programs may use the same storage at once. Nothing that is kept may be lost, no matter where a
/// program is stopped. A storage that keeps at once is a ``PromptHistoryStorage``; the host of one that keeps
/// later calls ``CalculatorViewModel/historyWasKept(through:anew:)`` or
/// ``CalculatorViewModel/historyWasNotKept(because:)`` when it knows.
public protocol HistoryStorage: AnyObject {
  /// Returns all complete lines of the journal, in order, without line endings; nil if they are currently unknown.
  ///
  /// In that case, the host asks the view model to read once they are.
  ///
  /// Invalid UTF-8 is repaired for reading only.
  func knownLines() throws(StorageError) -> [String]?

  /// Appends whole lines at once, after everything that was requested before.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - number: The number of the last change to the history that is in them.
  /// - Returns: Whether they are kept now.
  /// - Throws: ``StorageError``; none of them is kept then.
  func append(_ lines: [String], number: Int) throws(StorageError) -> HistoryKeeping

  /// Replaces the journal as one step.
  ///
  /// - Parameters:
  ///   - number: The number of the last change to the history that is in it.
  ///   - change: Receives the current lines, to which another program may have added, and returns those to
  ///     keep. It must not use the storage. If the lines are currently unknown, it is not called, and the host
  ///     asks the view model to read once they are.
  /// - Returns: Whether that is done now.
  /// - Throws: ``StorageError``; the journal is unchanged then.
  func rewrite(
    number: Int, _ change: ([String]) -> [String]
  ) throws(StorageError) -> HistoryKeeping

  /// Keeps lines that could not be understood in a place where the user can find them.
  ///
  /// - Returns: The place: a path or a name.
  func setAside(_ lines: [String]) throws(StorageError) -> String
}

/// Whether a storage keeps what it was asked to keep.
public enum HistoryKeeping: Hashable, Sendable {
  /// It is kept.
  case kept
  /// It is in progress; whether it is kept is reported later.
  case later
}
