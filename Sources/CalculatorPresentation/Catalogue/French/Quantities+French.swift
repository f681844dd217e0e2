import CalculatorModel
import Languages
import Quantities

extension UnitNameError {
  /// The reason in French.
  var french: String {
    switch self {
    case .unknown(let name, let suggestions):
      "unité inconnue " + Language.french.quoted(name)
        + (suggestions.isEmpty ? "" : "; " + suggestions.joined(separator: " ou ") + "?")
    case .ambiguous(let name, let meanings):
      Language.french.quoted(name) + " désigne plus d’une unité\u{A0}: "
        + meanings.joined(separator: " ou ")
    }
  }
}

extension QuantityError {
  /// The reason in French.
  var french: String {
    switch self {
    case .differentDimensions(let left, let right, let hint):
      left.frenchName + " et " + right.frenchName + " ne mesurent pas la même chose"
        + (hint.map { "\u{A0}; vouliez-vous dire " + $0 + "\u{A0}?" } ?? "")
    case .noUnit(let units): "le nombre n’a pas d’unité à convertir en \(units.text)"
    case .exponentWithUnit: "un exposant n’a pas d’unité"
    case .fractionalExponent(let units): "les exposants de \(units.text) ne seraient pas entiers"
    case .exponentTooLarge: "l’exposant d’une unité est trop grand"
    case .tooManyUnits: "trop d’unités"
    case .sumOfTemperatures:
      "deux températures ne s’additionnent pas\u{A0}; une différence est en K, delta_degC ou delta_degF"
    case .productOfTemperature:
      "une température ne se multiplie pas\u{A0}; une différence est en K, delta_degC ou delta_degF"
    case .temperatureAndDifference: "une température n’est pas une différence de températures"
    case .frequencyAndAngle:
      "Hz et un angle par temps diffèrent d’un 2π incertain\u{A0}; prenez rpm ou turn/s"
    case .unitsNotDescending:
      "chaque unité doit être plus petite que la précédente et de même nature"
    case .moneyTimesUnits(let units, let price):
      "\(units.text) n’est pas une somme d’argent\u{A0}; un prix en \(price.text)\u{A0}?"
    case .noRate(let from, let to, let day):
      "aucun taux de change de \(from.code) à \(to.code) n’est connu"
        + (day.map { " pour le " + $0 } ?? "")
    case .calculation(let error): error.french
    }
  }
}

extension DateError {
  /// The reason in French.
  var french: String {
    switch self {
    case .noSuchDate: "cette date n’existe pas"
    case .unclear: "une date se termine ici\u{A0}; entourez d’espaces le signe d’une soustraction"
    case .noToday: "on ne sait pas quel jour on est\u{202F}; écrivez sa date, comme 2026-11-22"
    case .noZone:
      "il faut ici un instant avec son fuseau horaire, comme «\u{A0}2026-11-22 14:30 UTC\u{A0}»"
    case .noSuchZone:
      "ce fuseau horaire n’existe pas\u{202F}; ils s’appellent par exemple Europe/Berlin"
    case .noZoneTable:
      "aucun fuseau horaire n’est connu ici\u{202F}; sous Linux, le paquet tzdata les contient"
    case .damagedZone(let name):
      "le fichier du fuseau horaire \(name) est illisible"
    case .dayOfNoRate: "« on » et un jour sont pour les taux de change"
    case .sumOfDates: "deux dates ne s’additionnent pas"
    case .productOfDate: "une date ne peut être que dans une somme ou une différence"
    case .noTime: "à côté d’une date il faut un temps avec son unité, comme «\u{A0}3 days\u{A0}»"
    case .subtractedDate: "une date ne se soustrait pas d’un temps"
    case .notWholeDays: "à côté d’une date il n’y a que des jours entiers"
    case .notWholeSteps: "à côté d’une date il n’y a que des mois et des années entiers"
    case .beyondCalendar: "les dates vont de 0001-01-01 à 9999-12-31"
    case .noDate: "il faut une date ici, comme 2026-11-22"
    case .noSuchTime:
      "minutes et secondes sont inférieures à 60, et les heures avec «\u{A0}am\u{A0}» ou «\u{A0}pm\u{A0}» vont de 1 à 12"
    case .timeOfDay:
      "à côté d’une heure il faut une durée, comme «\u{A0}5pm + 3 h\u{A0}», ou une autre heure après un moins\u{A0}: «\u{A0}5pm - 9am\u{A0}»"
    case .laterTime:
      "l’heure après le moins est plus tardive\u{A0}; échangez-les, ou ajoutez 24 h à la première si elle est au lendemain"
    case .notConvertible:
      "une date n’a pas d’unité\u{A0}; elle se convertit «\u{A0}to weekday\u{A0}» et «\u{A0}to week\u{A0}»"
    }
  }
}

extension UnitProduct {
  fileprivate var frenchName: String { isNone ? "un simple nombre" : text }
}
