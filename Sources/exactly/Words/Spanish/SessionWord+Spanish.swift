extension SessionWord {
  /// The description of the word, in Spanish.
  package var spanish: String {
    switch self {
    case .help: "esta ayuda, o la de una función o una palabra"
    case .variables: "los nombres de los números, y sus valores"
    case .functions: "todas las funciones y constantes, primero las propias, o las de una palabra"
    case .units: "todas las unidades, o las de una palabra"
    case .history: "las líneas escritas antes, o las últimas N"
    case .undo: "deshace la última línea que cambió algo, o las últimas N"
    case .reset: "olvida todos los nombres y la respuesta; undo los recupera"
    case .digits: "dice cuántas cifras significativas se muestran, o lo cambia"
    case .places: "lo mismo para las cifras tras el punto"
    case .notation: "escribe las respuestas \(Self.notations)"
    case .grouping: "escribe 1_234_567 por 1234567, o no"
    case .exact: "muestra solo la forma exacta donde hay una corta, o fracciones como 3 1/2"
    case .degrees: "mide los ángulos en grados"
    case .radians: "mide los ángulos en radianes"
    case .gradians: "mide los ángulos en gradianes"
    case .preview: "muestra al escribir la respuesta hasta ese punto, o no"
    case .clear: "borra la pantalla"
    case .quit: "sale de la sesión, como Ctrl-D"
    }
  }
}
