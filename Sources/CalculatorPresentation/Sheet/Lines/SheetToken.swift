/// A token of a line of a sheet, as far as it can be found without understanding the line.
struct SheetToken: Hashable, Sendable {
  /// The kind of a token.
  enum Kind: Hashable, Sendable {
    /// Digits with all that belongs to them: `1_200.5e-3`, `0xFF`.
    case number
    /// A word.
    case name
    /// `+`, `-`, `*`, `/` or `^`, in either spelling.
    case operation
    case open
    case close
    /// `%`, `!`, `°` or a superscript digit, which belong to what precedes them.
    case postfix
    /// Anything else: `,`, `=`, `√`.
    case other
  }

  let kind: Kind

  /// Its range in the line, in bytes.
  let range: Range<Int>

  /// Returns the tokens in part of a line, in order.
  static func tokens(in bytes: [UInt8], _ range: Range<Int>) -> [SheetToken] {
    var tokens: [SheetToken] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard !bytes[offset].isBlank else {
        offset += 1
        continue
      }
      let (kind, end) = token(bytes[..<range.upperBound], at: offset)
      tokens.append(SheetToken(kind: kind, range: offset..<end))
      offset = end
    }
    return tokens
  }

  private static func token(_ bytes: ArraySlice<UInt8>, at start: Int) -> (Kind, Int) {
    let byte = bytes[start]
    let next = start + 1 < bytes.endIndex ? bytes[start + 1] : 0
    if byte.isDigit || byte == UInt8(ascii: ".") && next.isDigit {
      return (.number, numberEnd(bytes, from: start))
    }
    if let (kind, length) = sign(bytes, at: start) { return (kind, start + length) }
    guard byte.isNameByte || byte >= 0x80 else { return (.other, start + 1) }
    var end = start + 1
    while end < bytes.endIndex, bytes[end].isNameByte || bytes[end] >= 0x80 {
      guard bytes[end] & 0xC0 == 0x80 || sign(bytes, at: end) == nil else { break }
      end += 1
    }
    return (.name, end)
  }

  /// Returns a sign's kind and its length in bytes; nil if there is none.
  private static func sign(_ bytes: ArraySlice<UInt8>, at start: Int) -> (Kind, Int)? {
    switch bytes[start] {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "^"):
      return (.operation, 1)
    case UInt8(ascii: "("), UInt8(ascii: "["): return (.open, 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): return (.close, 1)
    case UInt8(ascii: "%"), UInt8(ascii: "!"): return (.postfix, 1)
    default:
      for (kind, text) in longSigns where bytes[start...].starts(with: text.utf8) {
        return (kind, text.utf8.count)
      }
      return nil
    }
  }

  private static let longSigns: [(Kind, String)] = [
    (.operation, "×"), (.operation, "÷"), (.operation, "−"), (.operation, "·"),
    (.postfix, "²"), (.postfix, "³"), (.postfix, "°"), (.other, "√"), (.other, "∛"),
  ]

  private static func numberEnd(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { offset < bytes.endIndex ? bytes[offset] : 0 }
    var end = start
    if byte(start) == UInt8(ascii: "0"), isBase(byte(start + 1)) {
      end += 2
      while byte(end).isNameByte { end += 1 }
      return end
    }
    while byte(end).isDigit || byte(end) == UInt8(ascii: ".") || byte(end) == UInt8(ascii: "_") {
      end += 1
    }
    // An exponent may still lack its digits while it is being typed.
    guard byte(end) | 0x20 == UInt8(ascii: "e") else { return end }
    var exponent = end + 1
    if byte(exponent) == UInt8(ascii: "-") || byte(exponent) == UInt8(ascii: "+") { exponent += 1 }
    guard byte(exponent).isDigit || exponent == end + 1 || exponent == bytes.endIndex else {
      return end
    }
    while byte(exponent).isDigit { exponent += 1 }
    return byte(exponent).isNameByte || byte(exponent) >= 0x80 ? end : exponent
  }

  private static func isBase(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o"): true
    default: false
    }
  }
}
