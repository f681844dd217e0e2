/// A screen of the conversation: what there is to see, and what a typed line does.
protocol Screen {
  var title: String { get }

  /// The picture below the title.
  var picture: [String] { get }

  /// What is odd about what is seen, or nil.
  var notice: String? { get }

  /// What can be typed here, besides leaving.
  var choices: [Choice] { get }

  /// Does what a line asks for; gives the reason where it was not done.
  func enter(_ line: TypedLine) -> Refusal?
}

extension Screen {
  var notice: String? { nil }

  /// The whole screen, with what can be typed at its end.
  func lines(leaving: [Choice]) -> [String] {
    let heading = ["", title, String(repeating: "═", count: title.textColumns), ""]
    let notices = notice.map { ["", $0] } ?? []
    return heading + picture + notices + [""] + choiceLines(leaving: leaving)
  }

  /// What can be typed, in one line; where one would be too long, leaving has a line of its own, and
  /// the others have as many as they need.
  func choiceLines(leaving: [Choice]) -> [String] {
    let lines = lines(of: choices + leaving)
    return lines.count == 1 ? lines : self.lines(of: choices) + self.lines(of: leaving)
  }

  private func lines(of choices: [Choice]) -> [String] {
    var lines: [String] = []
    for choice in choices {
      let longer = lines.last.map { $0 + "   " + choice.text }
      if let longer, longer.textColumns < 80 {
        lines[lines.count - 1] = longer
      } else {
        lines.append(choice.text)
      }
    }
    return lines
  }
}
