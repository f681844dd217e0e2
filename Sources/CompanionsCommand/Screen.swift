/// A screen of the conversation: its content, and the effect of a typed line.
protocol Screen {
  var title: String { get }

  /// The picture below the title.
  var picture: [String] { get }

  /// A remark on the content, or nil.
  var notice: String? { get }

  /// The choices that can be typed here, besides leaving.
  var choices: [Choice] { get }

  /// Does what a line asks for, or returns the reason why it was not done.
  func enter(_ line: TypedLine) -> Refusal?
}

extension Screen {
  var notice: String? { nil }

  /// Returns the whole screen, with the choices at its end.
  func lines(leaving: [Choice]) -> [String] {
    let heading = ["", title, String(repeating: "═", count: title.textColumns), ""]
    let notices = notice.map { ["", $0] } ?? []
    return heading + picture + notices + [""] + choiceLines(leaving: leaving)
  }

  /// Returns the choices in one line; if it would be too long, leaving has a line of its own, and the others
  /// have as many as they need.
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
