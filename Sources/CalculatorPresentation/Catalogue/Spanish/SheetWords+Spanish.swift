import CalculatorModel
import Languages

extension SheetWords {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .changedAnswers(let count): Self.spanishChanges(count)
    case .line(let number): "línea \(number)"
    case .equals(let number): "igual a " + number + ", exacto"
    case .approximately(let number): "aproximadamente " + number
    case .failure(let reason): "error, " + reason
    case .pending: "aún se calcula"
    case .function: "función"
    case .graph: "gráfica"
    case .heading: "título"
    case .blank: "vacía"
    case .plus: "más"
    case .minus: "menos"
    case .times: "por"
    case .dividedBy: "dividido entre"
    case .toThePowerOf: "elevado a"
    case .percent: "por ciento"
    case .definedAs: "es"
    case .opensParenthesis: "abre paréntesis"
    case .closesParenthesis: "cierra paréntesis"
    case .sum(let number): "suma " + number
    case .average(let number): "media " + number
    case .count(let count): "cantidad \(count)"
    case .failedLine(let number): "la línea \(number) tiene un error"
    case .nothingAbove: "no hay nada que contar arriba"
    case .lineBelow: "la línea está abajo, y las líneas solo leen lo que tienen arriba"
    case .noSuchLine: "esa línea no tiene valor"
    case .refusal(let refusal): refusal.spanish
    case .limit(.tooManyLines): "\(Sheet.lineLimit) líneas como máximo"
    case .limit(.tooLong): "\(Sheet.byteLimit) bytes como máximo"
    }
  }

  private static func spanishChanges(_ count: Int) -> String {
    switch PluralCategory(count, in: .spanish) {
    case .one: "\(count) resultado ha cambiado"
    case .many: "\(count) de resultados han cambiado"
    default: "\(count) resultados han cambiado"
    }
  }
}

extension SheetKeyRefusal {
  /// The refusal in Spanish.
  fileprivate var spanish: String {
    switch self {
    case .comment: "Un comentario no calcula nada"
    case .needsNumber: "Antes hace falta un número"
    case .needsOperation: "Antes hace falta una operación"
    case .secondPoint: "Solo un separador decimal"
    case .nothingToClear: "Aquí no hay nada que borrar"
    case .nothingToDelete: "No hay ningún carácter antes"
    case .noOpenParenthesis: "No hay ningún paréntesis abierto"
    case .nothingToRepeat: "No hay ninguna operación que repetir"
    case .memory: "Una hoja guarda números con nombres: a = 5"
    case .random: "Los resultados de una hoja dependen solo de su texto"
    case .reversedPower: "La base de una potencia va primero: x^y"
    case .otherKeypad: "Esta tecla es de otro teclado"
    }
  }
}
