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
    let heading = ["", title, String(repeating: "═", count: title.columnCount), ""]
    let notices = notice.map { ["", $0] } ?? []
    return heading + picture + notices + [""] + choiceLines(leaving: leaving)
  }

  /// What can be typed, in one line, or in two where one would be too long.
  func choiceLines(leaving: [Choice]) -> [String] {
    func line(_ choices: [Choice]) -> String { choices.map(\.text).joined(separator: "   ") }
    let all = line(choices + leaving)
    return all.columnCount < 80 ? [all] : [line(choices), line(leaving)]
  }
}
