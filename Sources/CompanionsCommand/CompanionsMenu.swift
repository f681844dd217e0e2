import Companions

/// The first screen, where an app is chosen.
struct CompanionsMenu: Screen {
  let title = "Companions of the calculator"

  var picture: [String] {
    let width = Companion.allCases.map(\.title.columnCount).max() ?? 0
    return Companion.allCases.enumerated().map { index, companion in
      "  \(index + 1)  \(companion.title.padded(to: width))  \(companion.summary)"
    }
  }

  var choices: [Choice] {
    [Choice(typed: "1 to \(Companion.allCases.count), or a name", label: "Open")]
  }

  /// Opening is the conversation's work: see ``companion(named:)``.
  func enter(_ line: TypedLine) -> Refusal? {
    line == .enter ? nil : .notUnderstood
  }

  /// The app with this number, or whose title begins like this.
  func companion(named name: String) -> Companion? {
    let companions = Companion.allCases
    let named = companions.filter { $0.title.lowercased().hasPrefix(name.lowercased()) }
    if named.count == 1 { return named[0] }
    guard let number = Int(name), (1...companions.count).contains(number) else { return nil }
    return companions[number - 1]
  }
}
