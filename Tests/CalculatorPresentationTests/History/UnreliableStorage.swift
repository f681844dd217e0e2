import CalculatorPresentation

/// A storage of lines that refuses to write or read when it is told to.
final class UnreliableStorage: PromptHistoryStorage {
  let memory: InMemoryHistory

  /// The errors with which each kind of access fails now.
  var readingError: StorageError?
  var appendingError: StorageError?
  var rewritingError: StorageError?
  var asideError: StorageError?

  /// The action of another program between reading and rewriting.
  var beforeRewrite: (() -> Void)?

  private(set) var appendCount = 0
  private(set) var rewriteCount = 0

  init(_ memory: InMemoryHistory = InMemoryHistory()) {
    self.memory = memory
  }

  static let full = StorageError(.noSpace, place: "/state/history", detail: "No space left")

  func lines() throws(StorageError) -> [String] {
    if let readingError { throw readingError }
    return memory.lines()
  }

  func append(_ lines: [String]) throws(StorageError) {
    if let appendingError { throw appendingError }
    appendCount += 1
    memory.append(lines)
  }

  func rewrite(_ change: ([String]) -> [String]) throws(StorageError) {
    if let rewritingError { throw rewritingError }
    beforeRewrite?()
    rewriteCount += 1
    memory.rewrite(change)
  }

  func setAside(_ lines: [String]) throws(StorageError) -> String {
    if let asideError { throw asideError }
    return memory.setAside(lines)
  }
}
