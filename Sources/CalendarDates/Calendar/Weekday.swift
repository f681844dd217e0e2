/// A day of the week, with its number in ISO 8601: Monday is 1, Sunday is 7.
///
/// ```swift
/// try CalendarDate("1969-07-20").weekday            // .sunday
/// try CalendarDate("1969-07-20").weekday.rawValue   // 7
/// ```
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday = 2
  case wednesday = 3
  case thursday = 4
  case friday = 5
  case saturday = 6
  case sunday = 7

  /// Creates the weekday that is 0 to 6 days after a Monday.
  init(daysAfterMonday days: Int) {
    switch days {
    case 0: self = .monday
    case 1: self = .tuesday
    case 2: self = .wednesday
    case 3: self = .thursday
    case 4: self = .friday
    case 5: self = .saturday
    default: self = .sunday
    }
  }
}

extension CalendarDate {
  /// The day of the week.
  ///
  /// ```swift
  /// try CalendarDate("2026-11-22").weekday   // .sunday
  /// ```
  ///
  /// - Complexity: O(1).
  public var weekday: Weekday { Weekday(daysAfterMonday: daysAfterMonday) }

  /// The days since the last Monday; day 0 of the count was a Wednesday.
  var daysAfterMonday: Int { (dayNumber + 2) % 7 }
}
