/// Settings that belong together, as views put them under one heading.
public enum SettingGroup: CaseIterable, Hashable, Sendable {
  /// How it is calculated.
  case calculating
  /// How numbers are written.
  case numbers
  /// What the calculator looks like, and the language that it speaks.
  case looks
  /// What is kept.
  case keeping
}

extension Setting {
  /// What the setting belongs to; settings of one group follow one another in `Setting.allCases`.
  public var group: SettingGroup {
    switch self {
    case .order, .angle, .reversePolish: .calculating
    case .digits, .places, .marks, .notation, .grouping: .numbers
    case .theme, .language: .looks
    case .history, .session: .keeping
    }
  }
}
