import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension SheetFile {
  /// Creates a file with all that is to be in it, in one step: whoever looks finds no file or the whole one, after
  /// a kill and after a loss of power, too.
  ///
  /// - Parameters:
  ///   - path: The path, in a folder that is there.
  ///   - bytes: What is to be in it.
  /// - Returns: The file; nil where there is one already.
  /// - Throws: `StorageError` where it cannot be created; nothing lies there then.
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
    // A second name fails where there is a file, which a rename would replace.
    let code = try file.link(at: path)
    guard code == 0 else {
      if code == EEXIST { return nil }
      // Some disks know one name for a file alone.
      guard code == EPERM || code == ENOTSUP else { throw .ofCall(code: code, at: path) }
      try file.takeName()
      guard try file.move(toFree: path) else { return nil }
      return SheetFile(path: path, writtenAs: bytes)
    }
    return SheetFile(path: path, writtenAs: bytes)
  }

  /// Writes a file where a person has chosen to, in one step: it is created, or what is there is replaced.
  ///
  /// - Parameters:
  ///   - path: The path, in a folder that is there.
  ///   - bytes: What is to be in it.
  ///   - limit: The most bytes of a file that is replaced.
  /// - Returns: The file.
  /// - Throws: `StorageError` where it cannot be written; what was there is as it was then.
  public static func write(
    _ path: String, with bytes: [UInt8], replacing limit: Int
  ) throws(StorageError) -> SheetFile {
    if let new = try create(path, with: bytes) { return new }
    // With a byte more than may be there, a longer file is not the one that was read.
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
  /// Has those read and write the file who may with any new file of this person.
  fileprivate func makeUsual() throws(StorageError) {
    let mask = umask(0o077)
    umask(mask)
    try setPermissions(0o666 & ~mask)
  }
}
