import CalendarDates
import Languages

extension DatesText {
  /// The text in French.
  package var french: String {
    switch self {
    case .field(.from): "Du"
    case .field(.to): "Au"
    case .field(.years): "Années"
    case .field(.months): "Mois"
    case .field(.days): "Jours"
    case .field(.workdays): "Jours ouvrés"
    case .field(.time): "Heures et minutes"
    case .countLastDay: "Compter le dernier jour"
    case .difference: "Différence"
    case .steps: "Ajouter ou soustraire"
    case .direction(.adding): "Ajouter"
    case .direction(.subtracting): "Soustraire"
    case .result: "Résultat"
    case .weekday(let weekday): weekday.french
    case .count(let count, let unit): Self.french(count, unit)
    case .earlier(let text): text + " plus tôt"
    case .away(-1): "hier"
    case .away(1): "demain"
    case .away(let days):
      (days < 0 ? "il y a " : "dans ") + Self.french(Int(days.magnitude), .days)
    case .date(let moment): "\(moment), " + moment.date.weekday.french
    case .problem(let problem): problem.french
    }
  }

  private static func french(_ count: Int, _ unit: Unit) -> String {
    let category = PluralCategory(count, in: .french)
    return switch unit {
    case .years: "\(count) " + (category == .one ? "an" : "ans")
    case .months: "\(count) mois"
    case .weeks: "\(count) " + (category == .one ? "semaine" : "semaines")
    case .days:
      // Only days can be in the millions.
      "\(count) " + (category == .many ? "de " : "") + (category == .one ? "jour" : "jours")
    case .workdays:
      "\(count) " + (category == .many ? "de " : "")
        + (category == .one ? "jour ouvré" : "jours ouvrés")
    case .hours: "\(count) " + (category == .one ? "heure" : "heures")
    case .minutes: "\(count) " + (category == .one ? "minute" : "minutes")
    case .seconds: "\(count) " + (category == .one ? "seconde" : "secondes")
    }
  }
}

extension Weekday {
  /// The day's name in French.
  fileprivate var french: String {
    switch self {
    case .monday: "lundi"
    case .tuesday: "mardi"
    case .wednesday: "mercredi"
    case .thursday: "jeudi"
    case .friday: "vendredi"
    case .saturday: "samedi"
    case .sunday: "dimanche"
    }
  }
}

extension DatesProblem {
  /// The problem in French.
  fileprivate var french: String {
    switch self {
    case .otherForm(let place): "AAAA-MM-JJ attendu, erreur au caractère \(place + 1)"
    case .noSuchYear: "les années commencent à 0001"
    case .noSuchMonth: "les mois vont de 01 à 12"
    case .noSuchDay(let last): "les jours de ce mois vont de 01 à \(last)"
    case .noWholeNumber(let place): "nombre entier attendu, erreur au caractère \(place + 1)"
    case .tooMany: "au plus \(DatesForm.countLimit)"
    case .noDuration: "durée attendue, comme 7:45"
    case .ambiguous(let one, let other): "écrivez \(one) ou \(other)"
    case .beyondCalendar: "pas entre 0001-01-01 et 9999-12-31"
    }
  }
}
