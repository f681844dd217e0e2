import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Text typed into a sheet and not yet written, in a file of its own, so that killing the program does not lose it.
///
/// ```swift
/// let file = try SheetRecoveryFile.ofThisPerson()
/// let recovery = try file.take("/home/a/rent.sheet")    // what a program that was killed has left
/// try file.begin(SheetRecovery.lines(name: "/home/a/rent.sheet", text: onDisk, typed: onDisk))
/// try file.append(viewModel.takeRecoveryLines())         // within a second of each edit
/// file.end()                                             // when the sheet is written, or given up
/// ```
///
/// There is a file for each open sheet: `sheet-recovery`, `sheet-recovery-2` and so on, in the folder of the history.
/// A program holds the lock of its file as long as the sheet is open, and the system releases it however the program
/// ends; so a file without a lock was left by a killed program.
///
/// The folder and its files are accessible to their owner alone. Nothing is touched before it is needed, and no other
/// program is waited for. Appended lines are in the file, whatever is killed then; a loss of power may cost the
/// seconds before the system itself writes to its disk.
public final class SheetRecoveryFile {
  /// The maximum number of sheets that can be open, or wait to be recovered, at once.
  static let limit = 64

  /// The maximum number of bytes of a file: 64 MiB.
  static let byteLimit = 1 << 26

  private let folder: String

  /// This sheet's file, locked as long as it is open; nil if nothing is kept yet.
  private var own: OpenFile?

  /// Keeps the file in a folder, which is created when something is to be kept.
  public init(folder: String) {
    self.folder = folder
  }

  /// Returns the file in the folder of ``HistoryFiles/ofThisPerson()``.
  ///
  /// - Throws: `StorageError` if the environment does not say.
  public static func ofThisPerson() throws(StorageError) -> SheetRecoveryFile {
    SheetRecoveryFile(folder: try StateFolder.path(StateFolder.environmentVariable))
  }

  /// Returns the names of the sheets of which something is left that no running program has.
  public func names() throws(StorageError) -> [String] {
    var names: [String] = []
    for number in 1...Self.limit {
      guard let file = try free(number), let recovery = try Self.recovery(in: file),
        !recovery.isEmpty, !names.contains(recovery.name)
      else { continue }
      names.append(recovery.name)
    }
    return names
  }

  /// Takes over what is left of a sheet that no running program has; nil if there is nothing.
  ///
  /// It stays in the file until ``begin(_:)`` or ``end()``. If several programs that had the sheet open were killed,
  /// it is the text typed last; each other text can be taken over next.
  public func take(_ name: String) throws(StorageError) -> SheetRecovery? {
    var last: OpenFile?
    var lastTime = timespec()
    var found: SheetRecovery?
    for number in 1...Self.limit {
      guard let file = try free(number), let recovery = try Self.recovery(in: file),
        recovery.name == name
      else { continue }
      let time = try file.modificationTime()
      if recovery.isEmpty {
        file.remove()
        continue
      }
      // The text typed last is offered first; that of another program waits for the next time.
      if found != nil, time.isBefore(lastTime) { continue }
      last = consume file
      (lastTime, found) = (time, recovery)
    }
    guard let file = last.take() else { return nil }
    own.take()?.remove()
    own = consume file
    return found
  }

  /// Replaces the file's content with other lines, in one step: when a sheet is opened, and when it is written.
  public func begin(_ lines: [String]) throws(StorageError) {
    var file = own.take()
    // Someone may have deleted it by hand.
    if let old = file.take(), try old.isStillInPlace() { file = consume old }
    if file == nil { file = try created() }
    guard let file = file.take() else {
      throw StorageError(
        .other, place: path(1), detail: "\(Self.limit) sheets are open or wait to be recovered")
    }
    do throws(StorageError) {
      let replacement = try SharedFile(path: file.path, patience: 0)
        .replacement(of: file, with: Self.bytes(of: lines), synchronized: false)
      own = consume replacement
    } catch {
      own = consume file
      throw error
    }
  }

  /// Appends lines in one write; after an error none of them is kept.
  public func append(_ lines: [String]) throws(StorageError) {
    guard !lines.isEmpty else { return }
    guard own != nil else {
      throw StorageError(.other, place: path(1), detail: "no sheet has begun")
    }
    try own?.append(Self.bytes(of: lines), limit: Self.byteLimit)
  }

  /// Removes the file: the sheet was written, or the typed text is not wanted.
  public func end() {
    own.take()?.remove()
  }

  // MARK: - Files

  private func path(_ number: Int) -> String {
    folder + "/sheet-recovery" + (number == 1 ? "" : "-\(number)")
  }

  private static func bytes(of lines: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.utf8
      bytes.append(.lineEnd)
    }
    return bytes
  }

  private static func recovery(in file: borrowing OpenFile) throws(StorageError) -> SheetRecovery? {
    let size = try file.size()
    return size <= byteLimit ? SheetRecovery(try file.bytes(in: 0..<size)) : nil
  }

  /// Returns an existing file that no running program has, with its lock.
  private func free(_ number: Int) throws(StorageError) -> OpenFile? {
    guard let file = try OpenFile.open(path(number), O_RDWR), try file.tryLock(),
      try file.isStillInPlace()
    else { return nil }
    return file
  }

  /// Returns a file of a number that has none, or one in which nothing was typed, with its lock.
  private func created() throws(StorageError) -> OpenFile? {
    for number in 1...Self.limit {
      guard let file = try SharedFile(path: path(number), patience: 0).created(),
        try file.tryLock(), try file.isStillInPlace()
      else { continue }
      let size = try file.size()
      if size > 0 {
        // A file that cannot be read may be a newer program's.
        guard let recovery = try Self.recovery(in: file), recovery.isEmpty else { continue }
      }
      try file.makePrivate()
      return file
    }
    return nil
  }
}

extension OpenFile {
  /// Writes bytes at the end; after an error the file is as before.
  fileprivate func append(_ bytes: [UInt8], limit: Int) throws(StorageError) {
    let size = try size()
    guard bytes.count <= limit - size else {
      throw StorageError(.other, place: path, detail: "it would have more than \(limit) bytes")
    }
    do throws(StorageError) {
      try write(bytes)
    } catch {
      try? truncate(to: size)
      throw error
    }
  }
}

extension timespec {
  fileprivate func isBefore(_ other: timespec) -> Bool {
    (tv_sec, tv_nsec) < (other.tv_sec, other.tv_nsec)
  }
}
