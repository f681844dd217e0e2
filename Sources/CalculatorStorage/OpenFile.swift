import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file; it is closed, and its lock released, when this value ends.
///
/// Every call is repeated if a signal interrupted it.
struct OpenFile: ~Copyable {
  private(set) var path: String

  let descriptor: Int32

  /// Opens a file, and creates it if the flags say so.
  ///
  /// Links are not followed: writing would replace them with files, and they could lead a program that runs for
  /// another user to any file. Anything but an ordinary file is refused, and opening it does not wait (`O_NONBLOCK`):
  /// a pipe would make it wait for ever.
  ///
  /// - Returns: Nil if there is no such file, or no folder to create it in.
  static func open(_ path: String, _ flags: Int32) throws(StorageError) -> OpenFile? {
    var descriptor: Int32
    repeat {
      descriptor = systemOpen(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP:
        throw StorageError(.unreadable, place: path, detail: "it is a symbolic link")
      // A socket.
      case ENXIO, EOPNOTSUPP: throw noOrdinaryFile(at: path)
      default: throw .ofLastCall(at: path)
      }
    }
    let file = OpenFile(path: path, descriptor: descriptor)
    guard try file.status().st_mode & S_IFMT == S_IFREG else { throw noOrdinaryFile(at: path) }
    return file
  }

  private static func noOrdinaryFile(at path: String) -> StorageError {
    StorageError(.unreadable, place: path, detail: "it is no ordinary file")
  }

  deinit {
    // A program that is just being started has the file open too, until it runs on its own: the lock ends now.
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Returns the file's length in bytes.
  func size() throws(StorageError) -> Int {
    Int(clamping: try status().st_size)
  }

  /// Returns the number of names the file has.
  func nameCount() throws(StorageError) -> Int {
    Int(clamping: try status().st_nlink)
  }

  /// Lets only the owner read and write the file, whatever the umask was when it was created.
  func makePrivate() throws(StorageError) {
    guard try status().st_mode & 0o7777 != 0o600 else { return }
    guard fchmod(descriptor, 0o600) == 0 else { throw .ofLastCall(at: path) }
  }

  /// Sets the file's permissions.
  func setPermissions(_ permissions: mode_t) throws(StorageError) {
    guard fchmod(descriptor, permissions) == 0 else { throw .ofLastCall(at: path) }
  }

  /// Gives the file the access rights of another one: its owner and group where that is allowed, its permissions, and
  /// its extended attributes.
  ///
  /// If the owner or the group has to differ, this gives no one permissions: those to run the file as someone else
  /// are removed.
  func takeAccess(of file: borrowing OpenFile) throws(StorageError) {
    let (other, own) = (try file.status(), try status())
    var permissions = other.st_mode & 0o7777
    if other.st_uid != own.st_uid || other.st_gid != own.st_gid,
      fchown(descriptor, other.st_uid, other.st_gid) != 0
    {
      permissions &= 0o777
      // The writer's group is another one, which may not have had access.
      if fchown(descriptor, own.st_uid, other.st_gid) != 0 { permissions &= ~0o070 }
    }
    // Before the permissions, since an access control list changes those of the group.
    try takeAttributes(of: file)
    guard fchmod(descriptor, permissions) == 0 else { throw .ofLastCall(at: path) }
  }

  /// Takes the lock that keeps other programs, and other threads of this one, from writing.
  ///
  /// - Throws: When another has not released it before the moment: it may have been stopped.
  func lock(until end: Moment) throws(StorageError) {
    var pause = 100_000
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .ofLastCall(at: path) }
      guard Moment.now < end else {
        throw StorageError(
          .other, place: path, detail: "another program keeps it locked")
      }
      var time = timespec(tv_sec: 0, tv_nsec: pause)
      nanosleep(&time, nil)
      pause = min(2 * pause, 5_000_000)
    }
  }

  /// Takes the lock if no other program has it, and does not wait for it.
  func tryLock() throws(StorageError) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw .ofLastCall(at: path) }
    }
    return true
  }

  /// Returns the same file with the path that it was given.
  consuming func at(_ path: String) -> OpenFile {
    self.path = path
    return self
  }

  /// Returns the time of the last write.
  func modificationTime() throws(StorageError) -> timespec {
    let status = try status()
    #if canImport(Darwin)
    return status.st_mtimespec
    #else
    return status.st_mtim
    #endif
  }

  /// Removes the file, and any replacement that a killed program may have left.
  consuming func remove() {
    unlink(SharedFile.replacementPath(of: path).systemPath)
    unlink(path.systemPath)
  }

  /// Gives the file another path, if nothing is there yet; returns false if something is.
  func move(toFree path: String) throws(StorageError) -> Bool {
    var found = stat()
    guard lstat(path.systemPath, &found) != 0 else { return false }
    guard errno == ENOENT, rename(self.path.systemPath, path.systemPath) == 0 else {
      throw .ofLastCall(at: path)
    }
    return true
  }

  /// Whether the path still leads to this file, which another program may have replaced.
  func isStillInPlace() throws(StorageError) -> Bool {
    var found = stat()
    guard lstat(path.systemPath, &found) == 0 else {
      guard errno == ENOENT else { throw .ofLastCall(at: path) }
      return false
    }
    let own = try status()
    return found.st_ino == own.st_ino && found.st_dev == own.st_dev
  }

  /// Returns the bytes in a range of the file; fewer if it ends earlier.
  func bytes(in range: Range<Int>) throws(StorageError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let read = pread(
          descriptor, buffer.baseAddress?.advanced(by: count), range.count - count,
          off_t(range.lowerBound + count))
        if read > 0 {
          count += read
        } else if read == 0 {
          return
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    guard code == 0 else { throw .ofCall(code: code, at: path) }
    return bytes
  }

  /// Writes bytes, all in one call unless the system takes fewer at a time.
  ///
  /// - Throws: If they cannot all be written; some of them may have been.
  func write(_ bytes: [UInt8]) throws(StorageError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        throw .ofCall(code: ENOSPC, at: path)
      } else if errno != EINTR {
        throw .ofLastCall(at: path)
      }
    }
  }

  /// Cuts the file to a length, which needs no room on the disk.
  func truncate(to size: Int) throws(StorageError) {
    while ftruncate(descriptor, off_t(size)) != 0 {
      guard errno == EINTR else { throw .ofLastCall(at: path) }
    }
  }

  /// Waits until what was written is on the disk.
  func synchronize() throws(StorageError) {
    while synchronizeWithDisk(descriptor) != 0 {
      guard errno == EINTR else { throw .ofLastCall(at: path) }
    }
  }

  private func status() throws(StorageError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofLastCall(at: path) }
    return status
  }
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
  open(path.systemPath, flags, 0o600)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}
