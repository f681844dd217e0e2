extension ConversationText {
  /// The text in German.
  package var german: String {
    switch self {
    case .title: "Begleiter des Rechners"
    case .numberOrName(let count): "1 bis \(count) oder ein Name"
    case .open: "Öffnen"
    case .back: "Zurück"
    case .quit: "Beenden"
    case .enterKey: "Eingabe"
    case .code: "CODE"
    case .tea: "Tee"
    case .field(let name, let value): name + ": " + value
    case .none: "keiner"
    case .notUnderstood: "Nicht verstanden. Sie können eingeben:"
    case .noSuchNumber: "Nicht entfernt: unter dieser Nummer gibt es nichts"
    }
  }
}
