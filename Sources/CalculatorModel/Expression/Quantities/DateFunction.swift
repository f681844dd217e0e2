import CalendarDates

/// A function of a date that gives a number.
///
/// ```swift
/// var worksheet = Worksheet()
/// try worksheet.answer(to: "weekday(2026-11-22)").value   // 7
/// ```
public enum DateFunction: String, CaseIterable, Sendable {
  /// 1 for a Monday to 7 for a Sunday, as ISO 8601 counts.
  case weekday
  /// The number of the week of ISO 8601.
  case week
  /// 1 for the first of January.
  case dayOfYear = "dayofyear"

  init?(_ name: ArraySlice<UInt8>) {
    guard
      let function = Self.allCases.first(where: { function in
        name.elementsEqual(function.rawValue.utf8) { $0 | 0x20 == $1 }
      })
    else { return nil }
    self = function
  }

  /// The function's name in expressions.
  public var name: String { rawValue }

  func value(of date: CalendarDate) -> Int {
    switch self {
    case .weekday: date.weekday.rawValue
    case .week: date.week.number
    case .dayOfYear: date.dayOfYear
    }
  }
}
