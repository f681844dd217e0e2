import CalendarDates

/// The simple lines of dates.csv: dates with whole steps, differences, and questions about them.
///
/// Only for the table: the language of typed expressions has a parser of its own.
struct DatesLine {
  enum Refusal: Error {
    /// The line holds more than dates and whole steps of the calendar.
    case notSimple
  }

  private enum Value {
    case date(CalendarDate)
    case steps([CalendarStep])
    case between(CalendarDate, CalendarDate)
  }

  private static let units: [String: (Int, CalendarUnit)] = [
    "day": (1, .day), "week": (1, .week), "fortnight": (2, .week), "month": (1, .month),
    "year": (1, .year),
  ]

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// Returns the answer as the table writes it.
  static func answer(_ line: String, today: String) throws -> String {
    for name in ["weekday", "week", "dayofyear"] where line.hasPrefix(name + "(") {
      let argument = line.dropFirst(name.count + 1).dropLast()
      guard case .date(let date) = try value(argument, today) else { throw Refusal.notSimple }
      switch name {
      case "weekday": return "\(date.weekday.rawValue)"
      case "week": return "\(date.week.number)"
      default: return "\(date.dayOfYear)"
      }
    }
    let sides = split(line[...], " to ")
    guard sides.count <= 2 else { throw Refusal.notSimple }
    let target = sides.count == 2 ? String(sides[1]) : ""
    switch (try value(sides[0], today), target) {
    case (.date(let date), ""): return "\(date)"
    case (.date(let date), "weekday"): return weekdays[date.weekday.rawValue - 1]
    case (.date(let date), "week"): return "\(date.week)"
    case (.between(let from, let to), ""): return "\(to.days(since: from)) d"
    case (.between(let from, let to), _): return try parts(from, to, target)
    default: throw Refusal.notSimple
    }
  }

  private static func parts(
    _ from: CalendarDate, _ to: CalendarDate, _ target: String
  ) throws -> String {
    let names = ["years", "months", "weeks", "days"]
    var units: CalendarUnits = []
    for name in split(target[...], " + ") {
      guard let place = names.firstIndex(of: String(name)) else { throw Refusal.notSimple }
      units.insert([.years, .months, .weeks, .days][place])
    }
    let difference = to.difference(since: from, in: units)
    // A remainder would need fractions of units, which the calendar does not have.
    guard difference.remainingDays == 0 else { throw Refusal.notSimple }
    let counts: [(CalendarUnits, Int, String)] = [
      (.years, difference.years, "year"), (.months, difference.months, "month"),
      (.weeks, difference.weeks, "week"), (.days, difference.days, "d"),
    ]
    let text = counts.filter { units.contains($0.0) }.map { "\($0.1) \($0.2)" }
    return (difference.isNegative ? "-" : "") + text.joined(separator: " ")
  }

  /// Returns the value of terms from left to right, joined by signs with spaces around them.
  private static func value(_ sum: Substring, _ today: String) throws -> Value {
    let words = sum.split(separator: " ", omittingEmptySubsequences: false)
    var terms: [(sign: Substring, words: [Substring])] = [("+", [])]
    for word in words {
      if word == "+" || word == "-" {
        terms.append((word, []))
      } else {
        terms[terms.count - 1].words.append(word)
      }
    }
    var result: Value?
    for (sign, words) in terms {
      let next = try term(words, today)
      switch (result, next) {
      case (nil, _): result = next
      case (.date(let date), .steps(let steps)):
        result = .date(sign == "+" ? try date.adding(steps) : try date.subtracting(steps))
      case (.steps(let steps), .date(let date)) where sign == "+":
        result = .date(try date.adding(steps))
      case (.date(let to), .date(let from)) where sign == "-": result = .between(from, to)
      default: throw Refusal.notSimple
      }
    }
    guard let result else { throw Refusal.notSimple }
    return result
  }

  private static func term(_ words: [Substring], _ today: String) throws -> Value {
    if words.count == 1 {
      let text = words[0] == "today" ? today[...] : words[0]
      guard CalendarDate.hasForm(text.utf8) else { throw Refusal.notSimple }
      return .date(try CalendarDate(text))
    }
    guard words.count.isMultiple(of: 2) else { throw Refusal.notSimple }
    var steps: [CalendarStep] = []
    for place in stride(from: 0, to: words.count, by: 2) {
      let name = String(words[place + 1])
      guard let count = Int(words[place]),
        let (size, unit) = units[name] ?? units[String(name.dropLast())]
      else { throw Refusal.notSimple }
      steps.append(CalendarStep(count * size, unit))
    }
    return .steps(steps)
  }

  private static func split(_ text: Substring, _ separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
