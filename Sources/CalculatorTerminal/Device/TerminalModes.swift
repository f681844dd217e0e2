import CommandLineInterface

/// A face's use of the terminal.
enum TerminalUse: Hashable, Sendable {
  /// Keys and clicks; Ctrl-C and Ctrl-Z stay signals.
  case keys
  /// A text editor: Ctrl-C and Ctrl-Z are keys, Ctrl-Enter is distinguished from Enter where possible, and
  /// the mouse is tracked while its button is down.
  case text
}

/// The sequences that take the terminal over and give it back.
enum TerminalModes {
  /// Takes the terminal over.
  static func enter(for use: TerminalUse) -> TerminalText {
    use == .keys ? enter : enter + "\u{1B}[?1002h\u{1B}[>4;1m"
  }

  /// Gives the terminal back.
  static func leave(for use: TerminalUse) -> TerminalText {
    // CAN comes first, as in `leave`.
    use == .keys ? leave : "\u{18}\u{1B}[>4;0m\u{1B}[?1002l" + leave
  }

  /// The alternate screen without a cursor and without wrapping, mouse clicks and marked pastes.
  static let enter: TerminalText =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[2J"

  /// Undoes ``enter``, in reverse order.
  ///
  /// It may be sent in the middle of a frame, so it begins with CAN, which cancels any sequence that has begun.
  static let leave: TerminalText =
    "\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h"
    + "\u{1B}[?1049l"

  /// Asks for the background colour.
  static let backgroundQuery: TerminalText = "\u{1B}]11;?\u{1B}\\"

  /// Copies a text to the clipboard.
  static func copy(_ text: String) -> TerminalText {
    "\u{1B}]52;c;\(Base64(Array(text.utf8)).text)\u{07}"
  }
}
