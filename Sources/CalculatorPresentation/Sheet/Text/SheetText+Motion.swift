extension SheetText {
  /// Returns the place that a motion leads to.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - cursor: The place.
  ///   - column: The column in characters that motions up and down keep; by default that of the place.
  /// - Returns: The place it leads to, which is the same one at the ends of the text.
  func place(_ motion: SheetMotion, from cursor: SheetCursor, column: Int? = nil) -> SheetCursor {
    let line = lines[cursor.line]
    if let count = motion.lineCount { return place(count, from: cursor, column: column) }
    switch motion {
    case .left:
      if let offset = line.offset(before: cursor.offset) {
        return SheetCursor(line: cursor.line, offset: offset)
      }
      return cursor.line > 0 ? endOfLine(cursor.line - 1) : cursor
    case .right:
      if let offset = line.offset(after: cursor.offset) {
        return SheetCursor(line: cursor.line, offset: offset)
      }
      return cursor.line + 1 < lines.count ? SheetCursor(line: cursor.line + 1) : cursor
    case .wordLeft: return wordStart(before: cursor)
    case .wordRight: return wordEnd(after: cursor)
    case .lineStart: return SheetCursor(line: cursor.line)
    case .lineEnd: return endOfLine(cursor.line)
    case .start: return SheetCursor()
    default: return end
    }
  }

  private func place(_ count: Int, from cursor: SheetCursor, column: Int?) -> SheetCursor {
    let line = min(max(cursor.line + count, 0), lines.count - 1)
    guard line != cursor.line else { return count < 0 ? SheetCursor(line: line) : endOfLine(line) }
    let column = column ?? lines[cursor.line].column(at: cursor.offset)
    return SheetCursor(line: line, offset: lines[line].offset(ofColumn: column))
  }

  private func endOfLine(_ line: Int) -> SheetCursor {
    SheetCursor(line: line, offset: lines[line].utf8.count)
  }

  private func wordStart(before cursor: SheetCursor) -> SheetCursor {
    guard cursor.offset > 0 else { return place(.left, from: cursor) }
    let bytes = Array(lines[cursor.line].utf8)
    var offset = cursor.offset
    while offset > 0, !bytes[offset - 1].isOfWord { offset -= 1 }
    while offset > 0, bytes[offset - 1].isOfWord { offset -= 1 }
    return nearest(to: SheetCursor(line: cursor.line, offset: offset))
  }

  private func wordEnd(after cursor: SheetCursor) -> SheetCursor {
    let bytes = Array(lines[cursor.line].utf8)
    guard cursor.offset < bytes.count else { return place(.right, from: cursor) }
    var offset = cursor.offset
    while offset < bytes.count, !bytes[offset].isOfWord { offset += 1 }
    while offset < bytes.count, bytes[offset].isOfWord { offset += 1 }
    return nearest(to: SheetCursor(line: cursor.line, offset: offset))
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 belongs to a word or a number: a letter, a digit, `_`, `.`, or anything
  /// outside ASCII.
  fileprivate var isOfWord: Bool {
    self >= 0x80 || isNameByte || self == UInt8(ascii: ".")
  }

  /// Whether it is a letter or digit of ASCII, or `_`.
  var isNameByte: Bool {
    isDigit || (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_")
  }

  /// Whether it is a digit of ASCII.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether it is a blank or a TAB.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
