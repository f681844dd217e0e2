import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension OpenFile {
  /// Creates a file that gets its name when it is complete, so that a program killed before leaves nothing of it.
  ///
  /// If the system or the disk does not support such files, it has the name at once. Anything under the name was left
  /// by a killed program, and is removed; if it is a link, the link is removed.
  ///
  /// - Returns: Nil if there is no folder for it.
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

  /// Gives the file another name, if that name is free.
  ///
  /// - Returns: 0, or the system's error number: that the name is taken, or that the disk supports only one name for
  ///   a file.
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
    // It gets its name by way of this entry, which is missing where there is no `/proc`.
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
