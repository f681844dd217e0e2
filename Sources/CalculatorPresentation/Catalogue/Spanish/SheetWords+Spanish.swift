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
    case .countedLines(let count):
      "(" + "\(count) " + (PluralCategory(count, in: .spanish) == .one ? "línea" : "líneas") + ")"
    case .addedMarks(let marks):
      "los números de esta hoja se leen como \(marks); lo dice la primera línea"
    case .remark(let remark): remark.spanish
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

extension SheetRemark {
  /// The remark in Spanish.
  fileprivate var spanish: String {
    switch self {
    case .countsDefinitions(let lines):
      "cuenta " + Language.spanish.listed(lines)
        + "; una línea en blanco sobre las partidas lo deja fuera"
    case .leavesOut(let lines):
      "no cuenta " + Language.spanish.listed(lines)
    case .leavesOutPercentages(let lines, let sum):
      "no cuenta " + Language.spanish.listed(lines) + "; con `" + sum + "` sí se cuenta"
    case .countsDerived(let lines):
      "cuenta " + Language.spanish.listed(lines) + " y también aquello de lo que se calcula"
    case .addsBulleted(let lines):
      "suma " + Language.spanish.listed(lines)
        + ": el guion es una viñeta; un menos va delante del número"
    case .leavesBlockAbove:
      "no cuenta las líneas sobre la línea vacía; `grand total` las cuenta todas"
    case .countsAsMoney(let lines, let currency):
      "cuenta " + Language.spanish.listed(lines) + " como \(currency)"
    case .totalsBlockAbove: "trata del bloque sobre la línea en blanco"
    case .text(let word, let name?): "\(word): texto; ¿quiso decir \(name)?"
    case .text(let word, nil): "\(word) es texto; nada se llama así"
    case .radians:
      "en radianes; en grados sin(30°), o `# exactly: angle deg` arriba"
    case .otherReading(let reading): "leído como " + reading
    case .optionsTooLow: "las opciones solo cuentan arriba del todo, antes de la primera línea"
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
