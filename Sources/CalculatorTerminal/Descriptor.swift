#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file descriptor, read and written whole whatever interrupts.
struct Descriptor: Hashable, Sendable {
  private let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Writes a text; false when it cannot be written.
  func write(_ text: String) -> Bool {
    write(Array(text.utf8))
  }

  /// Writes all bytes; false when they cannot be written.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        wait(for: POLLOUT)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits for bytes and reads them, at most so many; nil at the end or when they cannot be read.
  func read(limit: Int) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initializedCount in
        count = systemRead(number, buffer.baseAddress, limit)
        initializedCount = max(count, 0)
      }
      if count > 0 { return bytes }
      if count < 0, errno == EAGAIN {
        wait(for: POLLIN)
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }

  private func wait(for events: some BinaryInteger) {
    var descriptor = pollfd(fd: number, events: Int16(events), revents: 0)
    poll(&descriptor, 1, -1)
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, bytes, count)
}
