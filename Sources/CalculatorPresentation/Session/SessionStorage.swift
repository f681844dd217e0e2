/// The place where a program keeps its session, as lines of text, so that the next one can continue it.
///
/// Several programs may run at once. Each has its own session, and none gets a session that another program is using.
public protocol SessionStorage: AnyObject {
  /// Makes the session that was closed last this program's own; older ones are forgotten.
  ///
  /// - Returns: Its lines; nil if there is none.
  /// - Throws: ``StorageError``; nothing is changed then.
  func takeLast() throws(StorageError) -> [String]?

  /// Keeps the lines of this program's session in one step, replacing the previous ones.
  ///
  /// - Throws: ``StorageError``; the previous ones are kept then.
  func keep(_ lines: [String]) throws(StorageError)

  /// Keeps the lines for the last time, as the session that was closed last.
  ///
  /// - Throws: ``StorageError``; the previous ones are kept then.
  func close(_ lines: [String]) throws(StorageError)

  /// Keeps the lines that ``takeLast()`` returned where the user can find them, and begins without them.
  ///
  /// - Returns: The place where they are: a path or a name.
  func setAside() throws(StorageError) -> String

  /// Removes this program's session, and those that no running program uses.
  func removeAll() throws(StorageError)
}
