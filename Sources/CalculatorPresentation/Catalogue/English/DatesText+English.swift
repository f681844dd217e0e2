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
    case .countLastDay: "Count the last day"
    case .difference: "Difference"
    case .steps: "Add or subtract"
    case .direction(.adding): "Add"
    case .direction(.subtracting): "Subtract"
    case .result: "Result"
    case .weekday(let weekday): weekday.english
    case .count(let count, let unit): Self.english(count, unit)
    case .earlier(let text): text + " earlier"
    case .date(let date): "\(date), " + date.weekday.english
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
    case .beyondCalendar: "not between 0001-01-01 and 9999-12-31"
    }
  }
}
