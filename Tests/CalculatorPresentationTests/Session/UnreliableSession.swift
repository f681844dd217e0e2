import CalculatorPresentation

/// A session's storage in memory that refuses what it is told to.
final class UnreliableSession: SessionStorage {
  /// What the next program takes.
  var lines: [String]?

  /// Why everything fails now.
  var error: StorageError?

  private(set) var keepCount = 0
  private(set) var closeCount = 0
  private(set) var asideLines: [String]?

  init(_ lines: [String]? = nil) {
    self.lines = lines
  }

  func takeLast() throws(StorageError) -> [String]? {
    if let error { throw error }
    return lines
  }

  func keep(_ lines: [String]) throws(StorageError) {
    if let error { throw error }
    keepCount += 1
    self.lines = lines
  }

  func close(_ lines: [String]) throws(StorageError) {
    if let error { throw error }
    closeCount += 1
    self.lines = lines
  }

  func setAside() throws(StorageError) -> String {
    if let error { throw error }
    asideLines = lines
    lines = nil
    return "/state/session.unreadable"
  }

  func removeAll() throws(StorageError) {
    if let error { throw error }
    lines = nil
  }
}
