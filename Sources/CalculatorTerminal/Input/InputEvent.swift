import CalculatorPresentation
import CommandLineInterface

/// An action of the user at the terminal, or an answer from the terminal.
enum InputEvent: Hashable, Sendable {
  /// A key of the keyboard that may be a shortcut.
  case key(Shortcut)

  /// An arrow or another key that moves through a list or a line.
  case navigation(NavigationKey)

  /// The Tab key.
  case tab

  /// A key that is not understood here, with its name: `Ctrl-A`.
  case unknownKey(String)

  /// A turn of the mouse wheel in notches, positive for down.
  case scroll(Int)

  /// A press of the left mouse button on a cell; column and row are counted from 0.
  case click(column: Int, row: Int)

  /// A pasted text.
  case paste(String)

  /// A paste that did not end in time; nothing of it counts.
  case unfinishedPaste

  /// The terminal's background colour, as it reports it.
  case background(RGB)

  /// Ctrl-C, where it arrives as a byte and not as a signal.
  case interrupt

  /// Ctrl-D.
  case endOfTransmission

  /// Ctrl-Z, where it arrives as a byte and not as a signal.
  case suspend

  /// Ctrl-L: redraw everything.
  case redraw
}
