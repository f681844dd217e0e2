/// Why a line of the settings is not understood.
public enum SettingReason: Hashable, Sendable {
  case noEqualsSign
  /// There is no setting of this name.
  case unknownName(String)
  /// The setting of a name has no such value.
  case unknownValue(String, of: String)
}
