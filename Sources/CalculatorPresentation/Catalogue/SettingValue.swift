/// A value of a setting.
///
/// Languages have their `Language.nativeName`, and number marks an example such as `1,234.5`.
public enum SettingValue: CaseIterable, Hashable, Sendable {
  case precedence
  case leftToRight
  case radians
  case degrees
  case gradians
  /// The system's own value.
  case automatic
  /// Numbers without an exponent.
  case plain
  /// Numbers with one digit before the point, and an exponent.
  case scientific
  /// Numbers with exponents that are multiples of three.
  case engineering
  /// Digits in groups of three.
  case thousands
  /// Digits without groups.
  case noGrouping
  case light
  case dark
  case highContrast
  case on
  case off
}
