import Languages

/// A line that the user typed, as all screens understand it.
enum TypedLine: Hashable {
  /// Nothing but Enter.
  case enter
  /// `+ tea`: the text of the thing to add.
  case add(String)
  /// `- 2`: the index of the thing to remove; nil if there is no positive number.
  case remove(index: Int?)
  case back
  case quit
  /// Anything else, without the spaces around it.
  case text(String)

  /// Reads a line; spaces and case do not matter, and the names for leaving can be typed in the language as
  /// well as in English.
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
