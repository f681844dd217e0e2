import BigNumbers
import CalculatorModel
import CalculatorPresentation

extension Notice {
  /// The notice in Spanish.
  package var spanish: String {
    switch self {
    case .readAs(let reading): "leído como \(reading)"
    case .written(.exactnessUndecided): "no se puede decidir si este es el valor exacto"
    case .written(.belowAbsoluteZero): "esto está por debajo del cero absoluto"
    case .written(.onOtherDay(let days)):
      days == 1
        ? "al día siguiente"
        : days == -1
          ? "el día anterior"
          : days.isNegative ? "\(days.magnitude) días antes" : "\(days) días después"
    case .written(.certainDigits(let count)):
      count == 1 ? "solo 1 cifra es segura" : "solo \(count) cifras son seguras"
    case .both(let one, let other): one.spanish + "; " + other.spanish
    case .noHolidays: "de lunes a viernes; no se conocen los festivos"
    case .zones(let version): "zonas horarias de tzdata \(version)"
    case .anglesInRadians:
      "los ángulos están aquí en radianes; 30° o 30 deg es uno en grados"
    case .ignoredDigits(let count, let limit):
      (count == 1 ? "se omitió una cifra" : "se omitieron \(count) cifras")
        + ": un número tiene hasta \(limit) en este teclado"
    case .digitsDoNotFit(let count, let bits, let base):
      (count == 1 ? "se omitió una cifra" : "se omitieron \(count) cifras")
        + ": no es de la base \(base) o no cabe en \(bits) bits"
    case .keysWithoutEffect(let keys): "sin efecto aquí: " + keys.joined(separator: ", ")
    case .wraps(let format):
      "un paso superó los \(format.bitWidth) bits y se recortó a ellos"
    case .rates(let rates, let days):
      "a " + rates.joined(separator: ", ")
        + (days.map { days in days == 1 ? "; de hace un día" : "; de hace \(days) días" } ?? "")
    case .noExactForm: "no hay una forma exacta corta; esto está redondeado"
    case .historyNotWritten(let error):
      "el historial no se ha escrito: \(error.reason(in: .spanish))"
    case .notInHistory(let count, let error):
      (count == 1 ? "un cálculo no está" : "\(count) cálculos no están") + " en el historial: "
        + error.reason(in: .spanish)
    case .linesNotRead(let error):
      "no se pueden leer las líneas escritas antes: \(error.reason(in: .spanish))"
    case .linesNotKept(let error): "las líneas no se guardan: \(error.reason(in: .spanish))"
    case .settingNotUnderstood(let path, let problem):
      "\(path), línea \(problem.line): "
        + Message.settingReason(SettingReason(problem.cause)).spanish
    case .nothingToCalculate:
      "nada que calcular; pruebe exactly '1/3 + 1/6' o exactly --help"
    }
  }
}
