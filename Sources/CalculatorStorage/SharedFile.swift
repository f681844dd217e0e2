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
  /// The time that another program may keep a file locked, in milliseconds, before that is an error.
  ///
  /// Locks are held for the duration of one write; only a program that was stopped keeps one longer.
  static let patience: Int64 = 2_000

  let path: String

  /// The time to wait for another program, in milliseconds.
  let patience: Int64

  /// The access to a file that replaces this one.
  enum Access {
    /// Its owner alone.
    case ownerOnly
    /// Those who may access this one.
    case asBefore
  }

  /// Opens the file; returns nil if there is none.
  func opened() throws(StorageError) -> OpenFile? {
    try OpenFile.open(path, O_RDONLY)
  }

  /// Returns the file, created if there is none, and locked for this program alone.
  ///
  /// The lock is the file's own, so there is nothing else beside it. Another program may have replaced the file while
  /// this one waited for the lock; then the lock of the new file is needed.
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

  /// Replaces the file's content in one step: readers find the old bytes or the new ones, even after a program was
  /// killed or power was lost.
  ///
  /// - Parameters:
  ///   - file: The file, locked.
  ///   - bytes: The new content.
  /// - Throws: When the new bytes cannot be written; the old ones are still there then.
  func replace(_ file: borrowing OpenFile, with bytes: [UInt8]) throws(StorageError) {
    // Empty content needs no second file, for which a full disk may have no room.
    guard !bytes.isEmpty else {
      unlink(Self.replacementPath(of: path).systemPath)
      return try file.truncate(to: 0)
    }
    _ = try replacement(of: file, with: bytes, synchronized: true)
  }

  /// Replaces the file in one step with another one, which is locked as this one is.
  ///
  /// - Parameters:
  ///   - file: The file, locked.
  ///   - bytes: The new content.
  ///   - isSynchronized: Whether the new bytes are on the disk when it returns. If not, a loss of power may cost both
  ///     the old bytes and the new ones.
  ///   - path: The path of the new file until it takes its place; nil for ``replacementPath(of:)``.
  ///   - access: The access to the new file.
  ///   - isCurrent: Called when everything else is done; returns whether the new file may still take its place.
  /// - Returns: The new file.
  /// - Throws: When the new bytes cannot be written; the old ones are still there then.
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
      // Someone who deletes files by hand may have let another program in.
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

  /// Returns the path of a file's replacement until it takes its place.
  static func replacementPath(of path: String) -> String { path + ".new" }

  /// Returns the file, created if there is none; nil if it cannot be created.
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

  /// Writes the new name to the disk; if a disk does not support that, the new bytes are in place all the same.
  private func synchronizeFolder() {
    let descriptor = open(folder.systemPath, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = synchronizeWithDisk(descriptor)
    close(descriptor)
  }
}
