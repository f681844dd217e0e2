#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Output that signal handlers write to and never wait for.
///
/// A terminal takes nothing while its output is held (Ctrl-S) or not read. A handler that waited for it
/// would block all signals that it masks, and the process could only be killed.
struct HandlerOutput {
  /// Standard output.
  static let standard = HandlerOutput(number: STDOUT_FILENO)

  /// Standard error.
  static let error = HandlerOutput(number: STDERR_FILENO)

  private let number: Int32

  /// Writes a few bytes if they are taken now, else none of them.
  ///
  /// The output may come to be held between the check and the write. Callers let other signals in meanwhile.
  func writeIfReady(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard isReady(within: 0) else { return }
    _ = systemWrite(number, bytes.baseAddress, bytes.count)
  }

  /// Writes as many bytes as are taken without waiting longer than the given milliseconds for each part;
  /// -1 waits for ever.
  ///
  /// It temporarily sets the flag for non-blocking writes, which all users of the output share.
  func write(_ bytes: UnsafeBufferPointer<UInt8>, patience: Int32) {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0 else { return }
    _ = fcntl(number, F_SETFL, flags | O_NONBLOCK)
    var written = 0
    while written < bytes.count, isReady(within: patience) {
      let count = systemWrite(number, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count > 0 {
        written += count
      } else if errno != EINTR {
        break
      }
    }
    _ = fcntl(number, F_SETFL, flags)
  }

  /// Whether bytes are taken now, or will be within the given number of milliseconds.
  private func isReady(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0 && descriptor.revents & Int16(POLLOUT) != 0
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}
