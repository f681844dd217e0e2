import CalculatorModel
import ExactReals
import Languages

extension Sentence {
  /// The sentence in Spanish.
  var spanish: String {
    switch self {
    case .nothingToUndo: "Nada que deshacer"
    case .nothingToRedo: "Nada que rehacer"
    case .nothingToCopy: "Nada que copiar"
    case .nothingToStore: "Nada que guardar"
    case .copied(let number): "Copiado: " + number
    case .nothingToLink: "Nada que enlazar"
    case .linkCopied: "Enlace a este cálculo copiado"
    case .pasted(let reading, let unit): "Pegado: " + reading + Self.angles(in: unit)
    case .answer(let text): text
    case .keysHaveNoUnits:
      "Las teclas no tienen unidades: escriba la operación como línea, por ejemplo + 2 cm"
    case .ratesTaken(let count): "Tipos de cambio tomados: \(count)"
    case .ageOfRates(let days): "antigüedad en días: \(days)"
    case .needsRates:
      "Falta un tipo de cambio, escrito o pegado: rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "No pegado: " + reason.spanish
    case .linked(let reading, let unit): "Del enlace: " + reading + Self.angles(in: unit)
    case .notLinked(let reason): "Enlace no seguido: " + reason.spanish
    case .stored(let number): "Guardado: " + number
    case .memoryIsFull: "No queda sitio para otro número"
    case .noOtherForm: "Ni fracción ni forma exacta que sea corta"
    case .noMoreDigits: "Calcular más cifras llevaría demasiado tiempo"
    case .orderIs(.precedence): "Ahora la multiplicación y la división van primero"
    case .orderIs(.leftToRight): "Ahora todo se calcula de izquierda a derecha"
    case .separators(areShown: true): "Ahora se muestran los separadores de miles"
    case .separators(areShown: false): "Ahora los números no llevan separadores de miles"
    case .notationIsReversePolish(true): "Ahora las operaciones toman sus números de una pila"
    case .notationIsReversePolish(false): "Ahora las operaciones van entre los números"
    case .anglesAreIn(.radians): "Ahora los ángulos están en radianes"
    case .anglesAreIn(.degrees): "Ahora los ángulos están en grados"
    case .anglesAreIn(.gradians): "Ahora los ángulos están en gradianes"
    case .baseIs(let base): "Ahora los números están en base \(base.rawValue)"
    case .wordsHave(let bits): "Ahora las palabras tienen \(bits) bits"
    case .wordsAreSigned(true): "Ahora las palabras tienen signo"
    case .wordsAreSigned(false): "Ahora las palabras no tienen signo"
    case .historyIsOff: "El historial está desactivado"
    case .historyIsOn: "El historial está activado"
    case .historyIsCleared: "El historial se ha borrado"
    case .calculationIsRemoved: "El cálculo se ha quitado"
    case .notKept(let changes, let reason):
      Self.counted(
        changes, one: "cambio aún no guardado", other: "cambios aún no guardados",
        many: "de cambios aún no guardados") + ": " + reason.spanish
    case .historyNotRead(let reason): "Historial no leído: " + reason.spanish
    case .settingsNotRead(let reason): "Ajustes no leídos: " + reason.spanish
    case .settingsNotSaved(let reason): "Ajustes no guardados: " + reason.spanish
    case .setAside(let lines, let place):
      Self.counted(
        lines, one: "línea dañada apartada", other: "líneas dañadas apartadas",
        many: "de líneas dañadas apartadas") + " en " + place
    case .sessionNotKept(let reason): "La sesión no se ha guardado: " + reason.spanish
    case .sessionNotRead(let reason): "La sesión no se ha leído: " + reason.spanish
    case .sessionSetAside(let place): "La última sesión no se puede leer; está en " + place
    case .approximately(let number): "aproximadamente " + number
    case .error(let error, let demand): "Error: " + error.spanish(demand)
    case .spokenError(let error, let demand): "Error, " + error.spanish(demand)
    case .failure(let calculation, let error): calculation + ": " + error.spanish
    case .wrapped(let exact, let bits, let word): exact + ", en \(bits) bits " + word
    case .wholePart(let word, let exact): exact + ", parte entera " + word
    case .remainder(let quotient, let remainder): quotient + ", resto " + remainder
    case .cut(let number, let bits): number + ", recortado a \(bits) bits"
    case .bit(let bit, let isSet): "el bit \(bit), " + (isSet ? "1" : "0")
    case .carry(let isSet): "acarreo " + (isSet ? "1" : "0")
    case .calculations(let count):
      Self.counted(count, one: "cálculo", other: "cálculos", many: "de cálculos")
    case .digits(let count):
      Self.counted(count, one: "cifra", other: "cifras", many: "de cifras")
    case .greeting(let help, let quit):
      "Escriba un cálculo como 5+3 y pulse Intro; " + help + " para la ayuda, " + quit
        + " para salir."
    case .notPressed(let character, let column):
      "No pulsado: columna \(column), «" + character + "» no es una tecla"
    case .notRead(let cause, let column):
      "No leído: columna \(column), " + cause.spanish
    case .wouldReplaceNumber(let column):
      "No pulsado: la columna \(column) sustituiría a un número anterior"
    case .notListed(let text): "En la lista no hay " + Language.spanish.quoted(text)
    case .unprintableNotPressed(let column):
      "No pulsado: columna \(column), este carácter no es una tecla"
    case .helpHint(let key): key + " ayuda"
    case .continues(let key): key + " continúa"
    case .closes(let key): key + " cierra"
    case .needs(let columns, let rows): "Necesita \(columns)×\(rows)"
    case .losesSession(let key): "Se perdería lo guardado o pendiente: " + key + " sale"
    case .shortcuts(let name, let shortcuts): name + ": " + shortcuts
    }
  }

  private static func counted(
    _ count: Int, one: String, other: String, many: String
  ) -> String {
    switch PluralCategory(count, in: .spanish) {
    case .one: "\(count) " + one
    case .many: "\(count) " + many
    default: "\(count) " + other
    }
  }

  /// Returns the note on the unit in which angles without one were read.
  private static func angles(in unit: AngleUnit?) -> String {
    switch unit {
    case .degrees: ", ángulos en grados"
    case .radians: ", ángulos en radianes"
    case .gradians: ", ángulos en gradianes"
    case nil: ""
    }
  }
}
