import CalendarDates

/// A function of dates.
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
  /// The date this many days from Monday to Friday after one, or before it: `workday(2026-11-27; 5)`.
  case workday
  /// The days from Monday to Friday after one date up to another: `workdays(2026-11-27; 2026-12-04)`.
  case workdays

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

  /// Whether it counts days from Monday to Friday.
  var isOfWorkdays: Bool { self == .workday || self == .workdays }

  /// The number of arguments it takes.
  var argumentCount: Int { isOfWorkdays ? 2 : 1 }
}
