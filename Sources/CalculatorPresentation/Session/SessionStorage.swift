/// Where a program keeps its session, so that the next one can continue it: lines of text.
///
/// Several programs may run at once. Each has a session of its own, and none gets one that another
/// program is using.
public protocol SessionStorage: AnyObject {
  /// Makes the session that was closed last this program's own; older ones are forgotten.
  ///
  /// - Returns: Its lines; nil where there is none.
  /// - Throws: ``StorageError``; what is there stays as it is then.
  func takeLast() throws(StorageError) -> [String]?

  /// Keeps the lines of this program's session in one step, in place of those before.
  ///
  /// - Throws: ``StorageError``; those before are kept then.
  func keep(_ lines: [String]) throws(StorageError)

  /// Keeps the lines for the last time: this session is the one that was closed last.
  ///
  /// - Throws: ``StorageError``; those before are kept then.
  func close(_ lines: [String]) throws(StorageError)

  /// Keeps the lines that ``takeLast()`` gave where a person can find them, and begins without them.
  ///
  /// - Returns: Where that is: a path or a name.
  func setAside() throws(StorageError) -> String

  /// Removes this program's session, and those that no running program uses.
  func removeAll() throws(StorageError)
}
