import CalculatorPresentation
import CommandLineInterface

/// What the person at the terminal did in a sheet, or what the terminal answered.
enum SheetEvent: Hashable, Sendable {
  /// A character was typed.
  case text(Character)

  /// A key that types nothing, and what was held with it.
  case key(Key, Modifiers = [])

  /// A letter with Ctrl, as a small one.
  case control(Character)

  /// What the left mouse button did on a cell; both are counted from 0.
  case mouse(MouseAction, column: Int, row: Int)

  /// The mouse wheel was turned by so many notches, down where it is positive.
  case scroll(Int)

  /// A text was pasted.
  case paste(String)

  /// A paste began and did not end in time; nothing of it counts.
  case unfinishedPaste

  /// The terminal told its background colour.
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

  /// What a mouse button does.
  enum MouseAction: Hashable, Sendable {
    case press
    /// It moves while it is down.
    case drag
    case release
  }

  /// Keys that are held while another one is pressed.
  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }
}
