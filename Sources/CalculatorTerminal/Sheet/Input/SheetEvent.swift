import CalculatorPresentation
import CommandLineInterface

/// An action of the user in a sheet, or an answer from the terminal.
enum SheetEvent: Hashable, Sendable {
  /// A typed character.
  case text(Character)

  /// A key that types nothing, and the modifiers held with it.
  case key(Key, Modifiers = [])

  /// A letter with Ctrl, in lower case.
  case control(Character)

  /// An action of the left mouse button on a cell; column and row are counted from 0.
  case mouse(MouseAction, column: Int, row: Int)

  /// A turn of the mouse wheel in notches, positive for down.
  case scroll(Int)

  /// A pasted text.
  case paste(String)

  /// A paste that did not end in time; nothing of it counts.
  case unfinishedPaste

  /// The terminal's background colour, as it reports it.
  case background(RGB)

  /// A key that types nothing.
  enum Key: Hashable, Sendable {
    case navigation(NavigationKey)
    case enter
    case backspace
    case tab
    case escape
    /// A function key by its number, from 1.
    case function(Int)
  }

  /// An action of a mouse button.
  enum MouseAction: Hashable, Sendable {
    case press
    /// A move while the button is down.
    case drag
    case release
  }

  /// The keys held while another one is pressed.
  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }
}
