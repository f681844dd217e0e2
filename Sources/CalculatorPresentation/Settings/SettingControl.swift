/// How the value of a setting is chosen, for views that have more than one way.
public enum SettingControl: CaseIterable, Hashable, Sendable {
  /// A switch: the first of two values is on, the second off.
  case toggle
  /// A few values, all of them in sight.
  case options
  /// Many values, of which the one that was chosen is in sight.
  case list

  /// The control's name in messages: `toggle`.
  public var name: String {
    switch self {
    case .toggle: "toggle"
    case .options: "options"
    case .list: "list"
    }
  }
}

extension Setting {
  /// How the value is chosen.
  public var control: SettingControl {
    switch self {
    case .reversePolish, .grouping, .history, .session: .toggle
    case .order, .angle, .notation, .theme: .options
    case .digits, .places, .marks, .language: .list
    }
  }
}
