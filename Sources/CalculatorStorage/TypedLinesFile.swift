import CalculatorPresentation

/// The lines that a person typed in sessions, in a file that any number of sessions may use at once.
///
/// ```swift
/// var file = try TypedLinesFile.ofThisPerson()
/// try file.append("1/3 + 1/6")
/// try file.lines().last          // "1/3 + 1/6"
/// ```
///
/// The file and its folder are for their owner alone. Nothing is touched before it is asked for. A line
/// that ``append(_:)`` has returned from is in the file, behind those of other sessions.
public struct TypedLinesFile: Sendable {
  /// The most lines that are given back; the file is cut to so many when it has twice as many.
  public static let limit = 1_000

  private let file: LineFile

  /// How many lines there are in the file, as far as is known here.
  private var count = 0

  /// Keeps the lines in a folder, which is created when something is to be kept.
  public init(folder: String) {
    self.init(folder: folder, patience: SharedFile.patience)
  }

  init(folder: String, patience: Int64) {
    file = LineFile(path: folder + "/lines", patience: patience)
  }

  /// The file where this person's programs keep them, in the folder of ``HistoryFiles/ofThisPerson()``.
  ///
  /// - Throws: `StorageError` when the environment does not tell.
  public static func ofThisPerson() throws(StorageError) -> TypedLinesFile {
    TypedLinesFile(folder: try StateFolder.path(StateFolder.environmentVariable))
  }

  /// The last lines, the oldest first; no other program is waited for.
  public mutating func lines() throws(StorageError) -> [String] {
    let lines = try file.completeLines().texts
    count = lines.count
    // What is not UTF-8 nobody has typed.
    return lines.suffix(Self.limit).filter { !JournalLines.standsForBytes($0) }
  }

  /// Appends a line; after an error it is not kept.
  public mutating func append(_ line: String) throws(StorageError) {
    if count >= 2 * Self.limit {
      try file.rewrite { lines in lines.bytes(of: Array(lines.texts.suffix(Self.limit))) }
      count = Self.limit
    }
    try file.append(CollectionOfOne(Array(line.utf8)))
    count += 1
  }

  /// Removes all lines; where there is no file none is created.
  public func removeAll() throws(StorageError) {
    guard try !file.completeLines().texts.isEmpty else { return }
    try file.rewrite { _ in [] }
  }
}
