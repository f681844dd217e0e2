import DisplayableText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes lines to a file descriptor in large pieces, with everything that a terminal obeys shown as `�`.
package struct OutputWriter {
  private let number: Int32
  private var buffer: [UInt8] = []

  private var descriptor: Descriptor { Descriptor(number) }

  /// Uses an open descriptor, and leaves closing it to others.
  package init(descriptor: Int32) {
    number = descriptor
  }

  /// Writes a line and its end, at once or later.
  package mutating func writeLine(_ text: String) throws(SystemError) {
    buffer += text.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 65_536 { try flush() }
  }

  /// Writes the text that a closure adds, and its line end; nothing if the closure reports no line.
  ///
  /// - Returns: The result of the closure.
  package mutating func writeLine(
    _ add: (inout [UInt8]) -> Bool
  ) throws(SystemError) -> Bool {
    guard add(&buffer) else { return false }
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 65_536 { try flush() }
    return true
  }

  /// Writes whole lines with their ends, at once or later.
  package mutating func writeLines(_ lines: ArraySlice<UInt8>) throws(SystemError) {
    buffer += lines
    if buffer.count >= 65_536 { try flush() }
  }

  /// Writes a text byte for byte for a program that reads it; a terminal gets it like all other text.
  package mutating func writeUnchanged(_ bytes: [UInt8]) throws(SystemError) {
    guard isatty(number) == 0 else { return try writeLines(bytes[...]) }
    try flush()
    try descriptor.write(bytes)
  }

  /// Writes everything that waits to be written.
  package mutating func flush() throws(SystemError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard !buffer.isPlain else { return try descriptor.write(buffer) }
    try descriptor.write(TerminalText(showing: String(decoding: buffer, as: UTF8.self)))
  }
}

extension [UInt8] {
  /// Whether there is nothing but visible ASCII and line ends.
  fileprivate var isPlain: Bool {
    // Without a branch: answers come by the million.
    var others: UInt8 = 0
    for byte in self {
      others |= (byte &- 0x20 < 0x5F ? 0 : 1) & (byte == UInt8(ascii: "\n") ? 0 : 1)
    }
    return others == 0
  }
}
