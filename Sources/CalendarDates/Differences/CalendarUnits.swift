/// The units of a difference.
///
/// ```swift
/// let units: CalendarUnits = [.years, .days]
/// ```
public struct CalendarUnits: OptionSet, Hashable, Sendable {
  /// One bit for each unit.
  public let rawValue: UInt8

  /// Creates units from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Years.
  public static let years = CalendarUnits(rawValue: 1)
  /// Months.
  public static let months = CalendarUnits(rawValue: 2)
  /// Weeks.
  public static let weeks = CalendarUnits(rawValue: 4)
  /// Days.
  public static let days = CalendarUnits(rawValue: 8)

  /// Years, months, weeks and days.
  public static let all: CalendarUnits = [.years, .months, .weeks, .days]
}
