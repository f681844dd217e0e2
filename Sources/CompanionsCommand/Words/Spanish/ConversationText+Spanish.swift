extension ConversationText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .title: "Acompañantes de la calculadora"
    case .numberOrName(let count): "1 a \(count) o un nombre"
    case .open: "Abrir"
    case .back: "Volver"
    case .quit: "Salir"
    case .enterKey: "Intro"
    case .code: "CÓDIGO"
    case .tea: "té"
    case .field(let name, let value): name + ": " + value
    case .none: "ninguno"
    case .notUnderstood: "No entendido. Puede escribir:"
    case .noSuchNumber: "No quitado: no hay nada con ese número"
    }
  }
}
