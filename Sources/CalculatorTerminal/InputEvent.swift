import CalculatorPresentation

/// What the person at the terminal did, or what the terminal answered.
enum InputEvent: Hashable, Sendable {
  /// A key of the keyboard that may be a shortcut.
  case key(Shortcut)

  /// The left mouse button went down on a cell; both are counted from 0.
  case click(column: Int, row: Int)

  /// A text was pasted.
  case paste(String)

  /// A paste began and did not end in time; nothing of it counts.
  case unfinishedPaste

  /// The terminal told its background colour.
  case background(RGB)

  /// Ctrl-C, where it arrives as a byte and not as a signal.
  case interrupt

  /// Ctrl-D.
  case endOfTransmission

  /// Ctrl-Z, where it arrives as a byte and not as a signal.
  case suspend

  /// Ctrl-L: draw everything anew.
  case redraw
}
