import CalculatorModel
import Languages
import Quantities

extension UnitNameError {
  /// The reason in Spanish.
  var spanish: String {
    switch self {
    case .unknown(let name, let suggestions):
      "unidad desconocida " + Language.spanish.quoted(name)
        + (suggestions.isEmpty ? "" : "; " + suggestions.joined(separator: " o ") + "?")
    case .ambiguous(let name, let meanings):
      Language.spanish.quoted(name) + " es más de una unidad: "
        + meanings.joined(separator: " o ")
    }
  }
}

extension QuantityError {
  /// The reason in Spanish.
  var spanish: String {
    switch self {
    case .differentDimensions(let left, let right, let hint):
      left.spanishName + " y " + right.spanishName + " miden cosas distintas"
        + (hint.map { "; ¿quiso decir " + $0 + "?" } ?? "")
    case .noUnit(let units): "el número no tiene unidad que convertir a \(units.text)"
    case .exponentWithUnit: "un exponente no tiene unidad"
    case .fractionalExponent(let units): "los exponentes de \(units.text) no serían enteros"
    case .exponentTooLarge: "el exponente de una unidad es demasiado grande"
    case .tooManyUnits: "demasiadas unidades"
    case .sumOfTemperatures:
      "dos temperaturas no se suman; una diferencia es K, delta_degC o delta_degF"
    case .productOfTemperature:
      "una temperatura no se multiplica; una diferencia es K, delta_degC o delta_degF"
    case .temperatureAndDifference: "una temperatura no es una diferencia de temperaturas"
    case .frequencyAndAngle:
      "Hz y un ángulo por tiempo difieren en un 2π incierto; use rpm o turn/s"
    case .unitsNotDescending: "cada unidad debe ser menor que la anterior y de la misma clase"
    case .moneyTimesUnits(let units, let price):
      "\(units.text) no es una suma de dinero; ¿es un precio en \(price.text)?"
    case .noRate(let from, let to, let day):
      "no se conoce ningún tipo de cambio de \(from.code) a \(to.code)"
        + (day.map { " del " + $0 } ?? "")
    case .calculation(let error): error.spanish
    }
  }
}

extension DateError {
  /// The reason in Spanish.
  var spanish: String {
    switch self {
    case .noSuchDate: "esa fecha no existe"
    case .unclear: "aquí termina una fecha; ponga espacios alrededor del signo de una resta"
    case .noToday: "no se sabe qué día es hoy; escriba su fecha, como 2026-11-22"
    case .noZone:
      "aquí hace falta un instante con su zona horaria, como «2026-11-22 14:30 UTC»"
    case .noSuchZone:
      "no existe esa zona horaria; se llaman, por ejemplo, Europe/Berlin"
    case .noZoneTable:
      "aquí no se conoce ninguna zona horaria; en Linux las trae el paquete tzdata"
    case .damagedZone(let name):
      "no se puede leer el archivo de la zona horaria \(name)"
    case .dayOfNoRate: "'on' y un día son para tipos de cambio"
    case .sumOfDates: "dos fechas no se suman"
    case .productOfDate: "una fecha solo puede estar en una suma o una diferencia"
    case .noTime: "junto a una fecha va un tiempo con su unidad, como «3 days»"
    case .subtractedDate: "una fecha no se resta de un tiempo"
    case .notWholeDays: "junto a una fecha solo hay días enteros"
    case .notWholeSteps: "junto a una fecha solo hay meses y años enteros"
    case .beyondCalendar: "las fechas van de 0001-01-01 a 9999-12-31"
    case .noDate: "aquí hace falta una fecha, como 2026-11-22"
    case .noSuchTime:
      "los minutos y segundos son menores que 60, y las horas con «am» o «pm» de 1 a 12"
    case .timeOfDay:
      "junto a una hora va una duración, como «5pm + 3 h», u otra hora tras un menos: «5pm - 9am»"
    case .laterTime:
      "la hora tras el menos es posterior; intercámbielas, o sume 24 h a la primera si es del día siguiente"
    case .notConvertible: "una fecha no tiene unidad; se convierte «to weekday» y «to week»"
    }
  }
}

extension UnitProduct {
  fileprivate var spanishName: String { isNone ? "un simple número" : text }
}
