import CalculatorPresentation
import CommandLineInterface

/// What the person at the terminal did, or what the terminal answered.
enum InputEvent: Hashable, Sendable {
  /// A key of the keyboard that may be a shortcut.
  case key(Shortcut)

  /// An arrow or another key that moves through a list or a line.
  case navigation(NavigationKey)

  /// The Tab key.
  case tab

  /// A key that means nothing here, and what it is called: `Ctrl-A`.
  case unknownKey(String)

  /// The mouse wheel was turned by so many notches, down where it is positive.
  case scroll(Int)

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
