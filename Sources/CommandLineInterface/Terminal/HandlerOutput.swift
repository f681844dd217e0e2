#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Output that the handlers of signals write to, and never wait for.
///
/// A terminal takes nothing while its output is held (Ctrl-S) or nobody reads it. A handler that waited
/// for it would keep all signals out that it masks, and the process could only be killed.
struct HandlerOutput {
  /// Standard output.
  static let standard = HandlerOutput(number: STDOUT_FILENO)

  /// Standard error.
  static let error = HandlerOutput(number: STDERR_FILENO)

  private let number: Int32

  /// Writes short bytes if they are taken now, else nothing of them.
  ///
  /// Between the question and the answer the output may come to be held. Who calls this lets other
  /// signals in meanwhile.
  func writeIfReady(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard isReady(within: 0) else { return }
    _ = systemWrite(number, bytes.baseAddress, bytes.count)
  }

  /// Writes as many bytes as are taken without waiting longer than so many milliseconds for each part;
  /// -1 waits for ever.
  ///
  /// It sets the flag that has writing never wait, which belongs to all who share the output, and takes
  /// it back.
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

  /// Whether bytes are taken now, or will be in so many milliseconds.
  private func isReady(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0 && descriptor.revents & Int16(POLLOUT) != 0
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}
