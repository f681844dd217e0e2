import DisplayableText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file descriptor whose reads and writes complete despite interruptions.
package struct Descriptor: Hashable, Sendable {
  private let number: Int32

  /// Uses an open descriptor, and leaves closing it to others.
  package init(_ number: Int32) {
    self.number = number
  }

  /// Opens a file for reading; it stays open until the process ends.
  ///
  /// - Parameters:
  ///   - path: Its path as the system has it, ending in a zero.
  ///   - name: The name used in messages.
  /// - Throws: ``SystemError`` with the file's name if it cannot be opened.
  package init(reading path: [CChar], named name: String) throws(SystemError) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError(.open(name.displayable(limit: 4_200))) }
  }

  /// Writes all of a text.
  ///
  /// - Throws: ``SystemError`` if it cannot be written.
  package func write(_ text: TerminalText) throws(SystemError) {
    try write(Array(text.text.utf8))
  }

  /// Writes all bytes; the caller ensures that a terminal obeys none except the program's own.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        wait(for: POLLOUT)
      } else if errno != EINTR {
        throw SystemError(.write)
      }
    }
  }

  /// Waits for bytes and reads at most the given number; returns nil at the end.
  ///
  /// - Throws: ``SystemError`` if they cannot be read.
  package func read(limit: Int) throws(SystemError) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initializedCount in
        count = systemRead(number, buffer.baseAddress, limit)
        initializedCount = max(count, 0)
      }
      if count > 0 { return bytes }
      if count == 0 { return nil }
      if errno == EAGAIN {
        wait(for: POLLIN)
      } else if errno != EINTR {
        throw SystemError(.read)
      }
    }
  }

  /// Whether a read returns at once: with bytes, the end or an error.
  package var hasInput: Bool {
    var descriptor = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
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
