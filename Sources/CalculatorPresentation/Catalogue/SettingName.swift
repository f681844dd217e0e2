/// A setting that the user can change.
public enum SettingName: CaseIterable, Hashable, Sendable {
  /// The order of evaluation.
  case order
  /// The unit of angles.
  case angle
  /// Whether numbers wait on a stack.
  case reversePolish
  /// The number of significant digits of results.
  case digits
  /// The number of decimal places shown.
  case places
  /// The decimal mark, and the one that groups digits.
  case numberMarks
  /// Whether results have an exponent.
  case notation
  /// Whether digits are grouped.
  case grouping
  /// Light or dark.
  case theme
  case language
  /// Whether finished calculations are kept.
  case keepHistory
  /// Whether the calculator continues where it was left.
  case keepSession
}
