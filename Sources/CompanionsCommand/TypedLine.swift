import Languages

/// A line that a person typed, as all screens understand it.
enum TypedLine: Hashable {
  /// Nothing but Enter.
  case enter
  /// `+ tea`: what is to be added.
  case add(String)
  /// `- 2`: the index of what is to be removed; nil where no positive number stands there.
  case remove(index: Int?)
  case back
  case quit
  /// All else, without the spaces around it.
  case text(String)

  /// Reads a line; spaces and upper case do not matter, and what the screens call leaving can be
  /// typed in the language as well as in English.
  init(_ line: String, in language: Language = .english) {
    let text = line.trimmed
    switch text.first {
    case nil: self = .enter
    case "+": self = .add(String(text.dropFirst()).trimmed)
    case "-":
      let position = Int(String(text.dropFirst()).trimmed)
      self = .remove(index: position.flatMap { $0 > 0 ? $0 - 1 : nil })
    default:
      func calls(_ letter: String, _ name: ConversationText) -> Bool {
        [letter, name.english.lowercased(), name.text(in: language).lowercased()]
          .contains(text.lowercased())
      }
      self = calls("b", .back) ? .back : calls("q", .quit) ? .quit : .text(text)
    }
  }
}

extension String {
  /// The text without the white space around it.
  fileprivate var trimmed: String {
    var characters = self[...].drop(while: \.isWhitespace)
    while characters.last?.isWhitespace == true { characters.removeLast() }
    return String(characters)
  }
}
