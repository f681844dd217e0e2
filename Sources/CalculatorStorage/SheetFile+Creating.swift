import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension SheetFile {
  /// Creates a file with its whole content in one step: readers find no file or the whole one, even after a program
  /// was killed or power was lost.
  ///
  /// - Parameters:
  ///   - path: The path, in an existing folder.
  ///   - bytes: The content.
  /// - Returns: The file; nil if there is one already.
  /// - Throws: `StorageError` if it cannot be created; nothing is there then.
  public static func create(
    _ path: String, with bytes: [UInt8]
  ) throws(StorageError) -> SheetFile? {
    var found = stat()
    guard lstat(path.systemPath, &found) != 0 else { return nil }
    guard errno == ENOENT else { throw .ofLastCall(at: path) }
    let new = replacementPath(of: path)
    guard let file = try OpenFile.new(at: new) else { throw .ofCall(code: ENOENT, at: path) }
    defer { unlink(new.systemPath) }
    try file.write(bytes)
    try file.makeUsual()
    try file.synchronize()
    // A second name fails if there is a file, which a rename would replace.
    let code = try file.link(at: path)
    guard code == 0 else {
      if code == EEXIST { return nil }
      // Some disks support only one name for a file.
      guard code == EPERM || code == ENOTSUP else { throw .ofCall(code: code, at: path) }
      try file.takeName()
      guard try file.move(toFree: path) else { return nil }
      return SheetFile(path: path, writtenAs: bytes)
    }
    return SheetFile(path: path, writtenAs: bytes)
  }

  /// Writes a file where the user has chosen to, in one step: it is created, or an existing one is replaced.
  ///
  /// - Parameters:
  ///   - path: The path, in an existing folder.
  ///   - bytes: The content.
  ///   - limit: The maximum number of bytes of a file that is replaced.
  /// - Returns: The file.
  /// - Throws: `StorageError` if it cannot be written; anything that was there is unchanged then.
  public static func write(
    _ path: String, with bytes: [UInt8], replacing limit: Int
  ) throws(StorageError) -> SheetFile {
    if let new = try create(path, with: bytes) { return new }
    // One byte more than allowed is read, to detect a longer file.
    let found = try SheetFile(reading: path, limit: limit + 1)
    guard found.bytes.count <= limit else {
      throw StorageError(.other, place: path, detail: "it is longer than \(limit) bytes")
    }
    guard try found.replace(with: bytes) else {
      throw StorageError(.other, place: path, detail: "another program is writing it")
    }
    return SheetFile(path: path, writtenAs: bytes)
  }
}

extension OpenFile {
  /// Gives the file the permissions of any new file of this user.
  fileprivate func makeUsual() throws(StorageError) {
    let mask = umask(0o077)
    umask(mask)
    try setPermissions(0o666 & ~mask)
  }
}
