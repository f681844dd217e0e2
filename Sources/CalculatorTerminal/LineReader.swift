/// Cuts bytes into lines, and keeps no more of a line than its limit.
struct LineReader: Sendable {
  /// A line without its end.
  enum Line: Hashable, Sendable {
    case text([UInt8])
    /// A line beyond the limit, of which nothing is kept.
    case tooLong
  }

  private let limit: Int
  private var line: [UInt8] = []
  private var isTooLong = false

  /// Creates a reader of lines of at most so many bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes bytes and gives the lines that they end.
  mutating func lines(in bytes: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(endLine())
      } else if line.count < limit {
        line.append(byte)
      } else {
        isTooLong = true
      }
    }
    return lines
  }

  /// The last line where the input ended without ending it.
  mutating func lastLine() -> Line? {
    line.isEmpty ? nil : endLine()
  }

  private mutating func endLine() -> Line {
    defer {
      line.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    return isTooLong ? .tooLong : .text(line)
  }
}
