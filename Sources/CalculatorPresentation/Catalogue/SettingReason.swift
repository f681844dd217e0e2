/// The reason why a line of the settings is not understood.
public enum SettingReason: Hashable, Sendable {
  case noEqualsSign
  /// There is no setting with this name.
  case unknownName(String)
  /// The setting with a name has no such value.
  case unknownValue(String, of: String)
}

extension SettingReason {
  /// Creates the reason why a line is not understood.
  public init(_ cause: SettingsText.Problem.Cause) {
    switch cause {
    case .noEqualsSign: self = .noEqualsSign
    case .unknownName(let name): self = .unknownName(name)
    case .value(let error): self = .unknownValue(error.value, of: error.setting.name)
    }
  }
}
