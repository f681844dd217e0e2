/// Makes editing keys of the bytes that a terminal sends, however the bytes are cut.
///
/// ```swift
/// var decoder = EditingKeyDecoder()
/// decoder.decode(Array("1\u{1B}[D".utf8))  // "1", left
/// ```
///
/// The keys are those of Emacs and of the arrows, as in a shell. What means nothing is left out, and
/// of a sequence no more than its first bytes are kept.
struct EditingKeyDecoder: Sendable {
  private static let sequenceLimit = 16

  private var state = State.ground
  private var kept: [UInt8] = []

  private enum State: Sendable {
    case ground
    /// Inside a character of several bytes, of which so many are to come.
    case character(remaining: Int)
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC O`.
    case keypad
  }

  /// Takes bytes and gives the keys that they complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [EditingKey] {
    bytes.compactMap { key(endedBy: $0) }
  }

  private mutating func key(endedBy byte: UInt8) -> EditingKey? {
    switch state {
    case .ground: return first(byte)
    case .character(let remaining): return continuation(byte, remaining)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .control
      case UInt8(ascii: "O"): state = .keypad
      case 0x1B: break
      default:
        state = .ground
        return Self.key(withAlt: byte)
      }
      return nil
    case .keypad:
      state = .ground
      return Self.key(ofArrow: byte)
    case .control:
      // A sequence ends with a byte from @ to ~.
      guard (0x40...0x7E).contains(byte) else {
        if kept.count < Self.sequenceLimit { kept.append(byte) }
        return nil
      }
      defer {
        kept.removeAll()
        state = .ground
      }
      return Self.key(ofSequence: kept, end: byte)
    }
  }

  private mutating func first(_ byte: UInt8) -> EditingKey? {
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0..<0x20, 0x7F: return Self.key(ofControl: byte)
    case ..<0x80: return .character(Character(Unicode.Scalar(byte)))
    case 0xC2..<0xF5:
      kept = [byte]
      state = .character(remaining: byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3)
      return nil
    default: return nil
    }
  }

  private mutating func continuation(_ byte: UInt8, _ remaining: Int) -> EditingKey? {
    guard byte & 0xC0 == 0x80 else {
      // The character was cut off; this byte is another one's.
      kept.removeAll()
      state = .ground
      return first(byte)
    }
    kept.append(byte)
    guard remaining == 1 else {
      state = .character(remaining: remaining - 1)
      return nil
    }
    defer {
      kept.removeAll()
      state = .ground
    }
    return String(strictUTF8: kept)?.first.map { .character($0) }
  }

  private static func key(ofControl byte: UInt8) -> EditingKey? {
    switch byte {
    case 0x01: .home
    case 0x02: .left
    case 0x03: .interrupt
    case 0x04: .endOfInput
    case 0x05: .end
    case 0x06: .right
    case 0x08, 0x7F: .deleteBackward
    case 0x09: .complete
    case 0x0A, 0x0D: .enter
    case 0x0B: .deleteToEnd
    case 0x0C: .clearScreen
    case 0x0E: .nextLine
    case 0x10: .previousLine
    case 0x15: .deleteToStart
    case 0x17: .deleteWordBackward
    case 0x19: .insertDeleted
    case 0x1A: .suspend
    default: nil
    }
  }

  private static func key(withAlt byte: UInt8) -> EditingKey? {
    switch byte {
    case UInt8(ascii: "b"): .wordLeft
    case UInt8(ascii: "f"): .wordRight
    case 0x08, 0x7F: .deleteWordBackward
    default: nil
    }
  }

  private static func key(ofArrow byte: UInt8) -> EditingKey? {
    switch byte {
    case UInt8(ascii: "A"): .previousLine
    case UInt8(ascii: "B"): .nextLine
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    default: nil
    }
  }

  private static func key(ofSequence parameters: [UInt8], end: UInt8) -> EditingKey? {
    guard end == UInt8(ascii: "~") else {
      // `1;5` is Control, `1;3` is Alt: arrows then go by words.
      let goesByWords = [Array("1;5".utf8), Array("1;3".utf8)].contains(parameters)
      switch key(ofArrow: end) {
      case .left where goesByWords: return .wordLeft
      case .right where goesByWords: return .wordRight
      case let key: return key
      }
    }
    switch parameters {
    case Array("1".utf8), Array("7".utf8): return .home
    case Array("3".utf8): return .deleteForward
    case Array("4".utf8), Array("8".utf8): return .end
    default: return nil
    }
  }
}
