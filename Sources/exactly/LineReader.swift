/// Reads lines of bytes from a file descriptor, each up to a stated length.
struct LineReader {
  enum Line {
    case bytes([UInt8])
    /// A line longer than the limit; it has been passed over.
    case tooLong
  }

  private let descriptor: Int32
  private let limit: Int
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var unread = 0..<0
  private var isAtEnd = false

  init(descriptor: Int32 = STDIN_FILENO, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line without its end, or nil after the last one.
  ///
  /// - Parameter beforeWaiting: Called when more input has to be waited for: time to show answers.
  /// - Returns: The line, or nil at the end of the input.
  /// - Throws: ``SystemError`` when reading fails, and what `beforeWaiting` throws.
  mutating func next(beforeWaiting: () throws(SystemError) -> Void) throws(SystemError) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var isEmpty = true
    while true {
      if unread.isEmpty {
        try beforeWaiting()
        try fill()
        if isAtEnd { break }
      }
      isEmpty = false
      let end = buffer[unread].firstIndex(of: UInt8(ascii: "\n"))
      let piece = buffer[unread.lowerBound..<(end ?? unread.upperBound)]
      if line.count + piece.count > limit {
        isTooLong = true
        line = []
      }
      if !isTooLong { line += piece }
      unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
      if end != nil { break }
    }
    guard !isEmpty else { return nil }
    if isTooLong { return .tooLong }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return .bytes(line)
  }

  private mutating func fill() throws(SystemError) {
    guard !isAtEnd else { return }
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        unread = 0..<count
        return
      }
      if count == 0 {
        isAtEnd = true
        return
      }
      guard errno == EINTR else { throw SystemError(action: "cannot read the input") }
    }
  }
}
