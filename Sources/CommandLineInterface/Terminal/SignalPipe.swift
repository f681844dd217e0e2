#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A pipe to which signals write their numbers, so that code waiting for input notices them, too.
///
/// There is one per process, because signals belong to the process.
package struct SignalPipe: Sendable {
  /// The descriptor from which the numbers are read.
  package let input: Int32

  /// The handler for the system to call when a signal arrives.
  package static let handler: SignalHandler = { signal in
    let error = errno
    var number = UInt8(truncatingIfNeeded: signal)
    _ = write(output.pointee, &number, 1)
    errno = error
  }

  /// Opens the pipe; nil if the system has no descriptors left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    input = ends[0]
    output.pointee = ends[1]
  }

  /// Returns the numbers of the signals that have arrived.
  package func read() throws(SystemError) -> [Int32] {
    try Descriptor(input).read(limit: 256)?.map(Int32.init) ?? []
  }

  /// Closes the pipe; no signal may call the handler any more.
  package func close() {
    systemClose(input)
    systemClose(output.pointee)
  }
}

/// The descriptor that the handler writes to; it never moves.
private nonisolated(unsafe) let output = {
  let descriptor = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  descriptor.initialize(to: -1)
  return descriptor
}()

private func systemClose(_ descriptor: Int32) {
  close(descriptor)
}
