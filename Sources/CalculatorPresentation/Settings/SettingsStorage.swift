/// Where the settings are kept: one text.
///
/// Several programs may use the same storage at once.
public protocol SettingsStorage: AnyObject {
  /// The settings' text, or nil when none was kept.
  func text() throws(StorageError) -> String?

  /// Replaces the settings' text as one step, with no other program changing it meanwhile.
  ///
  /// - Parameter change: Gets the text as it is now, or "", and returns the new one. It must not use
  ///   the storage.
  /// - Throws: ``StorageError``; the text is as before then.
  func rewriteText(_ change: (String) -> String) throws(StorageError)
}
