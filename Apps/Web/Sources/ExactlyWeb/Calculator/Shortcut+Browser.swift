import CalculatorPresentation

extension Shortcut {
  /// What browsers call the key of the keyboard: `KeyboardEvent.key`.
  var browserKey: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Escape"
    case .backspace: "Backspace"
    }
  }

  /// The key that browsers call so; nil for one that types no single character.
  init?(browserKey: String) {
    switch browserKey {
    case "Enter": self = .enter
    case "Escape": self = .escape
    case "Backspace": self = .backspace
    default:
      guard let character = browserKey.first, browserKey.count == 1 else { return nil }
      self = .character(character)
    }
  }
}
