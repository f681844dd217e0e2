import CalculatorModel

extension SheetText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .wrong(let found, let expected): "es «\(found)», debería ser «\(expected)»"
    case .stale(let found): "es «\(found)», no debería ser nada"
    case .untold(let reason, let answer):
      reason.spanish + "; ningún comentario de respuesta dice «\(answer)»"
    case .limit(.tooManyLines): "más de \(Sheet.lineLimit) líneas"
    case .limit(.tooLong): "más de \(Sheet.byteLimit) bytes"
    case .hasChanged: "ha cambiado desde que se leyó; no se escribió nada"
    }
  }
}
