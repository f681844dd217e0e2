extension NameText {
  /// The description of the name, in English.
  package var english: String {
    switch self {
    case .function(let function): function.description.meaning
    case .example(let function):
      Self.function(function).english + ": " + function.description.equation
    case .constant(.pi): "the circumference of a circle of diameter 1: 3.14159…"
    case .constant(.tau): "2π, a full turn: 6.28318…"
    case .constant(.e): "the base of natural logarithms: 2.71828…"
    case .unit(.degrees): "an angle in degrees, also °: sin(30 deg) = 0.5"
    case .unit(.radians): "an angle in radians: sin(pi/6 rad) = 0.5"
    case .unit(.gradians):
      "an angle in gradians, of which 100 make a right angle: sin(100 grad) = 1"
    case .date(.weekday): "the day of the week of a date, 1 on a Monday: weekday(2026-11-22) = 7"
    case .date(.week): "the week of a date by ISO 8601: week(2026-11-22) = 47"
    case .date(.dayOfYear): "the day of the year of a date: dayofyear(2026-02-01) = 32"
    case .date(.workday):
      "the date so many days from Monday to Friday later: workday(2026-11-27; 5) = 2026-12-04"
    case .date(.workdays):
      "the days from Monday to Friday after a date up to another: workdays(2026-11-27; 2026-12-04) = 5"
    case .today: "this day: today + 1 week"
    case .answer: "the answer before this one, in a pipe and in a session"
    case .otherNames(let names): "; or \(names)"
    case .either(let one, let other): "\(one) or \(other)"
    }
  }
}
