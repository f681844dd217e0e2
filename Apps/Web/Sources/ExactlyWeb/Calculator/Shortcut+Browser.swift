import CalculatorPresentation

extension Shortcut {
  /// The browser's name for the key (`KeyboardEvent.key`); the page puts `Alt+` before a held one.
  var browserKey: String {
    switch self {
    case .character(let character): String(character)
    case .held(let character): "Alt+" + String(character)
    case .enter: "Enter"
    case .escape: "Escape"
    case .backspace: "Backspace"
    }
  }

  /// Creates the key with a browser's name, or nil if it types no single character.
  init?(browserKey: String) {
    switch browserKey {
    case "Enter": self = .enter
    case "Escape": self = .escape
    case "Backspace": self = .backspace
    default:
      let isHeld = browserKey.hasPrefix("Alt+")
      let key = browserKey.dropFirst(isHeld ? 4 : 0)
      guard let character = key.first, key.count == 1 else { return nil }
      self = isHeld ? .held(character) : .character(character)
    }
  }
}
