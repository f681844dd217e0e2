/// The reason why a line of the settings is not understood.
public enum SettingReason: Hashable, Sendable {
  case noEqualsSign
  /// There is no setting with this name.
  case unknownName(String)
  /// The setting with a name has no such value.
  case unknownValue(String, of: String)
}
