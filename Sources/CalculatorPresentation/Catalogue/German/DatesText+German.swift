import CalendarDates
import Languages

extension DatesText {
  /// The text in German.
  package var german: String {
    switch self {
    case .field(.from): "Von"
    case .field(.to): "Bis"
    case .field(.years): "Jahre"
    case .field(.months): "Monate"
    case .field(.days): "Tage"
    case .field(.workdays): "Arbeitstage"
    case .field(.time): "Stunden und Minuten"
    case .countLastDay: "Letzten Tag mitzählen"
    case .difference: "Unterschied"
    case .steps: "Addieren oder subtrahieren"
    case .direction(.adding): "Addieren"
    case .direction(.subtracting): "Subtrahieren"
    case .result: "Ergebnis"
    case .weekday(let weekday): weekday.german
    case .count(let count, let unit): Self.german(count, unit)
    case .earlier(let text): text + " früher"
    case .away(-1): "gestern"
    case .away(1): "morgen"
    case .away(let days): (days < 0 ? "vor " : "in ") + "\(days.magnitude) Tagen"
    case .date(let moment): "\(moment), " + moment.date.weekday.german
    case .problem(let problem): problem.german
    }
  }

  private static func german(_ count: Int, _ unit: Unit) -> String {
    let isOne = PluralCategory(count, in: .german) == .one
    return switch unit {
    case .years: "\(count) " + (isOne ? "Jahr" : "Jahre")
    case .months: "\(count) " + (isOne ? "Monat" : "Monate")
    case .weeks: "\(count) " + (isOne ? "Woche" : "Wochen")
    case .days: "\(count) " + (isOne ? "Tag" : "Tage")
    case .workdays: "\(count) " + (isOne ? "Arbeitstag" : "Arbeitstage")
    case .hours: "\(count) " + (isOne ? "Stunde" : "Stunden")
    case .minutes: "\(count) " + (isOne ? "Minute" : "Minuten")
    case .seconds: "\(count) " + (isOne ? "Sekunde" : "Sekunden")
    }
  }
}

extension Weekday {
  /// The day's name in German.
  fileprivate var german: String {
    switch self {
    case .monday: "Montag"
    case .tuesday: "Dienstag"
    case .wednesday: "Mittwoch"
    case .thursday: "Donnerstag"
    case .friday: "Freitag"
    case .saturday: "Samstag"
    case .sunday: "Sonntag"
    }
  }
}

extension DatesProblem {
  /// The problem in German.
  fileprivate var german: String {
    switch self {
    case .otherForm(let place): "erwartet wird JJJJ-MM-TT, falsch ist Zeichen \(place + 1)"
    case .noSuchYear: "Jahre beginnen mit 0001"
    case .noSuchMonth: "Monate sind 01 bis 12"
    case .noSuchDay(let last): "Tage dieses Monats sind 01 bis \(last)"
    case .noWholeNumber(let place): "erwartet wird eine ganze Zahl, falsch ist Zeichen \(place + 1)"
    case .tooMany: "höchstens \(DatesForm.countLimit)"
    case .noDuration: "erwartet wird eine Dauer wie 7:45"
    case .ambiguous(let one, let other): "schreiben Sie \(one) oder \(other)"
    case .beyondCalendar: "nicht zwischen 0001-01-01 und 9999-12-31"
    }
  }
}
