import CalculatorPresentation

/// The history in files of one folder, which any number of programs may use at once.
///
/// ```swift
/// let storage = try HistoryFiles.ofThisPerson()
/// try storage.append(["a line"])
/// try storage.lines()  // ["a line"]
/// ```
///
/// The folder and its files are for their owner alone. Nothing is touched before it is asked for.
///
/// What is promised: an ``append(_:)`` that returned is in the file, whatever is killed then, and
/// readers find it; one that threw has left nothing. ``rewrite(_:)`` leaves the old or the new. What is
/// not promised: that a line outlasts a loss of power in the seconds before the system itself writes to
/// its disk (on Linux usually within 30), because a key press must not wait for a disk. What `rewrite`
/// wrote is on the disk when it returns.
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

  /// The files where this person's programs keep it: in `~/.local/state/exactly`, or `exactly` in
  /// `$XDG_STATE_HOME`; on Apple's systems in `~/Library/Application Support/Exactly`.
  ///
  /// - Throws: `StorageError` when the environment does not tell.
  public static func ofThisPerson() throws(StorageError) -> HistoryFiles {
    HistoryFiles(folder: try StateFolder.path(StateFolder.environmentVariable))
  }

  /// Where lines are that could not be understood; nil where there are none.
  public func placeOfUnreadableLines() throws(StorageError) -> String? {
    try unreadable.completeLines().texts.isEmpty ? nil : unreadable.path
  }

  /// All complete lines of the journal, in order, and a last record without a line's end; no other
  /// program is waited for.
  ///
  /// Those of which a history keeps nothing are empty here, as `OutdatedLines` tells.
  public func lines() throws(StorageError) -> [String] {
    try journal.completeLines { if case .record = HistoryLine($0) { true } else { false } }.texts
  }

  /// Appends whole lines at once; after an error none of them is kept.
  public func append(_ lines: [String]) throws(StorageError) {
    try journal.append(lines.map { Array($0.utf8) })
  }

  /// Replaces the journal as one step, with no other program writing meanwhile; the change gets the lines
  /// as ``lines()`` gives them.
  public func rewrite(_ change: ([String]) -> [String]) throws(StorageError) {
    try journal.rewrite { lines in lines.bytes(of: change(lines.texts)) }
  }

  /// Appends lines to the file `history.unreadable`.
  ///
  /// - Returns: The file's path.
  public func setAside(_ lines: [String]) throws(StorageError) -> String {
    // They still stand in the journal, where bytes are that no text can hold.
    let originals =
      lines.contains(where: JournalLines.standsForBytes)
      ? try journal.completeLines() : JournalLines([])
    try unreadable.append(originals.bytes(of: lines))
    return unreadable.path
  }
}
