/// Texts as UTF-8, of which ASCII bytes are looked at one by one, because most lines have no others.
extension ArraySlice<UInt8> {
  /// Whether it is this word of small letters, ignoring case.
  func isWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in elementsEqual(word) { $0 | 0x20 == $1 } }
  }

  var text: String { String(decoding: self, as: UTF8.self) }

  /// The text with its ASCII letters in capitals.
  var uppercased: ArraySlice<UInt8> { ArraySlice(map { $0.isLetter ? $0 & 0xDF : $0 }) }
}

extension Collection<UInt8> {
  /// The bytes with their ASCII letters in lower case.
  var lowercased: [UInt8] { map { $0.lowercased } }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// The small letter of an ASCII capital; any other byte as it is.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
