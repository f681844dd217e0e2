import CalculatorTerminal

/// Writes lines to a file descriptor in large pieces.
struct OutputWriter {
  private let descriptor: Descriptor
  private var buffer: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = Descriptor(descriptor)
  }

  mutating func writeLine(_ text: String) throws(SystemError) {
    buffer += text.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 65_536 { try flush() }
  }

  mutating func flush() throws(SystemError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try descriptor.write(buffer)
  }
}
