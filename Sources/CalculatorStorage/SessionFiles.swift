import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The sessions of a user's programs in files of one folder: one for each running program, and the one that was
/// closed last.
///
/// ```swift
/// let sessions = try SessionFiles.ofThisPerson()
/// try sessions.takeLast()          // the lines of the session that was closed last
/// try sessions.keep(["a line"])
/// ```
///
/// The file is `session`; if several programs run at once, the others have `session-2` and so on. A program holds the
/// lock of its file as long as it runs, and the system releases it however the program ends. So a file without a lock
/// belongs to a program that has ended, and of several the one that was written last counts.
///
/// The folder and its files are accessible to their owner alone. Nothing is touched before it is needed, and no other
/// program is waited for.
public final class SessionFiles: SessionStorage {
  /// The maximum number of programs that can keep a session at once.
  static let limit = 16

  /// The maximum number of bytes of a session: 1 MiB.
  static let byteLimit = 1 << 20

  private let folder: String

  /// This program's file, locked as long as it runs; nil if it keeps nothing yet.
  private var own: OpenFile?

  /// Keeps sessions in a folder, which is created when something is to be kept.
  public init(folder: String) {
    self.folder = folder
  }

  /// Returns the files where this user's programs keep them, in the folder of ``HistoryFiles/ofThisPerson()``.
  ///
  /// - Throws: `StorageError` if the environment does not say.
  public static func ofThisPerson() throws(StorageError) -> SessionFiles {
    SessionFiles(folder: try StateFolder.path(StateFolder.environmentVariable))
  }

  /// Takes the last written of the files that no running program has, and removes the others.
  public func takeLast() throws(StorageError) -> [String]? {
    var last = try lastClosed()
    guard let file = last.take() else { return nil }
    let size = try file.size()
    // Anything longer than a session is not read, and is not one.
    let bytes = try size <= Self.byteLimit ? file.bytes(in: 0..<size) : [.lineEnd]
    own = consume file
    return JournalLines(bytes).texts
  }

  /// Replaces the file's lines in one step, without waiting until they are on the disk.
  public func keep(_ lines: [String]) throws(StorageError) {
    try replace(with: lines, isLast: false)
  }

  /// Replaces the file's lines in one step, waits until they are on the disk, and releases the file.
  public func close(_ lines: [String]) throws(StorageError) {
    guard !lines.isEmpty else { return removeOwn() }
    try replace(with: lines, isLast: true)
    own = nil
  }

  /// Renames the file to `session.unreadable`, or that with a number after it.
  public func setAside() throws(StorageError) -> String {
    guard let file = own.take() else { return "" }
    for number in 1...Self.limit {
      let place = folder + "/session.unreadable" + (number == 1 ? "" : "-\(number)")
      if try file.move(toFree: place) { return place }
    }
    throw StorageError(.other, place: file.path, detail: "others are set aside already")
  }

  /// Removes the files that no other running program has.
  public func removeAll() throws(StorageError) {
    removeOwn()
    for number in 1...Self.limit { try free(number)?.remove() }
  }

  private func removeOwn() {
    own.take()?.remove()
  }

  /// Returns the last written of the files that no running program has; the others are removed.
  private func lastClosed() throws(StorageError) -> OpenFile? {
    var last: OpenFile?
    var lastTime = timespec()
    for number in 1...Self.limit {
      guard let file = try free(number) else { continue }
      // Its program was killed before its first session was in place.
      guard try file.size() > 0 else {
        file.remove()
        continue
      }
      let time = try file.modificationTime()
      if last != nil, !(lastTime < time) {
        file.remove()
      } else {
        last.take()?.remove()
        last = consume file
        lastTime = time
      }
    }
    return last.take()
  }

  private func path(_ number: Int) -> String {
    folder + "/session" + (number == 1 ? "" : "-\(number)")
  }

  /// Returns an existing file that no running program has, with its lock.
  private func free(_ number: Int) throws(StorageError) -> OpenFile? {
    guard let file = try OpenFile.open(path(number), O_RDWR), try file.tryLock(),
      try file.isStillInPlace()
    else { return nil }
    return file
  }

  private func replace(with lines: [String], isLast: Bool) throws(StorageError) {
    var file = own.take()
    // Someone may have deleted it by hand.
    if let old = file.take(), try old.isStillInPlace() { file = consume old }
    if file == nil { file = try created() }
    guard let file = file.take() else {
      throw StorageError(
        .other, place: path(1), detail: "\(Self.limit) programs keep a session already")
    }
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.utf8
      bytes.append(.lineEnd)
    }
    do throws(StorageError) {
      let replacement = try SharedFile(path: file.path, patience: 0)
        .replacement(of: file, with: bytes, synchronized: isLast)
      own = consume replacement
    } catch {
      own = consume file
      throw error
    }
  }

  /// Returns a file of a number that no program has, with its lock.
  private func created() throws(StorageError) -> OpenFile? {
    if let file = try empty() { return file }
    // Killed programs have left their files, of which only the last one counts.
    _ = try lastClosed()
    return try empty()
  }

  /// Returns a file of a number that has none, or an empty one, with its lock.
  private func empty() throws(StorageError) -> OpenFile? {
    for number in 1...Self.limit {
      guard let file = try SharedFile(path: path(number), patience: 0).created(),
        try file.tryLock(), try file.isStillInPlace()
      else { continue }
      // One that is not empty was closed by another program meanwhile, and is for the next one.
      guard try file.size() == 0 else { continue }
      try file.makePrivate()
      return file
    }
    return nil
  }
}

private func < (left: timespec, right: timespec) -> Bool {
  (left.tv_sec, left.tv_nsec) < (right.tv_sec, right.tv_nsec)
}
