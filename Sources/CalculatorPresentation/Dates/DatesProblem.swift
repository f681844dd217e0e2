import CalendarDates

/// A problem with a field of the panel of dates, or the reason why there is no result.
public enum DatesProblem: Error, Hashable, Sendable {
  /// Something other than four, two and two digits, joined by `-`, from a place on, counted from 0.
  case otherForm(place: Int)
  /// The year 0000.
  case noSuchYear
  /// A month that is not 01 to 12.
  case noSuchMonth
  /// The day 00, or one after the month's last.
  case noSuchDay(last: Int)
  /// Something other than digits at a place, counted from 0.
  case noWholeNumber(place: Int)
  /// A number above ``DatesForm/countLimit``.
  case tooMany
  /// A text that is not a duration such as `7:45`.
  case noDuration
  /// Day and month may be in either order.
  case ambiguous(CalendarDate, CalendarDate)
  /// A date before 0001-01-01 or after 9999-12-31.
  case beyondCalendar

  /// Creates the problem of a text that is not a date.
  init(_ error: CalendarDateError) {
    switch error.cause {
    case .otherForm: self = .otherForm(place: error.range.lowerBound)
    case .noSuchYear: self = .noSuchYear
    case .noSuchMonth: self = .noSuchMonth
    case .noSuchDay(let last): self = .noSuchDay(last: last)
    }
  }

  /// Its place in the field, in characters from 0; nil for a result.
  public var place: Int? {
    switch self {
    case .otherForm(let place), .noWholeNumber(let place): place
    case .noSuchYear, .tooMany, .noDuration, .ambiguous: 0
    case .noSuchMonth: 5
    case .noSuchDay: 8
    case .beyondCalendar: nil
    }
  }
}
