extension ConversationText {
  /// The text in English.
  package var english: String {
    switch self {
    case .title: "Companions of the calculator"
    case .numberOrName(let count): "1 to \(count), or a name"
    case .open: "Open"
    case .back: "Back"
    case .quit: "Quit"
    case .enterKey: "Enter"
    case .code: "CODE"
    case .tea: "tea"
    case .field(let name, let value): name + ": " + value
    case .none: "none"
    case .notUnderstood: "Not understood. You can type:"
    case .noSuchNumber: "Not removed: there is nothing with this number"
    }
  }
}
