/// A setting that a person can change.
public enum SettingName: CaseIterable, Hashable, Sendable {
  /// The order of evaluation.
  case order
  /// What angles are measured in.
  case angle
  /// Whether numbers wait on a stack.
  case reversePolish
  /// How many significant digits results have.
  case digits
  /// How many decimal places are shown.
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
  /// Whether the calculator goes on where it was left.
  case keepSession
}
