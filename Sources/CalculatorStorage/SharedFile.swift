import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that several programs write, one at a time.
struct SharedFile {
  /// How long another program may keep a file locked, in milliseconds, before that is an error.
  ///
  /// Locks are held for the time of one write; only a program that was stopped keeps one longer.
  static let patience: Int64 = 2_000

  let path: String

  /// How long to wait for another program, in milliseconds.
  let patience: Int64

  /// Who may read and write a file that takes this one's place.
  enum Access {
    /// Its owner alone.
    case ownerOnly
    /// Those who may this one.
    case asBefore
  }

  /// The file, or nil where there is none.
  func opened() throws(StorageError) -> OpenFile? {
    try OpenFile.open(path, O_RDONLY)
  }

  /// The file, created where there is none and locked for this program alone.
  ///
  /// The lock is the file's own, so nothing else lies beside it. Another program may have replaced
  /// the file while this one waited for the lock; then the lock of the new file is needed.
  func locked() throws(StorageError) -> OpenFile {
    let end = Moment.now.advanced(byMilliseconds: patience)
    while true {
      guard let file = try created() else {
        throw StorageError(.other, place: folder, detail: "it cannot be created")
      }
      try file.lock(until: end)
      guard try file.isStillInPlace() else { continue }
      try file.makePrivate()
      return file
    }
  }

  /// Replaces all that is in the file in one step: whoever reads finds the old bytes or the new ones,
  /// after a kill and after a loss of power, too.
  ///
  /// - Parameters:
  ///   - file: The file, locked.
  ///   - bytes: What is to be in it.
  /// - Throws: When the new bytes cannot be written; the old ones are there then.
  func replace(_ file: borrowing OpenFile, with bytes: [UInt8]) throws(StorageError) {
    // What is empty needs no second file, for which a full disk may have no room.
    guard !bytes.isEmpty else {
      unlink(Self.replacementPath(of: path).systemPath)
      return try file.truncate(to: 0)
    }
    _ = try replacement(of: file, with: bytes, synchronized: true)
  }

  /// Replaces all that is in the file in one step by another file, which is locked as this one is.
  ///
  /// - Parameters:
  ///   - file: The file, locked.
  ///   - bytes: What is to be in it.
  ///   - isSynchronized: Whether the new bytes are on the disk when it returns. Where not, a loss of power
  ///     may cost both the old bytes and the new ones.
  ///   - path: Where the new file is until it takes its place; nil for ``replacementPath(of:)``.
  ///   - access: Who may use the new file.
  ///   - isCurrent: Asked when all else is done, whether it may take its place still.
  /// - Returns: The new file.
  /// - Throws: When the new bytes cannot be written; the old ones are there then.
  func replacement(
    of file: borrowing OpenFile, with bytes: [UInt8], synchronized isSynchronized: Bool,
    at path: String? = nil, access: Access = .ownerOnly,
    isCurrent: (borrowing OpenFile) throws(StorageError) -> Bool = { _ in true }
  ) throws(StorageError) -> OpenFile {
    let path = path ?? Self.replacementPath(of: self.path)
    do throws(StorageError) {
      guard let replacement = try OpenFile.new(at: path), try replacement.tryLock() else {
        throw moved
      }
      try replacement.makePrivate()
      try replacement.write(bytes)
      if access == .asBefore { try replacement.takeAccess(of: file) }
      if isSynchronized { try replacement.synchronize() }
      // Someone who deletes files by hand may have let another program in between.
      guard try file.isStillInPlace(), try isCurrent(file) else { throw moved }
      try replacement.takeName()
      guard try replacement.isStillInPlace() else { throw moved }
      guard rename(path.systemPath, self.path.systemPath) == 0 else {
        throw .ofLastCall(at: self.path)
      }
      if isSynchronized { synchronizeFolder() }
      return replacement.at(self.path)
    } catch {
      unlink(path.systemPath)
      throw error
    }
  }

  /// Where the replacement of a file is until it takes its place.
  static func replacementPath(of path: String) -> String { path + ".new" }

  /// The file, created where there is none; nil where that cannot be.
  func created() throws(StorageError) -> OpenFile? {
    let flags = O_RDWR | O_APPEND | O_CREAT
    if let file = try OpenFile.open(path, flags) { return file }
    try StateFolder.create(folder)
    return try OpenFile.open(path, flags)
  }

  private var moved: StorageError {
    StorageError(.other, place: path, detail: "it was moved meanwhile")
  }

  private var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// Has the new name on the disk; where a disk knows no such thing the new bytes are in place all the
  /// same.
  private func synchronizeFolder() {
    let descriptor = open(folder.systemPath, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = synchronizeWithDisk(descriptor)
    close(descriptor)
  }
}
