import CalculatorModel
import Languages
import Quantities

extension UnitNameError {
  /// The reason in German.
  var german: String {
    switch self {
    case .unknown(let name, let suggestions):
      "unbekannte Einheit " + Language.german.quoted(name)
        + (suggestions.isEmpty ? "" : "; " + suggestions.joined(separator: " oder ") + "?")
    case .ambiguous(let name, let meanings):
      Language.german.quoted(name) + " ist mehr als eine Einheit: "
        + meanings.joined(separator: " oder ")
    }
  }
}

extension QuantityError {
  /// The reason in German.
  var german: String {
    switch self {
    case .differentDimensions(let left, let right, let hint):
      left.germanName + " und " + right.germanName + " messen Verschiedenes"
        + (hint.map { "; ist " + $0 + " gemeint?" } ?? "")
    case .noUnit(let units):
      "die Zahl hat keine Einheit, die sich in \(units.text) umrechnen ließe"
    case .exponentWithUnit: "ein Exponent hat keine Einheit"
    case .fractionalExponent(let units):
      "die Exponenten von \(units.text) wären keine ganzen Zahlen"
    case .exponentTooLarge: "der Exponent einer Einheit ist zu groß"
    case .tooManyUnits: "zu viele Einheiten"
    case .sumOfTemperatures:
      "zwei Temperaturen lassen sich nicht addieren; ein Unterschied ist K, delta_degC oder delta_degF"
    case .productOfTemperature:
      "eine Temperatur lässt sich nicht multiplizieren; ein Unterschied ist K, delta_degC oder delta_degF"
    case .temperatureAndDifference: "eine Temperatur ist kein Temperaturunterschied"
    case .frequencyAndAngle:
      "Hz und ein Winkel je Zeit unterscheiden sich um ein ungewisses 2π; nehmen Sie rpm oder turn/s"
    case .unitsNotDescending: "jede Einheit muss kleiner sein als die davor und von derselben Art"
    case .moneyTimesUnits(let units, let price):
      "\(units.text) ist kein Geldbetrag; ist ein Preis in \(price.text) gemeint?"
    case .noRate(let from, let to, let day):
      "kein Wechselkurs von \(from.code) nach \(to.code) ist bekannt"
        + (day.map { " vom " + $0 } ?? "")
    case .calculation(let error): error.german
    }
  }
}

extension DateError {
  /// The reason in German.
  var german: String {
    switch self {
    case .noSuchDate: "dieses Datum gibt es nicht"
    case .unclear: "hier endet ein Datum; setzen Sie Leerzeichen um das Zeichen einer Subtraktion"
    case .noToday:
      "es ist nicht bekannt, welcher Tag heute ist; an seiner Stelle steht ein Datum, etwa 2026-11-22"
    case .noZone:
      "hier muss ein Zeitpunkt mit seiner Zeitzone stehen, etwa „2026-11-22 14:30 UTC“"
    case .noSuchZone:
      "diese Zeitzone gibt es nicht; sie heißen etwa Europe/Berlin"
    case .noZoneTable:
      "hier sind keine Zeitzonen bekannt; unter Linux hat sie das Paket tzdata"
    case .damagedZone(let name):
      "die Datei der Zeitzone \(name) lässt sich nicht lesen"
    case .dayOfNoRate: "'on' mit einem Tag ist für Wechselkurse von Geld"
    case .sumOfDates: "zwei Daten lassen sich nicht addieren"
    case .productOfDate: "ein Datum kann nur in einer Summe oder einer Differenz stehen"
    case .noTime: "neben einem Datum steht eine Zeit mit ihrer Einheit, etwa „3 days“"
    case .subtractedDate: "ein Datum lässt sich nicht von einer Zeit subtrahieren"
    case .notWholeDays: "neben einem Datum gibt es nur ganze Tage"
    case .notWholeSteps: "neben einem Datum gibt es nur ganze Monate und Jahre"
    case .beyondCalendar: "Daten gehen von 0001-01-01 bis 9999-12-31"
    case .noDate: "hier muss ein Datum stehen, etwa 2026-11-22"
    case .noSuchTime:
      "Minuten und Sekunden sind kleiner als 60, Stunden mit „am“ oder „pm“ gehen von 1 bis 12"
    case .timeOfDay:
      "zu einer Uhrzeit gehört eine Dauer, etwa „5pm + 3 h“, oder nach einem Minus eine andere: „5pm - 9am“"
    case .laterTime:
      "die Uhrzeit nach dem Minus ist später; tauschen Sie beide, oder addieren Sie 24 h, wenn die erste am nächsten Tag ist"
    case .notConvertible:
      "ein Datum hat keine Einheit; es lässt sich „to weekday“ und „to week“ umrechnen"
    }
  }
}

extension UnitProduct {
  fileprivate var germanName: String { isNone ? "eine bloße Zahl" : text }
}
