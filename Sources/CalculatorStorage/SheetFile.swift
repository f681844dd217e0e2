import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A user's file as it was read, to be replaced only if it has not changed since.
///
/// ```swift
/// let file = try SheetFile(reading: "budget.sheet", limit: Sheet.byteLimit)
/// guard try file.replace(with: answered(file.bytes)) else { return }   // someone else has written it
/// ```
///
/// A symbolic link stays one: its target is replaced.
public struct SheetFile: Sendable {
  /// The path as given.
  public let path: String

  /// The file's content as it was read: all of it, unless that is more than the limit.
  public let bytes: [UInt8]

  private let patience: Int64

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The maximum number of bytes read.
  /// - Throws: `StorageError` if it cannot be read, or is not an ordinary file.
  public init(reading path: String, limit: Int) throws(StorageError) {
    try self.init(reading: path, limit: limit, patience: SharedFile.patience)
  }

  init(reading path: String, limit: Int, patience: Int64) throws(StorageError) {
    self.path = path
    self.patience = patience
    guard let file = try OpenFile.open(try Self.target(of: path), O_RDONLY) else {
      throw .ofCall(code: ENOENT, at: path)
    }
    bytes = try file.bytes(in: 0..<min(try file.size(), limit))
  }

  /// Creates a file whose content is known, as it was just written.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: Its whole content.
  public init(path: String, writtenAs bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    patience = SharedFile.patience
  }

  /// Replaces the file in one step with another one in its folder: readers find the old bytes or the new ones, even
  /// after a program was killed or power was lost.
  ///
  /// Its permissions and extended attributes stay, and its owner and group if the system allows that. A file with
  /// several names (hard links) is refused, since the others would lead to the old one.
  ///
  /// - Returns: Whether it was replaced; false, with the file as it was found, if others have written or removed it
  ///   since it was read.
  /// - Throws: `StorageError` if it cannot be written; it is unchanged then, and nothing is left beside it.
  public func replace(with bytes: [UInt8]) throws(StorageError) -> Bool {
    let target: String
    do throws(StorageError) {
      target = try Self.target(of: path)
    } catch {
      // It was there when it was read.
      if access(path.systemPath, F_OK) != 0, errno == ENOENT { return false }
      throw error
    }
    let end = Moment.now.advanced(byMilliseconds: patience)
    while true {
      // A file that may not be written is not replaced either, though the folder would allow it.
      guard let file = try OpenFile.open(target, O_RDWR) else { return false }
      try file.lock(until: end)
      // Another program may have replaced it meanwhile; the lock of the new file is needed.
      guard try file.isStillInPlace() else { continue }
      guard try isAsRead(file) else { return false }
      guard bytes != self.bytes else { return true }
      // Only one name would lead to the new file, and writing into the old one could end in the middle.
      guard try file.nameCount() == 1 else {
        throw StorageError(
          .other, place: path,
          detail: "it has other names (hard links), under which the old text would stay; "
            + "nothing was written")
      }
      return try replace(file, at: target, with: bytes)
    }
  }

  private func replace(
    _ file: borrowing OpenFile, at target: String, with bytes: [UInt8]
  ) throws(StorageError) -> Bool {
    var isAsRead = true
    let shared = SharedFile(path: target, patience: patience)
    do throws(StorageError) {
      _ = try shared.replacement(
        of: file, with: bytes, synchronized: true, at: Self.replacementPath(of: target),
        access: .asBefore,
        isCurrent: { (file) throws(StorageError) in
          // Writing takes time, and others do not wait.
          isAsRead = try self.isAsRead(file)
          return isAsRead
        })
    } catch {
      if !isAsRead { return false }
      // The user knows the file, but not its replacement.
      let isOfFolder = error.cause == .notPermitted
      throw StorageError(
        error.cause, place: path,
        detail: (isOfFolder ? "its folder takes no new file: " : "") + error.detail)
    }
    return true
  }

  private func isAsRead(_ file: borrowing OpenFile) throws(StorageError) -> Bool {
    guard try file.size() == bytes.count else { return false }
    return try file.bytes(in: 0..<bytes.count) == bytes
  }

  /// Returns the file that a path leads to, through all links.
  private static func target(of path: String) throws(StorageError) -> String {
    guard let target = realpath(path.systemPath, nil) else { throw .ofLastCall(at: path) }
    defer { free(target) }
    return String(systemPath: target)
  }

  /// Returns the path of the new file until it takes its place: `.budget.sheet.exactly-new`, cut if the name would be
  /// too long.
  ///
  /// One left by a killed program is removed with the next change of the file.
  static func replacementPath(of path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { path[...$0] } ?? ""
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let cut = String(decoding: Array(name.utf8.prefix(240)), as: Unicode.UTF8.self)
    return folder + "." + (name.utf8.count > 240 ? String(cut.unicodeScalars.dropLast()) : cut)
      + ".exactly-new"
  }
}
