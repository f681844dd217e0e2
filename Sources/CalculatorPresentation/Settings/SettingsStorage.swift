/// The place where the settings are kept, as one text.
///
/// Several programs may use the same storage at once.
public protocol SettingsStorage: AnyObject {
  /// Returns the settings' text; nil if none was kept.
  func text() throws(StorageError) -> String?

  /// Replaces the settings' text in one step, with no other program changing it meanwhile.
  ///
  /// - Parameter change: Called with the current text, or "", and returns the new one. It must not use the storage.
  /// - Throws: ``StorageError``; the text is unchanged then.
  func rewriteText(_ change: (String) -> String) throws(StorageError)
}
