/// Input from a terminal, assembled from its bytes but not yet interpreted.
package enum TerminalInput: Hashable, Sendable {
  case character(Character)

  /// A control character other than escape, or DEL.
  case control(UInt8)

  /// An escape by itself, or before a byte that begins no sequence with it.
  case escape

  /// `ESC [`, with these bytes before this final one.
  case sequence(parameters: [UInt8], final: UInt8)

  /// `ESC O` and a byte: arrows, and keys of a numeric keypad.
  case keypad(final: UInt8)

  /// An answer of the terminal: `ESC ]` and a text.
  case answer(String)

  /// A text was pasted.
  case paste(String)

  /// A paste that did not end in time; nothing of it counts.
  case unfinishedPaste
}
