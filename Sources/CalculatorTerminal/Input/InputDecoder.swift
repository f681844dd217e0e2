import CalculatorPresentation
import CommandLineInterface

/// A decoder that turns the bytes from a terminal into events.
///
/// ```swift
/// var decoder = InputDecoder()
/// decoder.decode([0x35, 0x2B])               // "5", "+"
/// decoder.decode(Array("\u{1B}[<0;3;4M".utf8))  // a click on column 2, row 3
/// ```
///
/// An escape and a letter or sign that arrive together are that character with Alt, where some key or command
/// uses it; other characters are separate events after the Esc key. Over a slow line Esc and a letter may
/// arrive together as well, so function keys give the commands, too.
struct InputDecoder: Sendable {
  /// The maximum number of bytes kept of a paste, enough for more characters than may be pasted.
  static let pasteLimit = 4 * (PastedText.lengthLimit + 1)

  private var decoder = TerminalDecoder(pasteLimit: Self.pasteLimit)

  /// The milliseconds to wait for the rest of an incomplete sequence; nil if there is none.
  var timeout: Int? { decoder.timeout }

  /// Decodes bytes and returns the events that they complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    let inputs = decoder.decode(bytes)
    var events: [InputEvent] = []
    var place = 0
    while place < inputs.count {
      if inputs[place] == .escape, place + 1 < inputs.count,
        case .character(let character) = inputs[place + 1], character.isHeld
      {
        events.append(.key(.held(character)))
        place += 2
      } else {
        if let event = InputEvent(inputs[place]) { events.append(event) }
        place += 1
      }
    }
    return events
  }

  /// Ends an incomplete sequence, because nothing more came.
  mutating func flush() -> [InputEvent] {
    decoder.flush().compactMap(InputEvent.init)
  }
}

extension InputEvent {
  /// Creates the event that an input means; nil if it means nothing.
  fileprivate init?(_ input: TerminalInput) {
    switch input {
    case .character(let character): self = .key(.character(character))
    case .control(let byte): self.init(control: byte)
    case .escape: self = .key(.escape)
    case .sequence(let parameters, UInt8(ascii: "M")) where parameters.first == UInt8(ascii: "<"):
      self.init(mouse: parameters.dropFirst())
    case .sequence(let parameters, let final):
      if let key = NavigationKey(parameters: parameters, final: final) {
        self = .navigation(key)
      } else if let name = UnboundKey(parameters: parameters, final: final)?.name {
        self.init(keyNamed: name)
      } else {
        return nil
      }
    case .keypad(let final):
      if let shortcut = Shortcut(keypadFinal: final) {
        self = .key(shortcut)
      } else if let key = NavigationKey(arrowFinal: final) {
        self = .navigation(key)
      } else if let name = UnboundKey(keypadFinal: final)?.name {
        self.init(keyNamed: name)
      } else {
        return nil
      }
    case .answer(let text):
      guard text.hasPrefix("11;"), let color = RGB(report: text.dropFirst(3)) else { return nil }
      self = .background(color)
    case .paste(let text): self = .paste(text)
    case .unfinishedPaste: self = .unfinishedPaste
    }
  }

  private init(keyNamed name: String) {
    self = FunctionKey(name: name).map { .key($0.shortcut) } ?? .unknownKey(name)
  }

  private init?(control byte: UInt8) {
    switch byte {
    case 0x03: self = .interrupt
    case 0x04: self = .endOfTransmission
    case 0x08, 0x7F: self = .key(.backspace)
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .key(.enter)
    case 0x0B: self = .key(TerminalCommand.commandsKey)
    case 0x0C: self = .redraw
    case 0x1A: self = .suspend
    case 0x01..<0x1B: self = .unknownKey("Ctrl-" + String(Character(Unicode.Scalar(byte + 0x40))))
    default: return nil
    }
  }

  private init?(mouse parameters: ArraySlice<UInt8>) {
    let numbers = parameters.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let row = numbers[2], (1...0xFFFF).contains(column), (1...0xFFFF).contains(row)
    else { return nil }
    // Without Shift, Alt or Ctrl, 0 is the left button, and 64 and 65 are the wheel.
    switch button {
    case 0: self = .click(column: column - 1, row: row - 1)
    case 64: self = .scroll(-1)
    case 65: self = .scroll(1)
    default: return nil
    }
  }
}

extension Character {
  /// Whether a key or command may use the character with Alt; none uses a digit or a space.
  fileprivate var isHeld: Bool { isASCII && self > " " && !isNumber }
}

extension Shortcut {
  /// Creates the key of a numeric keypad in application mode from the byte after `ESC O`.
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
