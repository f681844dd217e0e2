import CalculatorPresentation

/// A session storage in memory that fails when it is told to.
final class UnreliableSession: SessionStorage {
  /// The lines that the next program takes.
  var lines: [String]?

  /// The error with which everything fails now.
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
