#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A pipe between two processes.
struct Pipe {
  /// The end to read from.
  let start: Int32

  /// The end to write to.
  let end: Int32

  init() throws(StartError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw StartError(name: "pipe", answer: nil) }
    (start, end) = (ends[0], ends[1])
  }

  /// Reads until the other end is closed, and closes this one.
  func readAll() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(start, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    close(start)
    return String(decoding: bytes, as: UTF8.self)
  }
}
