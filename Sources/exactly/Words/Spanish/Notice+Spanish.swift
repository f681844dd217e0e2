import CalculatorModel

extension Notice {
  /// What is said in Spanish.
  package var spanish: String {
    switch self {
    case .readAs(let reading): "leído como \(reading)"
    case .written(.exactnessUndecided): "no se puede decidir si este es el valor exacto"
    case .written(.certainDigits(let count)):
      count == 1 ? "solo 1 cifra es segura" : "solo \(count) cifras son seguras"
    case .readAsAnd(let reading, let note):
      Notice.readAs(reading).spanish + "; " + Notice.written(note).spanish
    case .noExactForm: "no hay una forma exacta corta; esto está redondeado"
    case .historyNotWritten(let error):
      "el historial no se ha escrito: \(error.reason(in: .spanish))"
    case .notInHistory(let count, let error):
      (count == 1 ? "un cálculo no está" : "\(count) cálculos no están") + " en el historial: "
        + error.reason(in: .spanish)
    case .linesNotRead(let error):
      "no se pueden leer las líneas escritas antes: \(error.reason(in: .spanish))"
    case .linesNotKept(let error): "las líneas no se guardan: \(error.reason(in: .spanish))"
    }
  }
}
