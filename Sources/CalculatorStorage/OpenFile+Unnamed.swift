import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension OpenFile {
  /// Creates a file that gets its name when it is complete, so that a kill before leaves nothing of it.
  ///
  /// Where the system or the disk knows no such file it has the name at once. What lies under the name is what
  /// a kill has left, and goes; where it is a link, the link goes.
  ///
  /// - Returns: Nil where there is no folder for it.
  static func new(at path: String) throws(StorageError) -> OpenFile? {
    #if os(Linux)
    if let file = unnamed(for: path) { return file }
    #endif
    unlink(path.systemPath)
    return try open(path, O_RDWR | O_CREAT | O_EXCL)
  }

  /// Gives the file the name that it was created for, if it has none.
  func takeName() throws(StorageError) {
    #if os(Linux)
    guard try nameCount() == 0 else { return }
    unlink(path.systemPath)
    let code = try link(at: path)
    guard code == 0 else { throw .ofCall(code: code, at: path) }
    #endif
  }

  /// Gives the file another name, where nothing is.
  ///
  /// - Returns: 0, or the system's number for why it has not got it: that something is there, or that the disk
  ///   knows one name for a file alone.
  func link(at other: String) throws(StorageError) -> Int32 {
    #if os(Linux)
    if try nameCount() == 0 {
      let entry = Self.entry(of: descriptor)
      return linkat(AT_FDCWD, entry, AT_FDCWD, other.systemPath, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno
    }
    #endif
    return systemLink(path.systemPath, other.systemPath) == 0 ? 0 : errno
  }

  #if os(Linux)
  /// `O_TMPFILE`, which the module of the C library leaves out.
  private static let flagOfUnnamed = O_DIRECTORY | 0o20_000_000

  private static func unnamed(for path: String) -> OpenFile? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = systemOpen(folder.systemPath, flagOfUnnamed | O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = OpenFile(path: path, descriptor: descriptor)
    // Its name comes by way of this entry, which is not there where there is no `/proc`.
    guard access(entry(of: descriptor), F_OK) == 0 else { return nil }
    return file
  }

  private static func entry(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }
  #endif
}

private func systemLink(_ path: [CChar], _ other: [CChar]) -> Int32 { link(path, other) }

#if os(Linux)
private func systemOpen(_ path: [CChar], _ flags: Int32) -> Int32 { open(path, flags, 0o600) }
#endif
