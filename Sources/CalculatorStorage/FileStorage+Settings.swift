import CalculatorPresentation

extension FileStorage {
  /// The settings that hold now, with the lines of the file that are not understood.
  public func currentSettings() throws(StorageError) -> SettingsText {
    SettingsText(try settings() ?? "")
  }

  /// Changes the settings that hold now, with no other program changing them meanwhile.
  ///
  /// ```swift
  /// try storage.changeSettings { $0.keepsHistory = false }
  /// ```
  public func changeSettings(_ change: (inout Settings) -> Void) throws(StorageError) {
    try rewriteSettings { text in
      var settings = SettingsText(text)
      change(&settings.settings)
      return settings.text
    }
  }
}
