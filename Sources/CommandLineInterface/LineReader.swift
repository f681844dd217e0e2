/// Splits bytes into lines, and keeps no more of a line than its limit.
package struct LineReader: Sendable {
  /// A line without its end, which is a line feed or a carriage return and a line feed.
  package enum Line: Hashable, Sendable {
    case text([UInt8])
    /// A line beyond the limit; nothing of it is kept.
    case tooLong

    /// The line without the byte order mark that some programs put before the first one.
    package var withoutByteOrderMark: Line {
      guard case .text(let bytes) = self, bytes.starts(with: "\u{FEFF}".utf8) else { return self }
      return .text(Array(bytes.dropFirst(3)))
    }
  }

  private let limit: Int
  private var line: [UInt8] = []
  private var isTooLong = false

  /// Creates a reader of lines with a limit on their bytes.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Takes bytes and returns the lines that they end.
  package mutating func lines(in bytes: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var start = bytes.startIndex
    for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
      append(bytes[start..<end])
      lines.append(endLine())
      start = end + 1
    }
    append(bytes[start...])
    return lines
  }

  /// Returns the last line if the input ended without a line end.
  package mutating func lastLine() -> Line? {
    line.isEmpty && !isTooLong ? nil : endLine()
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if line.count + bytes.count > limit {
      isTooLong = true
      line.removeAll()
    }
    guard !isTooLong else { return }
    if line.isEmpty { line = Array(bytes) } else { line += bytes }
  }

  private mutating func endLine() -> Line {
    defer {
      line = []
      isTooLong = false
    }
    guard !isTooLong else { return .tooLong }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return .text(line)
  }
}
