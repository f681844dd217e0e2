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
