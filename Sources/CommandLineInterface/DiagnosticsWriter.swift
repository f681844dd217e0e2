#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes messages to standard error.
///
/// Messages that cannot be written are lost, and the exit status still shows how the command ended.
package struct DiagnosticsWriter {
  private var output = OutputWriter(descriptor: STDERR_FILENO)

  /// Creates a writer.
  package init() {}

  /// Writes a line, at the latest with ``flush()``.
  package mutating func writeLine(_ text: String) {
    try? output.writeLine(text)
  }

  /// Writes what is left.
  package mutating func flush() {
    try? output.flush()
  }
}
