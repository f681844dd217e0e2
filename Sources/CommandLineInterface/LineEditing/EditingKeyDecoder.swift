/// Turns the bytes that a terminal sends into editing keys, however the bytes are split.
///
/// ```swift
/// var decoder = EditingKeyDecoder()
/// decoder.decode(Array("1\u{1B}[D".utf8))  // "1", left
/// ```
///
/// The keys are those of Emacs and the arrow keys, as in a shell. Input without a meaning is ignored.
struct EditingKeyDecoder: Sendable {
  private var decoder = TerminalDecoder()

  /// Whether an escape came just before, as it does with Alt.
  private var hasAlt = false

  /// Whether text is being pasted; then only characters and line ends are used.
  private(set) var isPasting = false

  /// Whether a carriage return was pasted, which may be the first half of a line end.
  private var hasReturn = false

  /// The number of milliseconds to wait for the rest of an unfinished input; nil if there is none.
  var timeout: Int? { decoder.timeout ?? (isPasting ? 2_000 : nil) }

  /// Takes bytes and returns the keys that they complete.
  ///
  /// Bytes that came together and have characters on both sides of a tab were pasted in a terminal that
  /// does not mark pastes: the tab then separates cells of a spreadsheet, and completes nothing.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [EditingKey] {
    var keys = decoder.decode(bytes).compactMap { key(of: $0) }
    guard let first = keys.firstIndex(where: \.isOfText),
      let last = keys.lastIndex(where: \.isOfText)
    else { return keys }
    for index in first...last where keys[index] == .complete { keys[index] = .character("\t") }
    return keys
  }

  /// Ends an unfinished input, because nothing more came: an escape by itself is a key then.
  mutating func flush() -> [EditingKey] {
    if decoder.timeout == nil { isPasting = false }
    return decoder.flush().contains(.escape) && !isPasting ? [.cancel] : []
  }

  private mutating func key(of input: TerminalInput) -> EditingKey? {
    if case .sequence(let parameters, UInt8(ascii: "~")) = input {
      if parameters == Array("200".utf8) { (isPasting, hasReturn) = (true, false) }
      if parameters == Array("201".utf8) { isPasting = false }
    }
    return isPasting ? pastedKey(of: input) : typedKey(of: input)
  }

  private mutating func pastedKey(of input: TerminalInput) -> EditingKey? {
    defer { hasReturn = input == .control(0x0D) }
    return switch input {
    case .character(let character): .character(character)
    case .control(0x09): .character("\t")
    case .control(0x0A): hasReturn ? nil : .enter
    case .control(0x0D): .enter
    default: nil
    }
  }

  private mutating func typedKey(of input: TerminalInput) -> EditingKey? {
    defer { hasAlt = input == .escape }
    switch input {
    case .character("b") where hasAlt: return .wordLeft
    case .character("f") where hasAlt: return .wordRight
    case .character("d") where hasAlt: return .deleteWordForward
    case .control(0x08) where hasAlt, .control(0x7F) where hasAlt: return .deleteWordBackward
    case .character where hasAlt, .control where hasAlt: return nil
    case .character(let character): return .character(character)
    case .control(let byte): return EditingKey(control: byte)
    case .sequence(let parameters, let final):
      return Self.key(ofSequence: parameters, final: final)
    case .keypad(let final): return NavigationKey(arrowFinal: final).flatMap(EditingKey.init)
    case .escape, .answer, .paste, .unfinishedPaste: return nil
    }
  }

  private static func key(ofSequence parameters: [UInt8], final: UInt8) -> EditingKey? {
    let key =
      NavigationKey(arrowFinal: final) ?? NavigationKey(parameters: parameters, final: final)
    // `1;5` is Control, `1;3` is Alt: arrows then move by words.
    let goesByWords = [Array("1;5".utf8), Array("1;3".utf8)].contains(parameters)
    return switch key {
    case .left where goesByWords: .wordLeft
    case .right where goesByWords: .wordRight
    default: key.flatMap(EditingKey.init)
    }
  }
}

extension EditingKey {
  /// Whether the key is part of a text, or ends its line.
  fileprivate var isOfText: Bool {
    if case .character = self { true } else { self == .enter }
  }

  /// Creates the key of a control character, as in Readline; nil if it has no effect on a line.
  package init?(control byte: UInt8) {
    switch byte {
    case 0x01: self = .home
    case 0x02: self = .left
    case 0x03: self = .interrupt
    case 0x04: self = .endOfInput
    case 0x05: self = .end
    case 0x06: self = .right
    case 0x07: self = .cancel
    case 0x08, 0x7F: self = .deleteBackward
    case 0x09: self = .complete
    case 0x0A, 0x0D: self = .enter
    case 0x0B: self = .deleteToEnd
    case 0x0C: self = .clearScreen
    case 0x0E: self = .nextLine
    case 0x10: self = .previousLine
    case 0x12: self = .searchBackward
    case 0x13: self = .searchForward
    case 0x15: self = .deleteToStart
    case 0x17: self = .deleteWordBackward
    case 0x19: self = .insertDeleted
    case 0x1A: self = .suspend
    default: return nil
    }
  }

  /// Creates the key of a navigation key; nil if it has no effect on a line.
  package init?(_ key: NavigationKey) {
    switch key {
    case .up: self = .previousLine
    case .down: self = .nextLine
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .deleteForward: self = .deleteForward
    case .pageUp, .pageDown: return nil
    }
  }
}
