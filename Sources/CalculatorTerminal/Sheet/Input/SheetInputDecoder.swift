import CalculatorPresentation
import CommandLineInterface

/// A decoder that turns the bytes from a terminal into events of a sheet.
///
/// ```swift
/// var decoder = SheetInputDecoder()
/// decoder.decode(Array("a\u{1B}[1;2C".utf8))   // "a" is typed, → is pressed with Shift
/// ```
struct SheetInputDecoder: Sendable {
  /// The maximum number of bytes kept of a paste: as many as a sheet has.
  private static let pasteLimit = 1 << 24

  private var decoder = TerminalDecoder(pasteLimit: Self.pasteLimit)

  /// The milliseconds to wait for the rest of an incomplete sequence; nil if there is none.
  var timeout: Int? { decoder.timeout }

  /// Decodes bytes and returns the events that they complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [SheetEvent] {
    decoder.decode(bytes).compactMap(SheetEvent.init)
  }

  /// Ends an incomplete sequence, because nothing more came.
  mutating func flush() -> [SheetEvent] {
    decoder.flush().compactMap(SheetEvent.init)
  }
}

extension SheetEvent {
  /// Creates the event that an input means; nil if it means nothing.
  fileprivate init?(_ input: TerminalInput) {
    switch input {
    case .character(let character): self = .text(character)
    case .control(let byte): self.init(control: byte)
    case .escape: self = .key(.escape)
    case .sequence(let parameters, let final) where parameters.first == UInt8(ascii: "<"):
      self.init(mouse: parameters.dropFirst(), isRelease: final == UInt8(ascii: "m"))
    case .sequence(let parameters, let final): self.init(parameters, final)
    case .keypad(let final): self.init(keypad: final)
    case .answer(let text):
      guard text.hasPrefix("11;"), let color = RGB(report: text.dropFirst(3)) else { return nil }
      self = .background(color)
    case .paste(let text): self = .paste(text)
    case .unfinishedPaste: self = .unfinishedPaste
    }
  }

  private init?(control byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .key(.backspace)
    case 0x09: self = .key(.tab)
    case 0x0A, 0x0D: self = .key(.enter)
    case 0x01..<0x1B: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    // Ctrl-/ and Ctrl-_ arrive alike.
    case 0x1F: self = .control("z")
    default: return nil
    }
  }

  private init?(_ parameters: [UInt8], _ final: UInt8) {
    let fields = String(decoding: parameters, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
    let numbers = fields.map { Int($0) }
    switch (final, numbers.count) {
    // Two ways to report any key with its modifiers: that of fixterms and kitty, and that of xterm.
    case (UInt8(ascii: "u"), 1...2):
      self.init(code: numbers[0], Self.modifiers(numbers.count > 1 ? numbers[1] : 1))
    case (UInt8(ascii: "~"), 3) where numbers[0] == 27:
      self.init(code: numbers[2], Self.modifiers(numbers[1]))
    case (_, 2):
      let first = final == UInt8(ascii: "~") ? Array(fields[0].utf8) : []
      guard let modifiers = Self.modifiers(numbers[1]) else { return nil }
      if let key = NavigationKey(parameters: first, final: final) {
        self = .key(.navigation(key), modifiers)
      } else {
        self.init(functionKey: parameters, final)
      }
    case (UInt8(ascii: "Z"), _): self = .key(.tab, .shift)
    default:
      if let key = NavigationKey(parameters: parameters, final: final) {
        self = .key(.navigation(key))
      } else {
        self.init(functionKey: parameters, final)
      }
    }
  }

  private init?(functionKey parameters: [UInt8], _ final: UInt8) {
    guard let name = UnboundKey(parameters: parameters, final: final)?.name, name.first == "F",
      let number = Int(name.dropFirst())
    else { return nil }
    self = .key(.function(number))
  }

  private init?(keypad final: UInt8) {
    if let key = NavigationKey(arrowFinal: final) {
      self = .key(.navigation(key))
    } else if let name = UnboundKey(keypadFinal: final)?.name, let number = Int(name.dropFirst()) {
      self = .key(.function(number))
    } else if final == UInt8(ascii: "M") {
      self = .key(.enter)
    } else if (UInt8(ascii: "j")...UInt8(ascii: "y")).contains(final) {
      // `j` to `y` stand for `*` to `9`, in the order of ASCII.
      self = .text(Character(Unicode.Scalar(final - 0x40)))
    } else {
      return nil
    }
  }

  /// Creates a key from the character that it types.
  private init?(code: Int?, _ modifiers: Modifiers?) {
    guard let code, let modifiers, let scalar = Unicode.Scalar(UInt32(clamping: code)) else {
      return nil
    }
    switch code {
    case 9: self = .key(.tab, modifiers)
    case 13: self = .key(.enter, modifiers)
    case 27: self = .key(.escape)
    case 8, 127: self = .key(.backspace, modifiers)
    case ..<0x20: return nil
    default:
      let character = Character(scalar)
      if modifiers.contains(.control) {
        self = .control(Character(character.lowercased()))
      } else if modifiers.contains(.alt) {
        return nil
      } else {
        self = .text(character)
      }
    }
  }

  private static func modifiers(_ number: Int?) -> Modifiers? {
    number.flatMap { (1...16).contains($0) ? Modifiers(rawValue: ($0 - 1) & 7) : nil }
  }

  private init?(mouse parameters: ArraySlice<UInt8>, isRelease: Bool) {
    let numbers = parameters.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let row = numbers[2], (1...0xFFFF).contains(column), (1...0xFFFF).contains(row)
    else { return nil }
    switch button {
    case 0: self = .mouse(isRelease ? .release : .press, column: column - 1, row: row - 1)
    case 32: self = .mouse(.drag, column: column - 1, row: row - 1)
    case 64: self = .scroll(-1)
    case 65: self = .scroll(1)
    default: return nil
    }
  }
}
