/// Assembles the input from a terminal, however its bytes are split.
///
/// ```swift
/// var decoder = TerminalDecoder()
/// decoder.decode(Array("1\u{1B}[D".utf8))  // "1", the sequence of the arrow to the left
/// ```
///
/// If more could follow, ``timeout`` says how long to wait for it; if nothing came, ``flush()`` decides.
/// Any bytes are accepted: those without a meaning are ignored, and sequences and pastes beyond the
/// stated limits keep no more than that.
package struct TerminalDecoder: Sendable {
  /// The maximum number of bytes kept of a control sequence; a longer one has no meaning.
  package static let sequenceLimit = 64

  /// The maximum number of bytes kept of a paste; nil if only keys are expected.
  private let pasteLimit: Int?

  private var takesMoreThanKeys: Bool { pasteLimit != nil }

  private var state = State.ground
  /// The bytes of the unfinished sequence, paste or character.
  private var kept: [UInt8] = []
  private var isOverLimit = false

  private enum State: Sendable {
    case ground
    /// Inside a character of several bytes, with the number of bytes still to come.
    case character(remaining: Int)
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC O`.
    case keypad
    /// Inside an answer that ends with BEL or `ESC \`.
    case string(isCommand: Bool)
    /// After ESC inside such an answer.
    case stringEscape(isCommand: Bool)
    /// Inside a paste; one that stalled is dropped, together with the rest of it.
    case paste(isDropped: Bool)
  }

  /// Creates a decoder.
  ///
  /// - Parameter pasteLimit: The maximum number of bytes kept of a paste. With nil, pastes and the
  ///   terminal's answers are taken for keys without waiting for their ends.
  package init(pasteLimit: Int? = nil) {
    self.pasteLimit = pasteLimit
  }

  /// The number of milliseconds to wait for the rest of an unfinished input; nil if there is none.
  ///
  /// Only this time distinguishes the Esc key from a sequence, so it is short. Within a sequence it is
  /// long, because the rest of one must not be taken for typed digits.
  package var timeout: Int? {
    switch state {
    case .ground: nil
    case .escape: 30
    case .character, .control, .keypad, .string, .stringEscape: 500
    case .paste: 2000
    }
  }

  /// Takes bytes and returns the inputs that they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    for byte in bytes { take(byte, into: &inputs) }
    return inputs
  }

  /// Ends an unfinished input, because nothing more came.
  ///
  /// A paste may stall and continue later. A part of a number is a wrong number, and the rest was not
  /// typed, so both are dropped, until the paste ends or nothing comes for another ``timeout``.
  package mutating func flush() -> [TerminalInput] {
    if case .paste(isDropped: false) = state {
      // The end marker itself may have been cut.
      kept = kept.suffix(Self.pasteEnd.count)
      state = .paste(isDropped: true)
      return [.unfinishedPaste]
    }
    defer { leave() }
    if case .escape = state { return [.escape] }
    return []
  }

  private mutating func take(_ byte: UInt8, into inputs: inout [TerminalInput]) {
    switch state {
    case .ground: takeFirst(byte, into: &inputs)
    case .character(let remaining): takeContinuation(byte, remaining, into: &inputs)
    case .escape: takeAfterEscape(byte, into: &inputs)
    case .control: takeControl(byte, into: &inputs)
    case .keypad:
      leave()
      if byte == 0x1B {
        state = .escape
      } else {
        inputs.append(.keypad(final: byte))
      }
    case .string(let isCommand): takeString(byte, isCommand, into: &inputs)
    case .stringEscape(let isCommand):
      if byte == UInt8(ascii: "\\") {
        endString(isCommand, into: &inputs)
      } else {
        // Not the end after all: the string was cut, and this is a new sequence.
        leave()
        state = .escape
        take(byte, into: &inputs)
      }
    case .paste(let isDropped): takePaste(byte, isDropped, into: &inputs)
    }
  }

  private mutating func leave() {
    state = .ground
    kept.removeAll(keepingCapacity: true)
    isOverLimit = false
  }

  private mutating func keep(_ byte: UInt8, limit: Int) {
    if kept.count < limit { kept.append(byte) } else { isOverLimit = true }
  }

  // MARK: - Characters

  private mutating func takeFirst(_ byte: UInt8, into inputs: inout [TerminalInput]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x00..<0x20, 0x7F: inputs.append(.control(byte))
    case 0x20..<0x7F: inputs.append(.character(Character(Unicode.Scalar(byte))))
    case 0xC2..<0xE0: begin(byte, remaining: 1)
    case 0xE0..<0xF0: begin(byte, remaining: 2)
    case 0xF0..<0xF5: begin(byte, remaining: 3)
    default: break
    }
  }

  private mutating func begin(_ byte: UInt8, remaining: Int) {
    kept = [byte]
    state = .character(remaining: remaining)
  }

  private mutating func takeContinuation(
    _ byte: UInt8, _ remaining: Int, into inputs: inout [TerminalInput]
  ) {
    guard (0x80..<0xC0).contains(byte) else {
      // The character was cut; this byte begins anew.
      leave()
      takeFirst(byte, into: &inputs)
      return
    }
    kept.append(byte)
    guard remaining == 1 else {
      state = .character(remaining: remaining - 1)
      return
    }
    if let character = String(strictUTF8: kept)?.first { inputs.append(.character(character)) }
    leave()
  }

  // MARK: - Sequences

  private mutating func takeAfterEscape(_ byte: UInt8, into inputs: inout [TerminalInput]) {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .keypad
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      guard takesMoreThanKeys else { fallthrough }
      state = .string(isCommand: byte == UInt8(ascii: "]"))
    default:
      leave()
      inputs.append(.escape)
      takeFirst(byte, into: &inputs)
    }
  }

  private mutating func takeControl(_ byte: UInt8, into inputs: inout [TerminalInput]) {
    switch byte {
    case 0x20..<0x40: keep(byte, limit: Self.sequenceLimit)
    // The Linux console sends `ESC [ [ A` for F1.
    case UInt8(ascii: "[") where kept.isEmpty: keep(byte, limit: Self.sequenceLimit)
    case 0x40..<0x7F:
      let parameters = isOverLimit ? nil : kept
      leave()
      guard let parameters else { return }
      if byte == UInt8(ascii: "~"), parameters == Array("200".utf8), takesMoreThanKeys {
        state = .paste(isDropped: false)
      } else {
        inputs.append(.sequence(parameters: parameters, final: byte))
      }
    default:
      // Not a byte of a sequence: it was cut short.
      leave()
      takeFirst(byte, into: &inputs)
    }
  }

  private mutating func takeString(
    _ byte: UInt8, _ isCommand: Bool, into inputs: inout [TerminalInput]
  ) {
    switch byte {
    case 0x07: endString(isCommand, into: &inputs)
    case 0x1B: state = .stringEscape(isCommand: isCommand)
    case 0x18, 0x1A: leave()
    default: keep(byte, limit: Self.sequenceLimit)
    }
  }

  private mutating func endString(_ isCommand: Bool, into inputs: inout [TerminalInput]) {
    let text = isOverLimit || !isCommand ? nil : String(decoding: kept, as: UTF8.self)
    leave()
    if let text { inputs.append(.answer(text)) }
  }

  // MARK: - Paste

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func takePaste(
    _ byte: UInt8, _ isDropped: Bool, into inputs: inout [TerminalInput]
  ) {
    let limit = isDropped ? 0 : pasteLimit ?? 0
    // Room for the end is kept beyond the limit, so that the end is always seen.
    if kept.count == limit + Self.pasteEnd.count { kept.remove(at: limit) }
    kept.append(byte)
    guard byte == Self.pasteEnd.last, kept.suffix(Self.pasteEnd.count) == Self.pasteEnd[...]
    else { return }
    kept.removeLast(Self.pasteEnd.count)
    if !isDropped { inputs.append(.paste(String(decoding: kept, as: UTF8.self))) }
    leave()
  }
}
