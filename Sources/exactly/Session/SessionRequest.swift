import CalculatorModel

/// A line of a session that is a word, and no expression.
struct SessionRequest {
  let word: SessionWord

  /// What follows the word.
  let argument: Argument

  enum Argument: Hashable {
    case none
    case count(Int)
    case text(String)
  }

  /// Why what follows the word makes no sense, if it makes none.
  let problem: SessionText?

  /// Reads a line; nil where it is no word of the session, or a name that the person defined.
  init?(_ line: String, definedNames: [String]) {
    let parts = line.split(whereSeparator: \.isWhitespace)
    guard let first = parts.first, parts.count <= 2, let word = SessionWord(name: first),
      !definedNames.contains(String(first))
    else { return nil }
    self.word = word
    guard parts.count == 2 else {
      (argument, problem) = (.none, nil)
      return
    }
    let text = String(parts[1])
    // `digits = 3` defines a name, and `exact(2)` is an expression as far as a session is concerned.
    guard let sign = text.first, sign != "=", sign != "(" else { return nil }
    switch word.argument {
    case .none: return nil
    case .name: (argument, problem) = (.text(text), nil)
    case .choice(let choices):
      argument = .text(text)
      let names = choices.joined(separator: ", ")
      problem =
        choices.contains(text) ? nil : .notOneOf(word: String(first), choices: names, text)
    case .count(let range):
      let count = Int(text).flatMap { range.contains($0) ? $0 : nil }
      argument = count.map { .count($0) } ?? .none
      problem = count == nil ? .notInRange(word: String(first), range, text) : nil
    }
  }
}
