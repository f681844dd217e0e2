/// A storage that ends with the program, and begins with the settings that another one keeps: for a
/// program that calculates where no person does.
public final class ForgetfulStorage: HistoryStorage {
  private let history = InMemoryStorage()
  private let settingsStorage: any HistoryStorage

  /// The settings' text, once this program has changed it.
  private var changedSettings: String?

  /// Creates the storage with the one that keeps the settings; it is only read.
  public init(settingsOf storage: any HistoryStorage) {
    settingsStorage = storage
  }

  /// All lines of this program.
  public func lines() throws(StorageError) -> [String] { history.lines() }

  /// Appends lines for this program.
  public func append(_ lines: [String]) throws(StorageError) { history.append(lines) }

  /// Replaces the lines of this program.
  public func rewrite(_ change: ([String]) -> [String]) throws(StorageError) {
    history.rewrite(change)
  }

  /// Keeps lines for this program.
  public func setAside(_ lines: [String]) throws(StorageError) -> String { history.setAside(lines) }

  /// The settings' text of the other storage, as this program has changed it.
  public func settings() throws(StorageError) -> String? {
    if let changedSettings { return changedSettings }
    return try settingsStorage.settings()
  }

  /// Replaces the settings' text for this program.
  public func rewriteSettings(_ change: (String) -> String) throws(StorageError) {
    changedSettings = change(try settings() ?? "")
  }
}
