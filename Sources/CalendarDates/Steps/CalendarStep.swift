/// A number of one unit, forwards or backwards: a part of a sum such as `1 month 3 days`.
///
/// ```swift
/// CalendarStep(-3, .day)   // three days back
/// ```
public struct CalendarStep: Hashable, Sendable {
  /// The number of units; backwards if it is negative.
  public var count: Int

  /// The unit.
  public var unit: CalendarUnit

  /// Creates a step.
  public init(_ count: Int, _ unit: CalendarUnit) {
    self.count = count
    self.unit = unit
  }
}
