import CalendarDates
import Languages

extension DatesText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .field(.from): "Desde"
    case .field(.to): "Hasta"
    case .field(.years): "Años"
    case .field(.months): "Meses"
    case .field(.days): "Días"
    case .field(.workdays): "Días laborables"
    case .field(.time): "Horas y minutos"
    case .countLastDay: "Contar el último día"
    case .difference: "Diferencia"
    case .steps: "Sumar o restar"
    case .direction(.adding): "Sumar"
    case .direction(.subtracting): "Restar"
    case .result: "Resultado"
    case .weekday(let weekday): weekday.spanish
    case .count(let count, let unit): Self.spanish(count, unit)
    case .earlier(let text): text + " antes"
    case .away(-1): "ayer"
    case .away(1): "mañana"
    case .away(let days):
      (days < 0 ? "hace " : "dentro de ") + Self.spanish(Int(days.magnitude), .days)
    case .date(let moment): "\(moment), " + moment.date.weekday.spanish
    case .problem(let problem): problem.spanish
    }
  }

  private static func spanish(_ count: Int, _ unit: Unit) -> String {
    let category = PluralCategory(count, in: .spanish)
    return switch unit {
    case .years: "\(count) " + (category == .one ? "año" : "años")
    case .months: "\(count) " + (category == .one ? "mes" : "meses")
    case .weeks: "\(count) " + (category == .one ? "semana" : "semanas")
    case .days:
      // Only days can be in the millions.
      "\(count) " + (category == .many ? "de " : "") + (category == .one ? "día" : "días")
    case .workdays:
      "\(count) " + (category == .many ? "de " : "")
        + (category == .one ? "día laborable" : "días laborables")
    case .hours: "\(count) " + (category == .one ? "hora" : "horas")
    case .minutes: "\(count) " + (category == .one ? "minuto" : "minutos")
    case .seconds: "\(count) " + (category == .one ? "segundo" : "segundos")
    }
  }
}

extension Weekday {
  /// The day's name in Spanish.
  fileprivate var spanish: String {
    switch self {
    case .monday: "lunes"
    case .tuesday: "martes"
    case .wednesday: "miércoles"
    case .thursday: "jueves"
    case .friday: "viernes"
    case .saturday: "sábado"
    case .sunday: "domingo"
    }
  }
}

extension DatesProblem {
  /// The problem in Spanish.
  fileprivate var spanish: String {
    switch self {
    case .otherForm(let place): "se espera AAAA-MM-DD, error en el carácter \(place + 1)"
    case .noSuchYear: "los años empiezan en 0001"
    case .noSuchMonth: "los meses van de 01 a 12"
    case .noSuchDay(let last): "los días de este mes van de 01 a \(last)"
    case .noWholeNumber(let place): "se espera un número entero, error en el carácter \(place + 1)"
    case .tooMany: "como máximo \(DatesForm.countLimit)"
    case .noDuration: "se espera una duración como 7:45"
    case .ambiguous(let one, let other): "escriba \(one) o \(other)"
    case .beyondCalendar: "no está entre 0001-01-01 y 9999-12-31"
    }
  }
}
