extension String {
  /// Returns the part between two offsets in bytes, which are between scalars.
  func utf8Part(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// Returns everything from an offset in bytes on.
  func utf8Part(from offset: Int) -> String { utf8Part(offset..<utf8.count) }

  /// Returns the last character boundary up to an offset in bytes, or the end.
  func characterBoundary(at offset: Int) -> Int {
    guard offset < utf8.count else { return utf8.count }
    guard offset > 0 else { return 0 }
    var boundary = 0
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      let length = utf8.distance(from: index, to: next)
      guard boundary + length <= offset else { break }
      boundary += length
      index = next
    }
    return boundary
  }

  /// Returns the offset after the character that begins at an offset; nil at the end.
  func offset(after offset: Int) -> Int? {
    let index = utf8.index(startIndex, offsetBy: offset)
    guard index < endIndex else { return nil }
    return utf8.distance(from: startIndex, to: self.index(after: index))
  }

  /// Returns the offset of the character that ends at an offset; nil at the beginning.
  func offset(before offset: Int) -> Int? {
    let index = utf8.index(startIndex, offsetBy: offset)
    guard index > startIndex else { return nil }
    return utf8.distance(from: startIndex, to: self.index(before: index))
  }

  /// Returns the number of characters before an offset.
  func column(at offset: Int) -> Int { utf8Part(0..<offset).count }

  /// Returns the offset after a number of characters, or the end.
  func offset(ofColumn column: Int) -> Int {
    let index = self.index(startIndex, offsetBy: column, limitedBy: endIndex) ?? endIndex
    return utf8.distance(from: startIndex, to: index)
  }
}
