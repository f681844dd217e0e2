/// What a terminal sent, put together from its bytes but not yet understood.
package enum TerminalInput: Hashable, Sendable {
  case character(Character)

  /// A control character other than escape, or DEL.
  case control(UInt8)

  /// An escape by itself, or before what begins no sequence with it.
  case escape

  /// `ESC [`, up to this byte and with these before it.
  case sequence(parameters: [UInt8], final: UInt8)

  /// `ESC O` and a byte: arrows, and keys of a numeric keypad.
  case keypad(final: UInt8)

  /// An answer of the terminal: `ESC ]` and a text.
  case answer(String)

  /// A text was pasted.
  case paste(String)

  /// A paste began and did not end in time; nothing of it counts.
  case unfinishedPaste
}
