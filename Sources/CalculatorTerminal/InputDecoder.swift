import CalculatorPresentation

/// Makes events of the bytes that a terminal sends.
///
/// ```swift
/// var decoder = InputDecoder()
/// decoder.decode([0x35, 0x2B])               // "5", "+"
/// decoder.decode(Array("\u{1B}[<0;3;4M".utf8))  // a click on column 2, row 3
/// ```
///
/// Bytes may arrive cut anywhere. Where more could follow, ``timeout`` says how long to wait for it;
/// when nothing came, ``flush()`` decides. Any bytes are taken: what means nothing is left out, and
/// sequences and pastes beyond the stated limits keep no more than those.
///
/// An escape before another character is the Esc key and that character, never a character with Alt:
/// the two arrive alike, and over a slow line Esc and the next key often arrive together.
struct InputDecoder: Sendable {
  /// The most bytes of a control sequence that are kept; a longer one means nothing.
  static let sequenceLimit = 64

  /// The most bytes of a paste that are kept; so many hold more characters than may be pasted.
  static let pasteLimit = 4 * (PastedText.lengthLimit + 1)

  private var state = State.ground
  /// The bytes of the sequence, of the paste or of the character that has begun.
  private var kept: [UInt8] = []
  private var isOverLimit = false

  private enum State: Sendable {
    case ground
    /// Inside a character of several bytes, of which so many are to come.
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
    /// Inside a paste; one that stalled is dropped, and what still comes of it with it.
    case paste(isDropped: Bool)
  }

  /// How many milliseconds to wait for the rest of what has begun; nil when nothing has.
  ///
  /// The Esc key is told from a sequence by this time alone, so it is short. Within a sequence it is
  /// long, because the rest of one must not be taken for typed digits.
  var timeout: Int? {
    switch state {
    case .ground: nil
    case .escape: 30
    case .character, .control, .keypad, .string, .stringEscape: 500
    case .paste: 2000
    }
  }

  /// Takes bytes and gives the events that they complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { take(byte, into: &events) }
    return events
  }

  /// Ends what has begun, because nothing more came.
  ///
  /// A paste may stall and go on later. A part of a number is a wrong number, and the rest is no
  /// typing, so both are dropped, until the paste ends or nothing comes for another ``timeout``.
  mutating func flush() -> [InputEvent] {
    if case .paste(isDropped: false) = state {
      // The end itself may have been cut.
      kept = kept.suffix(Self.pasteEnd.count)
      state = .paste(isDropped: true)
      return [.unfinishedPaste]
    }
    defer { leave() }
    if case .escape = state { return [.key(.escape)] }
    return []
  }

  private mutating func take(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground: takeFirst(byte, into: &events)
    case .character(let remaining): takeContinuation(byte, remaining, into: &events)
    case .escape: takeAfterEscape(byte, into: &events)
    case .control: takeControl(byte, into: &events)
    case .keypad:
      leave()
      if byte == 0x1B {
        state = .escape
      } else if let shortcut = Shortcut(keypadFinal: byte) {
        events.append(.key(shortcut))
      } else if let key = NavigationKey(arrowFinal: byte) {
        events.append(.navigation(key))
      }
    case .string(let isCommand): takeString(byte, isCommand, into: &events)
    case .stringEscape(let isCommand):
      if byte == UInt8(ascii: "\\") {
        endString(isCommand, into: &events)
      } else {
        // Not the end after all: the string was cut, and this is a new sequence.
        leave()
        state = .escape
        take(byte, into: &events)
      }
    case .paste(let isDropped): takePaste(byte, isDropped, into: &events)
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

  private mutating func takeFirst(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x03: events.append(.interrupt)
    case 0x04: events.append(.endOfTransmission)
    case 0x0C: events.append(.redraw)
    case 0x1A: events.append(.suspend)
    case 0x0A, 0x0D: events.append(.key(.enter))
    case 0x08, 0x7F: events.append(.key(.backspace))
    case 0x20..<0x7F: events.append(.key(.character(Character(Unicode.Scalar(byte)))))
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
    _ byte: UInt8, _ remaining: Int, into events: inout [InputEvent]
  ) {
    guard (0x80..<0xC0).contains(byte) else {
      // The character was cut; this byte begins anew.
      leave()
      takeFirst(byte, into: &events)
      return
    }
    kept.append(byte)
    guard remaining == 1 else {
      state = .character(remaining: remaining - 1)
      return
    }
    let text = String(decoding: kept, as: UTF8.self)
    // Decoding replaces what is not UTF-8, and so shows it.
    if text.utf8.elementsEqual(kept), let character = text.first {
      events.append(.key(.character(character)))
    }
    leave()
  }

  // MARK: - Sequences

  private mutating func takeAfterEscape(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .keypad
    case UInt8(ascii: "]"): state = .string(isCommand: true)
    case UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .string(isCommand: false)
    default:
      leave()
      events.append(.key(.escape))
      takeFirst(byte, into: &events)
    }
  }

  private mutating func takeControl(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x20..<0x40: keep(byte, limit: Self.sequenceLimit)
    case 0x40..<0x7F:
      let parameters = isOverLimit ? nil : kept
      leave()
      guard let parameters else { return }
      if byte == UInt8(ascii: "~"), parameters == Array("200".utf8) {
        state = .paste(isDropped: false)
      } else if let event = Self.event(parameters: parameters, final: byte) {
        events.append(event)
      }
    default:
      // No byte of a sequence: it was cut short.
      leave()
      takeFirst(byte, into: &events)
    }
  }

  private static func event(parameters: [UInt8], final: UInt8) -> InputEvent? {
    guard final == UInt8(ascii: "M"), parameters.first == UInt8(ascii: "<") else {
      return NavigationKey(parameters: parameters, final: final).map(InputEvent.navigation)
    }
    return mouseEvent(parameters.dropFirst())
  }

  private static func mouseEvent(_ parameters: ArraySlice<UInt8>) -> InputEvent? {
    let numbers = parameters.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let row = numbers[2], (1...0xFFFF).contains(column), (1...0xFFFF).contains(row)
    else { return nil }
    // Without Shift, Alt or Ctrl, 0 is the left button, and the wheel has two more.
    return switch button {
    case 0: .click(column: column - 1, row: row - 1)
    case 64: .scroll(-1)
    case 65: .scroll(1)
    default: nil
    }
  }

  private mutating func takeString(
    _ byte: UInt8, _ isCommand: Bool, into events: inout [InputEvent]
  ) {
    switch byte {
    case 0x07: endString(isCommand, into: &events)
    case 0x1B: state = .stringEscape(isCommand: isCommand)
    case 0x18, 0x1A: leave()
    default: keep(byte, limit: Self.sequenceLimit)
    }
  }

  private mutating func endString(_ isCommand: Bool, into events: inout [InputEvent]) {
    let text = isOverLimit || !isCommand ? "" : String(decoding: kept, as: UTF8.self)
    leave()
    if text.hasPrefix("11;"), let color = RGB(report: text.dropFirst(3)) {
      events.append(.background(color))
    }
  }

  // MARK: - Paste

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func takePaste(
    _ byte: UInt8, _ isDropped: Bool, into events: inout [InputEvent]
  ) {
    let limit = isDropped ? 0 : Self.pasteLimit
    // Room for the end is kept beyond the limit, so that the end is always seen.
    if kept.count == limit + Self.pasteEnd.count { kept.remove(at: limit) }
    kept.append(byte)
    guard byte == Self.pasteEnd.last, kept.suffix(Self.pasteEnd.count) == Self.pasteEnd[...]
    else { return }
    kept.removeLast(Self.pasteEnd.count)
    if !isDropped { events.append(.paste(String(decoding: kept, as: UTF8.self))) }
    leave()
  }
}

extension Shortcut {
  /// The key of a numeric keypad in application mode, by the byte after `ESC O`.
  fileprivate init?(keypadFinal byte: UInt8) {
    switch byte {
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "X"): self = .character("=")
    // `j` to `y` stand for `*` to `9`, in the order of ASCII.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      self = .character(Character(Unicode.Scalar(byte - 0x40)))
    default: return nil
    }
  }
}
