import CalculatorModel

/// A line of fields that shows whether it is intact.
///
/// ```
/// 211271eb0045⇥calculation/1⇥00000000000000ff⇥1763750000⇥deg⇥sin(30)⇥=⇥0.5⇥1/2⇥⇥half
/// ```
///
/// The first field is a checksum and the length of all that follows the first TAB, in bytes, as
/// eight and four hexadecimal digits; the checksum is that of the length's digits and what follows.
/// In a field a TAB is `\t`, the ends of lines are `\n` and `\r`, and a backslash is `\\`.
///
/// The length reveals every line that was cut short or has grown, and the checksum (CRC-32) all other damage
/// except one case in 2^32.
struct CheckedLine {
  /// The maximum number of bytes in a line.
  static let lengthLimit = 65_535

  static let tab = UInt8(ascii: "\t")
  private static let headLength = 12

  /// The bytes after the first field and its TAB.
  private let body: ArraySlice<UInt8>

  /// Reads a line without its line ending; nil if it is damaged.
  init?(utf8 bytes: [UInt8]) {
    let line = bytes[...]
    guard Self.isWhole(line.span) else { return nil }
    body = line[(Self.headLength + 1)...]
  }

  /// Whether a line, given without its line ending, is intact.
  static func isWhole(_ line: borrowing Span<UInt8>) -> Bool {
    guard line.count <= lengthLimit, let count = count(ofLineAt: 0, in: line),
      line.count == count, let checksum = hexadecimal(line, 0..<8)
    else { return false }
    return CRC32(line.extracting(8...)).value == checksum
  }

  /// Returns the number of bytes that a line declares, without its line ending; nil if it declares none.
  static func count(ofLineAt place: Int, in text: borrowing Span<UInt8>) -> Int? {
    guard text.count - place > headLength, text[place + headLength] == tab,
      let length = hexadecimal(text, place + 8..<place + headLength)
    else { return nil }
    return headLength + 1 + Int(length)
  }

  /// Returns the value of up to eight hexadecimal digits.
  @inline(__always)
  private static func hexadecimal(
    _ text: borrowing Span<UInt8>, _ places: Range<Int>
  ) -> UInt32? {
    var value: UInt32 = 0
    for place in places {
      let byte = text[place]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }

  /// Whether the text after a line's first field starts with a prefix.
  static func body(of line: borrowing Span<UInt8>, startsWith text: StaticString) -> Bool {
    let start = headLength + 1
    guard line.count >= start + text.utf8CodeUnitCount else { return false }
    for place in 0..<text.utf8CodeUnitCount
    where line[start + place] != text.utf8Start[place] {
      return false
    }
    return true
  }

  /// The fields after the first one; nil if one contains an unknown escape.
  var fields: [String]? {
    var fields: [String] = []
    for part in body.split(separator: Self.tab, omittingEmptySubsequences: false) {
      guard let field = Self.unescaped(part) else { return nil }
      fields.append(field)
    }
    return fields
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> String? {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in field {
      guard isEscaped else {
        isEscaped = byte == UInt8(ascii: "\\")
        if !isEscaped { text.append(byte) }
        continue
      }
      switch byte {
      case UInt8(ascii: "t"): text.append(tab)
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "\\"): text.append(byte)
      default: return nil
      }
      isEscaped = false
    }
    return isEscaped ? nil : String(decoding: text, as: UTF8.self)
  }

  /// Returns the line of these fields, without its line ending.
  static func text(of fields: [String]) -> String {
    var body: [UInt8] = []
    for (index, field) in fields.enumerated() {
      if index > 0 { body.append(tab) }
      for byte in field.utf8 {
        switch byte {
        case UInt8(ascii: "\t"): body += "\\t".utf8
        case UInt8(ascii: "\n"): body += "\\n".utf8
        case UInt8(ascii: "\r"): body += "\\r".utf8
        case UInt8(ascii: "\\"): body += "\\\\".utf8
        default: body.append(byte)
        }
      }
    }
    let checked = UInt32(body.count).hexadecimal(digits: 4).utf8 + [tab] + body
    let checksum = CRC32(checked).value.hexadecimal(digits: 8).utf8
    return String(decoding: checksum + checked, as: UTF8.self)
  }
}

extension UInt32 {
  /// Returns the number in hexadecimal, with at least this many digits.
  func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
