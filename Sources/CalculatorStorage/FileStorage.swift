import CalculatorPresentation

/// History and settings in files of one folder, which any number of programs may use at once.
///
/// ```swift
/// let storage = try FileStorage.ofThisPerson()
/// try storage.append(["a line"])
/// try storage.lines()  // ["a line"]
/// ```
///
/// The folder and its files are for their owner alone. Nothing is touched before it is asked for.
///
/// What is promised: an ``append(_:)`` that returned is in the file, whatever is killed then, and
/// readers find it; one that threw has left nothing. ``rewrite(_:)`` and ``rewriteSettings(_:)``
/// leave the old or the new. What is not promised: that a line outlasts a loss of power in the seconds
/// before the system itself writes to its disk (on Linux usually within 30), because a key press must
/// not wait for a disk. What `rewrite` and `rewriteSettings` wrote is on the disk when they return.
public final class FileStorage: HistoryStorage, Sendable {
  /// How long another program may keep a file locked, in milliseconds, before that is an error.
  ///
  /// Locks are held for the time of one write; only a program that was stopped keeps one longer.
  static let patience: Int64 = 2_000

  /// The most bytes of settings.
  static let settingsLimit = 65_536

  /// The folder of the files.
  public let folder: String

  private let journal: LineFile
  private let unreadable: LineFile
  private let settingsFile: SharedFile

  /// Keeps history and settings in a folder, which is created when something is to be kept.
  public convenience init(folder: String) {
    self.init(folder: folder, patience: Self.patience, limit: LineFile.limit)
  }

  init(folder: String, patience: Int64, limit: Int) {
    self.folder = folder
    journal = LineFile(path: folder + "/history", patience: patience, limit: limit)
    unreadable = LineFile(path: folder + "/history.unreadable", patience: patience, limit: limit)
    settingsFile = SharedFile(path: folder + "/settings", patience: patience)
  }

  /// Where this person's programs keep what they remember: `~/.local/state/exactly`, or `exactly` in
  /// `$XDG_STATE_HOME`; on Apple's systems `~/Library/Application Support/Exactly`.
  ///
  /// - Throws: `StorageError` when the environment does not tell.
  public static func ofThisPerson() throws(StorageError) -> FileStorage {
    FileStorage(folder: try StateFolder.path(StateFolder.environmentVariable))
  }

  /// Where lines are that could not be understood; nil where there are none.
  public func placeOfUnreadableLines() throws(StorageError) -> String? {
    try unreadable.completeLines().texts.isEmpty ? nil : unreadable.path
  }

  /// All complete lines of the journal, in order; no other program is waited for.
  public func lines() throws(StorageError) -> [String] {
    try journal.completeLines().texts
  }

  /// Appends whole lines at once; after an error none of them is kept.
  public func append(_ lines: [String]) throws(StorageError) {
    try journal.append(lines.map { Array($0.utf8) })
  }

  /// Replaces the journal as one step, with no other program writing meanwhile.
  public func rewrite(_ change: ([String]) -> [String]) throws(StorageError) {
    try journal.rewrite { lines in lines.bytes(of: change(lines.texts)) }
  }

  /// Appends lines to the file `history.unreadable`.
  ///
  /// - Returns: The file's path.
  public func setAside(_ lines: [String]) throws(StorageError) -> String {
    // They still stand in the journal, where bytes are that no text can hold.
    let originals =
      lines.contains(where: JournalLines.isRepaired)
      ? try journal.completeLines() : JournalLines([])
    try unreadable.append(originals.bytes(of: lines))
    return unreadable.path
  }

  /// The settings' text, or nil when none was kept; no other program is waited for.
  public func settings() throws(StorageError) -> String? {
    guard let file = try settingsFile.opened() else { return nil }
    let text = try text(of: file)
    return text.isEmpty ? nil : text
  }

  /// Replaces the settings' text as one step.
  public func saveSettings(_ text: String) throws(StorageError) {
    let file = try settingsFile.locked()
    try settingsFile.replace(file, with: Array(text.utf8))
  }

  /// Replaces the settings' text by what a change makes of it, with no other program writing
  /// meanwhile; where there is none, of "".
  public func rewriteSettings(_ change: (String) -> String) throws(StorageError) {
    let file = try settingsFile.locked()
    let text = try text(of: file)
    let changed = change(text)
    if changed != text { try settingsFile.replace(file, with: Array(changed.utf8)) }
  }

  private func text(of file: borrowing OpenFile) throws(StorageError) -> String {
    let size = try file.size()
    guard size <= Self.settingsLimit else {
      throw StorageError(
        .unreadable, place: file.path, detail: "it has more than \(Self.settingsLimit) bytes")
    }
    return String(decoding: try file.bytes(in: 0..<size), as: UTF8.self)
  }
}
