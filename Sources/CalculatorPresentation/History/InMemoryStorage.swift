/// A storage that lasts as long as the program.
///
/// ```swift
/// let storage = InMemoryStorage()
/// storage.append(["first"])
/// storage.lines()             // ["first"]
/// ```
public final class InMemoryStorage: HistoryStorage {
  /// What was set aside, in order.
  public private(set) var asideLines: [String] = []

  private var journal: [String]
  private var settingsText: String?

  /// Creates a storage that holds some lines.
  public init(lines: [String] = [], settings: String? = nil) {
    journal = lines
    settingsText = settings
  }

  /// All lines of the journal, in order.
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

  /// The settings' text, or nil when none was kept.
  public func settings() -> String? { settingsText }

  /// Replaces the settings' text.
  public func rewriteSettings(_ change: (String) -> String) {
    settingsText = change(settingsText ?? "")
  }
}
