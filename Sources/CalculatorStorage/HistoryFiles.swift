import CalculatorPresentation

/// The history in files of one folder, which any number of programs may use at once.
///
/// ```swift
/// let storage = try HistoryFiles.ofThisPerson()
/// try storage.append(["a line"])
/// try storage.lines()  // ["a line"]
/// ```
///
/// The folder and its files are accessible to their owner alone. Nothing is touched before it is needed.
///
/// These are the promises: once ``append(_:)`` has returned, the lines are in the file, whatever is killed then, and
/// readers find them; if it threw, it has left nothing. ``rewrite(_:)`` leaves the old lines or the new ones. There
/// is no promise that a line survives a loss of power in the seconds before the system itself writes to its disk (on
/// Linux usually within 30), because a key press must not wait for a disk. What `rewrite` wrote is on the disk when
/// it returns.
public final class HistoryFiles: PromptHistoryStorage, Sendable {
  private let journal: LineFile
  private let unreadable: LineFile

  /// Keeps the history in a folder, which is created when something is to be kept.
  public convenience init(folder: String) {
    self.init(folder: folder, patience: SharedFile.patience, limit: LineFile.limit)
  }

  init(folder: String, patience: Int64, limit: Int) {
    journal = LineFile(
      path: folder + "/history", patience: patience, limit: limit, isJournal: true)
    unreadable = LineFile(path: folder + "/history.unreadable", patience: patience, limit: limit)
  }

  /// Returns the files where this user's programs keep it: in `~/.local/state/exactly`, or `exactly` in
  /// `$XDG_STATE_HOME`; on Apple's systems in `~/Library/Application Support/Exactly`.
  ///
  /// - Throws: `StorageError` if the environment does not say.
  public static func ofThisPerson() throws(StorageError) -> HistoryFiles {
    HistoryFiles(folder: try StateFolder.path(StateFolder.environmentVariable))
  }

  /// Returns the place of lines that could not be understood; nil if there are none.
  public func placeOfUnreadableLines() throws(StorageError) -> String? {
    try unreadable.completeLines().texts.isEmpty ? nil : unreadable.path
  }

  /// Returns all complete lines of the journal, in order, and a last record without a line ending, without waiting
  /// for any other program.
  ///
  /// Those of which a history keeps nothing are empty here, as reported by `OutdatedLines`.
  public func lines() throws(StorageError) -> [String] {
    try journal.completeLines { if case .record = HistoryLine($0) { true } else { false } }.texts
  }

  /// Appends whole lines at once; after an error none of them is kept.
  public func append(_ lines: [String]) throws(StorageError) {
    try journal.append(lines.map { Array($0.utf8) })
  }

  /// Replaces the journal in one step, with no other program writing meanwhile; the change gets the lines as
  /// ``lines()`` returns them.
  public func rewrite(_ change: ([String]) -> [String]) throws(StorageError) {
    try journal.rewrite { lines in lines.bytes(of: change(lines.texts)) }
  }

  /// Appends lines to the file `history.unreadable`.
  ///
  /// - Returns: The file's path.
  public func setAside(_ lines: [String]) throws(StorageError) -> String {
    // Bytes that no text can hold are still in the journal.
    let originals =
      lines.contains(where: JournalLines.standsForBytes)
      ? try journal.completeLines() : JournalLines([])
    try unreadable.append(originals.bytes(of: lines))
    return unreadable.path
  }
}
