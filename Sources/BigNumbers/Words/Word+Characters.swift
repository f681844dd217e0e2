extension Word {
  /// The Unicode scalar with the pattern as its number; nil if there is none: surrogates, and numbers above
  /// 10FFFF.
  public var scalar: Unicode.Scalar? {
    UInt32(exactly: pattern).flatMap { Unicode.Scalar($0) }
  }

  /// The scalar's number and, if it has one, its glyph: `U+20AC €`; nil if there is no scalar.
  ///
  /// Controls (Unicode's category Cc) and noncharacters (The Unicode Standard, 23.7) have no glyph.
  public var scalarText: String? {
    guard let scalar else { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return scalar.hasGlyph ? number + " " + String(Character(scalar)) : number
  }

  /// The bytes from the first that is not 0, as ASCII with `.` for unprintable characters; a single one for 0.
  ///
  /// ```swift
  /// Word(pattern: 0x48656C6C6F, WordFormat(.bits64, isSigned: false)).asciiText   // "Hello"
  /// ```
  public var asciiText: String {
    var text = ""
    for byte in bytes where byte != 0 || !text.isEmpty {
      text.unicodeScalars.append((0x20..<0x7F).contains(byte) ? Unicode.Scalar(byte) : ".")
    }
    return text.isEmpty ? "." : text
  }
}

extension Unicode.Scalar {
  fileprivate var hasGlyph: Bool {
    let isControl = value < 0x20 || (0x7F..<0xA0).contains(value)
    let isNoncharacter = value & 0xFFFE == 0xFFFE || (0xFDD0..<0xFDF0).contains(value)
    return !isControl && !isNoncharacter
  }
}
