import CalculatorPresentation

/// The lines that the user typed in sessions, in a file that any number of sessions may use at once.
///
/// ```swift
/// var file = try TypedLinesFile.ofThisPerson()
/// try file.append("1/3 + 1/6")
/// try file.lines().last          // "1/3 + 1/6"
/// ```
///
/// The file and its folder are accessible to their owner alone. Nothing is touched before it is needed. Once
/// ``append(_:)`` has returned, the line is in the file, after those of other sessions.
public struct TypedLinesFile: Sendable {
  /// The maximum number of lines returned; the file is cut to that number when it has twice as many.
  public static let limit = 1_000

  private let file: LineFile

  /// The number of lines in the file, as far as it is known here.
  private var count = 0

  /// Keeps the lines in a folder, which is created when something is to be kept.
  public init(folder: String) {
    self.init(folder: folder, patience: SharedFile.patience)
  }

  init(folder: String, patience: Int64) {
    file = LineFile(path: folder + "/lines", patience: patience)
  }

  /// Returns the file where this user's programs keep them, in the folder of ``HistoryFiles/ofThisPerson()``.
  ///
  /// - Throws: `StorageError` if the environment does not say.
  public static func ofThisPerson() throws(StorageError) -> TypedLinesFile {
    TypedLinesFile(folder: try StateFolder.path(StateFolder.environmentVariable))
  }

  /// Returns the last lines, the oldest first, without waiting for any other program.
  public mutating func lines() throws(StorageError) -> [String] {
    let lines = try file.completeLines().texts
    count = lines.count
    // A line that is not UTF-8 was not typed.
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

  /// Removes all lines; if there is no file, none is created.
  public func removeAll() throws(StorageError) {
    guard try !file.completeLines().texts.isEmpty else { return }
    try file.rewrite { _ in [] }
  }
}
