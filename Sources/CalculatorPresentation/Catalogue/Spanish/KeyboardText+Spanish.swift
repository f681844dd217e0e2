import Languages

extension KeyboardText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .noKey(let key, let help):
      Language.spanish.quoted(key) + " no es una tecla"
        + (help.map { "; " + $0 + " las muestra" } ?? "")
    case .doesNothing(let key, let help):
      Language.spanish.quoted(key) + " no hace nada ahora"
        + (help.map { "; " + $0 + " muestra las teclas" } ?? "")
    case .doesNothingHere(let key, let close):
      Language.spanish.quoted(key) + " no hace nada aquí; " + close + " cierra"
    case .scientific(let key, let keypad):
      Language.spanish.quoted(key) + " es una tecla científica"
        + (keypad.map { ": " + $0 + " las muestra" } ?? "")
    case .secondFunctions: "Las teclas tienen su segunda función"
    case .noOpenParenthesis: "No hay ningún paréntesis abierto"
    case .wordIsFull(let bits): "No caben más cifras en \(bits) bits"
    case .notInBase(let digit, let base):
      Language.spanish.quoted(digit) + " no es una cifra en base \(base)"
    case .afterError(let undo):
      "Un error no es un número"
        + (undo.map { ": una cifra empieza de nuevo, " + $0 + " vuelve atrás" } ?? "")
    case .nothingTyped(let undo):
      "Nada escrito que borrar" + (undo.map { "; " + $0 + " vuelve atrás" } ?? "")
    case .nothingToCalculate: "Nada que calcular"
    case .takesPlace(let key, let number, let undo):
      key + " sustituye a " + number + (undo.map { "; " + $0 + " vuelve atrás" } ?? "")
    case .takenInside(let number, let undo):
      number + " está en el paréntesis, nada se multiplica"
        + (undo.map { "; " + $0 + " vuelve atrás" } ?? "")
    case .keysSay(let pressed, let typed, let line):
      "Las teclas dan " + pressed + ", no " + typed
        + (line.map { "; " + $0 + " lo pasa a una línea" } ?? "")
    case .lineIsOpen(let enter, let escape): enter + " acepta la línea, " + escape + " la descarta"
    case .heading(let group): group.spanish
    case .about(let topic): topic.spanish
    case .way(let way): way.spanish
    case .tabKey: "Tabulador"
    case .spaceKey: "Espacio"
    }
  }
}

extension HelpGroup {
  fileprivate var spanish: String {
    switch self {
    case .calculate: "Calcular"
    case .correct: "Corregir"
    case .show: "Ver el número de otra forma"
    case .keep: "Guardar y volver a usar"
    case .functions: "Funciones"
    case .adjust: "Ajustar"
    case .finish: "Ayuda y fin"
    }
  }
}

extension HelpTopic {
  fileprivate var spanish: String {
    switch self {
    case .history:
      "Cálculos terminados, el más reciente primero. Uno editado se calcula de nuevo, "
        + "con los que usan su resultado."
    case .tape:
      "Los cálculos como los imprime una sumadora: ⋄ es el total hasta ahí. En una "
        + "consola, exactly history --tape la imprime."
    case .units: "Unidades para una línea de la pantalla. La búsqueda encuentra símbolos y nombres."
    case .dates:
      "Los días entre dos fechas, y la fecha a tantos años, meses y días."
    case .commands:
      "Todo lo que se puede hacer ahora, con sus teclas. Lo que se escribe lo encuentra."
    case .constants:
      "Constantes exactas de la física y la astronomía. Lo que se escribe busca "
        + "nombres, símbolos y unidades."
    case .memory: "El número en memoria y los guardados a su lado."
    case .digits:
      "Todas las cifras mostradas son correctas. Pasar del final calcula el doble."
    case .settings: "Lo que se cambia vale enseguida y se guarda."
    }
  }
}

extension HelpWay {
  fileprivate var spanish: String {
    switch self {
    case .typeLine: "Escribir un cálculo en una línea"
    case .chooseLine: "Elegir una línea"
    case .scroll: "Desplazar"
    case .changeValue: "Valor siguiente o anterior"
    case .otherLine: "Unidades de la otra línea"
    case .chooseBit: "Elegir un bit"
    case .turnBit: "Invertir el bit"
    case .toTheList: "Teclas para la lista"
    case .toTheCalculator: "Teclas para la calculadora"
    }
  }
}
