extension SessionText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .greeting(let version):
      "exactly \(version): una expresión e Intro; ? para la ayuda, quit para salir."
    case .nothingCalled(let name): "nada se llama «\(name)»; functions enumera lo que hay"
    case .ownNumber: "un número propio"
    case .isOwnNumber(let name): "\(name) es un número propio"
    case .takesLong(let name): "\(name) tarda mucho en escribirse"
    case .forgot(0): "ningún nombre que olvidar"
    case .forgot(let count): count == 1 ? "\(count) nombre olvidado" : "\(count) nombres olvidados"
    case .anglesIn(.radians): "ángulos en radianes"
    case .anglesIn(.degrees): "ángulos en grados"
    case .anglesIn(.gradians): "ángulos en gradianes"
    case .nothingToUndo: "nada que deshacer"
    case .undone(let line): "deshecho: \(line)"
    case .noNames: "ningún número tiene nombre aún: x = 3 le da uno"
    case .error(let reason): "error: \(reason)"
    case .notOneOf(let word, let choices, let text): "\(word) puede ser \(choices), no «\(text)»"
    case .notInRange(let word, let range, let text):
      word + " espera un número de \(range.lowerBound) a \(range.upperBound), no «\(text)»"
    case .standsAlone(let word, let text): "\(word) va solo, sin «\(text)»"
    case .settingsAlone(let first, let text): "los ajustes van sin «\(first)»: \(text)"
    case .noUnit(let word): "ninguna unidad con «\(word)»; units las enumera todas"
    case .noFunction(let word): "ninguna función tiene «\(word)» en su nombre o descripción"
    case .isNumberNow(let name, let other):
      "«" + name + "» es ahora un número y no una palabra de la sesión"
        + (other.map { "; " + $0 + " aún lo es" } ?? "")
    case .calculation: "un cálculo; = marca una respuesta exacta, ≈ una redondeada"
    case .namesNumber: "da nombre a un número"
    case .namesFunction: "da nombre a una función"
    case .answerBefore: "la respuesta anterior"
    case .openLine:
      "una línea con un paréntesis abierto, o que acaba en un operador o \\, sigue " + "debajo"
    case .arrowKeys: "↑, ↓"
    case .linesBefore: "las líneas que empiezan por lo que precede al cursor; Ctrl-R busca en todas"
    case .completesName: "completa un nombre, o enumera los que hay"
    case .givesUp: "abandona una línea, o detiene un cálculo"
    }
  }
}
