import CalculatorPresentation

/// The settings in a file, which any number of programs may use at once.
///
/// ```swift
/// let file = try SettingsFile.ofThisPerson()
/// try file.change { $0.keepsHistory = false }
/// ```
///
/// The file and its folder are accessible to their owner alone. Nothing is touched before it is needed. A change
/// leaves the old text or the new, which is on the disk when it returns.
public final class SettingsFile: SettingsStorage, Sendable {
  /// The maximum number of bytes of settings.
  static let limit = 65_536

  private let file: SharedFile

  /// Keeps the settings in a folder, which is created when something is to be kept.
  public convenience init(folder: String) {
    self.init(folder: folder, patience: SharedFile.patience)
  }

  init(folder: String, patience: Int64) {
    file = SharedFile(path: folder + "/settings", patience: patience)
  }

  /// Returns the file where this user's programs keep them, in the folder of ``HistoryFiles/ofThisPerson()``.
  ///
  /// - Throws: `StorageError` if the environment does not say.
  public static func ofThisPerson() throws(StorageError) -> SettingsFile {
    SettingsFile(folder: try StateFolder.path(StateFolder.environmentVariable))
  }

  /// The path of the file.
  public var path: String { file.path }

  /// Returns the settings' text, or nil if none was kept, without waiting for any other program.
  public func text() throws(StorageError) -> String? {
    guard let opened = try file.opened() else { return nil }
    let text = try text(of: opened)
    return text.isEmpty ? nil : text
  }

  /// Replaces the settings' text with the result of a change, with no other program writing meanwhile; if there is
  /// none, the change gets "".
  public func rewriteText(_ change: (String) -> String) throws(StorageError) {
    let opened = try file.locked()
    let text = try text(of: opened)
    let changed = change(text)
    if changed != text { try file.replace(opened, with: Array(changed.utf8)) }
  }

  /// Returns the current settings, with the lines of the file that are not understood.
  public func current() throws(StorageError) -> SettingsText {
    SettingsText(try text() ?? "")
  }

  /// Changes the current settings, with no other program changing them meanwhile.
  ///
  /// ```swift
  /// try file.change { $0.keepsHistory = false }
  /// ```
  public func change(_ change: (inout Settings) -> Void) throws(StorageError) {
    try rewriteText { text in
      var settings = SettingsText(text)
      change(&settings.settings)
      return settings.text
    }
  }

  private func text(of file: borrowing OpenFile) throws(StorageError) -> String {
    let size = try file.size()
    guard size <= Self.limit else {
      throw StorageError(
        .unreadable, place: file.path, detail: "it has more than \(Self.limit) bytes")
    }
    return String(decoding: try file.bytes(in: 0..<size), as: UTF8.self)
  }
}
