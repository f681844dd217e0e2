/// The control for choosing the value of a setting, for views that have more than one kind.
public enum SettingControl: CaseIterable, Hashable, Sendable {
  /// A switch: the first of two values is on, the second off.
  case toggle
  /// A few values, all of them visible.
  case options
  /// Many values, with only the chosen one visible.
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
  /// The control for choosing the value.
  public var control: SettingControl {
    switch self {
    case .reversePolish, .grouping, .history, .session: .toggle
    case .order, .angle, .notation, .theme: .options
    case .digits, .places, .marks, .language: .list
    }
  }
}
