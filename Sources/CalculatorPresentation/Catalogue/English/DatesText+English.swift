import CalendarDates
import Languages

extension DatesText {
  /// The text in English.
  package var english: String {
    switch self {
    case .field(.from): "From"
    case .field(.to): "To"
    case .field(.years): "Years"
    case .field(.months): "Months"
    case .field(.days): "Days"
    case .field(.workdays): "Workdays"
    case .field(.time): "Hours and minutes"
    case .countLastDay: "Count the last day"
    case .difference: "Difference"
    case .steps: "Add or subtract"
    case .direction(.adding): "Add"
    case .direction(.subtracting): "Subtract"
    case .result: "Result"
    case .weekday(let weekday): weekday.english
    case .count(let count, let unit): Self.english(count, unit)
    case .earlier(let text): text + " earlier"
    case .away(-1): "yesterday"
    case .away(1): "tomorrow"
    case .away(let days):
      days < 0 ? Self.english(-days, .days) + " ago" : "in " + Self.english(days, .days)
    case .date(let moment): "\(moment), " + moment.date.weekday.english
    case .problem(let problem): problem.english
    }
  }

  private static func english(_ count: Int, _ unit: Unit) -> String {
    let isOne = PluralCategory(count, in: .english) == .one
    return switch unit {
    case .years: "\(count) " + (isOne ? "year" : "years")
    case .months: "\(count) " + (isOne ? "month" : "months")
    case .weeks: "\(count) " + (isOne ? "week" : "weeks")
    case .days: "\(count) " + (isOne ? "day" : "days")
    case .workdays: "\(count) " + (isOne ? "workday" : "workdays")
    case .hours: "\(count) " + (isOne ? "hour" : "hours")
    case .minutes: "\(count) " + (isOne ? "minute" : "minutes")
    case .seconds: "\(count) " + (isOne ? "second" : "seconds")
    }
  }
}

extension Weekday {
  /// The day's name in English.
  fileprivate var english: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}

extension DatesProblem {
  /// The problem in English.
  fileprivate var english: String {
    switch self {
    case .otherForm(let place): "expected YYYY-MM-DD, wrong at character \(place + 1)"
    case .noSuchYear: "years begin with 0001"
    case .noSuchMonth: "months are 01 to 12"
    case .noSuchDay(let last): "days of this month are 01 to \(last)"
    case .noWholeNumber(let place): "expected a whole number, wrong at character \(place + 1)"
    case .tooMany: "at most \(DatesForm.countLimit)"
    case .noDuration: "expected a duration such as 7:45"
    case .ambiguous(let one, let other): "write \(one) or \(other)"
    case .beyondCalendar: "not between 0001-01-01 and 9999-12-31"
    }
  }
}
