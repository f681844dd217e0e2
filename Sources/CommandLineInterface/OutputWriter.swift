/// Writes lines to a file descriptor in large pieces.
package struct OutputWriter {
  private let descriptor: Descriptor
  private var buffer: [UInt8] = []

  /// Takes a descriptor that is open, and leaves closing it to others.
  package init(descriptor: Int32) {
    self.descriptor = Descriptor(descriptor)
  }

  /// Writes a line and its end, at once or later.
  package mutating func writeLine(_ text: String) throws(SystemError) {
    buffer += text.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 65_536 { try flush() }
  }

  /// Writes what is added to a text, and its end; nothing where it says that there is no line.
  ///
  /// - Returns: What it says.
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

  /// Writes all that waits to be written.
  package mutating func flush() throws(SystemError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try descriptor.write(buffer)
  }
}
