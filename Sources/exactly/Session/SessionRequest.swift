import CalculatorModel

/// A line of a session that is a word and not an expression.
struct SessionRequest {
  let word: SessionWord

  /// The argument after the word.
  let argument: Argument

  enum Argument: Hashable {
    case none
    case count(Int)
    case text(String)
  }

  /// The reason the argument makes no sense, if it makes none.
  let problem: SessionMessage?

  /// Reads a line; nil if it is not a word of the session, or is a name that the user defined.
  init?(_ line: String, definedNames: [String]) {
    let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let first = parts.first, !definedNames.contains(String(first)) else { return nil }
    let text = parts.count == 2 ? parts[1].trimmed : ""
    // `digits = 3` defines a name, and `exact(2)` is an expression as far as a session is concerned.
    guard text.first != "=", text.first != "(" else { return nil }
    guard let word = SessionWord(name: first) else {
      guard let word = Self.word(settingIn: first, text) else { return nil }
      self.word = word
      (argument, problem) = (.none, .settingsAlone(String(first), text.displayed))
      return
    }
    self.word = word
    guard !text.isEmpty else {
      (argument, problem) = (.none, nil)
      return
    }
    switch word.argument {
    case .none:
      argument = .none
      problem = .standsAlone(word: String(first), text.displayed)
    case .name, .word: (argument, problem) = (.text(text), nil)
    case .choice(let choices):
      // `auto` and `sci` are enough if no other choice begins with them.
      let meant = choices.filter { $0.hasPrefix(text) }
      let choice = choices.contains(text) ? text : meant.count == 1 ? meant.first : nil
      argument = .text(choice ?? text)
      let names = choices.joined(separator: ", ")
      problem = choice == nil ? .notOneOf(word: String(first), choices: names, text) : nil
    case .count(let range):
      let count = Int(text).flatMap { range.contains($0) ? $0 : nil }
      argument = count.map { .count($0) } ?? .none
      problem = count == nil ? .notInRange(word: String(first), range, text) : nil
    }
  }

  /// Returns the setting in `set digits 5`, the syntax of other programs; nil for any other line.
  private static func word(settingIn first: Substring, _ rest: String) -> SessionWord? {
    guard first == "set", let name = rest.split(whereSeparator: \.isWhitespace).first else {
      return nil
    }
    return SessionWord(name: name)
  }
}

extension Substring {
  /// The text without the space after it.
  fileprivate var trimmed: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)])
  }
}
