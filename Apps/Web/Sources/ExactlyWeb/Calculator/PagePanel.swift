/// What the page shows beside the keypad, one at a time.
enum PagePanel: CaseIterable {
  case memory
  case history
  case settings
  case digits
  case shortcuts

  /// The panel's name in messages.
  var name: String {
    switch self {
    case .memory: "memory"
    case .history: "history"
    case .settings: "settings"
    case .digits: "digits"
    case .shortcuts: "shortcuts"
    }
  }

  /// The panel of that name, or nil when there is none.
  init?(name: String) {
    guard let panel = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = panel
  }
}
