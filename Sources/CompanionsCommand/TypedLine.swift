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

  /// Reads a line; spaces and upper case do not matter.
  init(_ line: String) {
    let text = line.trimmed
    switch (text.first, text.lowercased()) {
    case (nil, _): self = .enter
    case ("+", _): self = .add(String(text.dropFirst()).trimmed)
    case ("-", _):
      let position = Int(String(text.dropFirst()).trimmed)
      self = .remove(index: position.flatMap { $0 > 0 ? $0 - 1 : nil })
    case (_, "b"), (_, "back"): self = .back
    case (_, "q"), (_, "quit"): self = .quit
    default: self = .text(text)
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
