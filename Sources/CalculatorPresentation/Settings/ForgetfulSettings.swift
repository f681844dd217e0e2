/// Settings that end with the program, starting from those that another storage keeps.
///
/// ```swift
/// let settings = ForgetfulSettings()
/// settings.rewriteText { $0 + "digits = 12\n" }
/// try settings.text()                            // "digits = 12\n"
/// ```
public final class ForgetfulSettings: SettingsStorage {
  private let kept: (any SettingsStorage)?

  /// The text, once this program has changed it.
  private var changed: String?

  /// Creates the storage with a text.
  public init(_ text: String? = nil) {
    kept = nil
    changed = text
  }

  /// Creates the storage with the one that keeps the settings, which is only read.
  public init(of kept: any SettingsStorage) {
    self.kept = kept
  }

  /// Returns the settings' text of the other storage, with this program's changes.
  public func text() throws(StorageError) -> String? {
    if let changed { return changed }
    return try kept?.text()
  }

  /// Replaces the settings' text for this program.
  public func rewriteText(_ change: (String) -> String) throws(StorageError) {
    changed = change(try text() ?? "")
  }
}
