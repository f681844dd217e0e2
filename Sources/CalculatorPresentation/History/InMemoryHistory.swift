/// A history's storage that lasts as long as the program.
///
/// ```swift
/// let storage = InMemoryHistory()
/// storage.append(["first"])
/// storage.lines()             // ["first"]
/// ```
public final class InMemoryHistory: PromptHistoryStorage {
  /// The lines that were set aside, in order.
  public private(set) var asideLines: [String] = []

  private var journal: [String]

  /// Creates a storage that holds some lines.
  public init(lines: [String] = []) {
    journal = lines
  }

  /// Returns all lines of the journal, in order.
  public func lines() -> [String] { journal }

  /// Appends lines.
  public func append(_ lines: [String]) {
    journal += lines
  }

  /// Replaces the journal.
  public func rewrite(_ change: ([String]) -> [String]) {
    journal = change(journal)
  }

  /// Keeps lines apart, in ``asideLines``.
  public func setAside(_ lines: [String]) -> String {
    asideLines += lines
    return "memory"
  }
}
