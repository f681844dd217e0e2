/// Settings that belong together, which views put under one heading.
public enum SettingGroup: CaseIterable, Hashable, Sendable {
  /// The way of calculating.
  case calculating
  /// The way numbers are written.
  case numbers
  /// The look of the calculator, and its language.
  case looks
  /// The data that is kept.
  case keeping
}

extension Setting {
  /// The group that the setting belongs to; settings of one group follow one another in `Setting.allCases`.
  public var group: SettingGroup {
    switch self {
    case .order, .angle, .reversePolish: .calculating
    case .digits, .places, .marks, .notation, .grouping: .numbers
    case .theme, .language: .looks
    case .history, .session: .keeping
    }
  }
}
