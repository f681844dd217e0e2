extension SessionText {
  /// The text in English.
  package var english: String {
    switch self {
    case .greeting(let version):
      "exactly \(version): an expression and Enter; ? for help, quit to leave."
    case .nothingCalled(let name): "nothing is called '\(name)'; functions lists what is there"
    case .ownNumber: "a number of your own"
    case .isOwnNumber(let name): "\(name) is a number of your own"
    case .takesLong(let name): "\(name) takes long to write"
    case .forgot(0): "no names to forget"
    case .forgot(let count): "forgot \(count) \(count == 1 ? "name" : "names")"
    case .anglesIn(let unit): "angles in \(unit.name)"
    case .nothingToUndo: "nothing to undo"
    case .undone(let line): "undone: \(line)"
    case .noNames: "no number has a name yet: x = 3 gives one"
    case .error(let reason): "error: \(reason)"
    case .notOneOf(let word, let choices, let text): "\(word) is one of \(choices), not '\(text)'"
    case .notInRange(let word, let range, let text):
      word + " takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'"
    case .standsAlone(let word, let text): "\(word) stands alone, without '\(text)'"
    case .settingsAlone(let first, let text): "settings stand without '\(first)': \(text)"
    case .noUnit(let word): "no unit with '\(word)'; units lists all"
    case .noFunction(let word): "no function has '\(word)' in its name or description"
    case .isNumberNow(let name, let other):
      "'" + name + "' is a number now and no word of the session"
        + (other.map { "; " + $0 + " is one still" } ?? "")
    case .calculation: "a calculation; = marks an exact answer, ≈ a rounded one"
    case .namesNumber: "names a number"
    case .namesFunction: "names a function"
    case .answerBefore: "the answer before"
    case .openLine: "a line with an open bracket, or that ends in an operator or \\, goes on below"
    case .arrowKeys: "Up, Down"
    case .linesBefore:
      "the lines that begin with what stands before the cursor; Ctrl-R looks for any"
    case .completesName: "completes a name, or lists those that there are"
    case .givesUp: "gives a line up, or stops a calculation"
    }
  }
}
