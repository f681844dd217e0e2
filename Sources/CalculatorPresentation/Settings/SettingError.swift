import CalculatorModel
import DisplayableText

/// A text that is not a value of a setting.
public struct SettingError: Error, Hashable, Sendable {
  /// The setting.
  public let setting: Setting

  /// The text.
  public let value: String

  /// The cause in words, in lower case and without a full stop, with the possible values.
  public var reason: String {
    "'" + value.displayable(limit: 40) + "' is not a value of " + setting.name + ", but "
      + setting.values.joined(separator: " or ")
  }
}
