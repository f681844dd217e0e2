extension Span<UInt8> {
  /// Whether the bytes are UTF-8 throughout.
  ///
  /// Swift has a function of its own for this only since macOS 26 and iOS 26.
  ///
  /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
  var isUTF8: Bool {
    var place = countOfASCII(from: 0)
    while place < count {
      guard self[place] >= 0x80 else {
        place += 1
        continue
      }
      guard let length = lengthOfCharacter(at: place) else { return false }
      place += length
      place += countOfASCII(from: place)
    }
    return true
  }

  /// Returns the length in bytes of a multi-byte character; nil if the bytes are not one.
  private func lengthOfCharacter(at place: Int) -> Int? {
    // The range of the second byte excludes overlong forms, surrogates and values beyond the end.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch self[place] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard count - place >= length, second.contains(self[place + 1]) else { return nil }
    for next in (place + 2)..<(place + length) where self[next] & 0xC0 != 0x80 { return nil }
    return length
  }
}
