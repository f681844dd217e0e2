/// What can be done with the calculator besides pressing its keys.
public enum CalculatorCommand: CaseIterable, Hashable, Sendable {
  case undo
  case redo
  case copy

  /// The command's name in menus and help texts.
  public var label: String {
    switch self {
    case .undo: "Undo"
    case .redo: "Redo"
    case .copy: "Copy"
    }
  }

  /// The letter that gives the command where letters are free, as in a terminal.
  public var shortcut: Shortcut {
    switch self {
    case .undo: .character("u")
    case .redo: .character("r")
    case .copy: .character("y")
    }
  }
}
