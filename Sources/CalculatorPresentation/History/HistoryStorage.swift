/// Where the history and the settings are kept: lines of text, in order.
///
/// ``InMemoryStorage`` is the default, and forgets. A file keeps them for the commands and the
/// desktop, the browser's own storage for the page.
///
/// Several programs may use the same storage at once. Nothing that a call has finished may be lost,
/// wherever a program is stopped.
public protocol HistoryStorage: AnyObject {
  /// All complete lines of the journal, in order, without line ends.
  ///
  /// Invalid UTF-8 is repaired for reading only.
  func lines() throws(StorageError) -> [String]

  /// Appends whole lines at once.
  ///
  /// After an error nothing of them is kept: a partial write is undone.
  func append(_ lines: [String]) throws(StorageError)

  /// Replaces the journal as one step, under the same lock as ``append(_:)``.
  ///
  /// - Parameter change: Gets the lines as they are now, which another program may have added to,
  ///   and returns those to keep. It must not use the storage.
  /// - Throws: ``StorageError``; the journal is as before then.
  func rewrite(_ change: ([String]) -> [String]) throws(StorageError)

  /// Keeps lines that could not be understood where a person can find them.
  ///
  /// - Returns: Where that is: a path or a name.
  func setAside(_ lines: [String]) throws(StorageError) -> String

  /// The settings' text, or nil when none was kept.
  func settings() throws(StorageError) -> String?

  /// Replaces the settings' text as one step, with no other program changing it meanwhile.
  ///
  /// - Parameter change: Gets the text as it is now, or "", and returns the new one. It must not use
  ///   the storage.
  /// - Throws: ``StorageError``; the text is as before then.
  func rewriteSettings(_ change: (String) -> String) throws(StorageError)
}
