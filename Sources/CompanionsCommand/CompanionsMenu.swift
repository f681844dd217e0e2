import Companions
import Languages

/// The first screen, where an app is chosen.
struct CompanionsMenu: Screen {
  let language: Language

  var title: String { ConversationText.title.text(in: language) }

  var picture: [String] {
    let titles = Companion.allCases.map { $0.title(in: language) }
    let width = titles.map(\.textColumns).max() ?? 0
    return zip(titles, Companion.allCases).enumerated().map { index, row in
      "  \(index + 1)  \(row.0.padded(to: width))  \(row.1.summary(in: language))"
    }
  }

  var choices: [Choice] {
    let typed = ConversationText.numberOrName(count: Companion.allCases.count)
    return [
      Choice(typed: typed.text(in: language), label: ConversationText.open.text(in: language))
    ]
  }

  /// Accepts only Enter; the conversation opens the apps: see ``companion(named:)``.
  func enter(_ line: TypedLine) -> Refusal? {
    line == .enter ? nil : .notUnderstood
  }

  /// Returns the app with this number, or whose title begins like this, in the language or in English.
  func companion(named name: String) -> Companion? {
    let companions = Companion.allCases
    for language in [language, .english] {
      let named = companions.filter {
        $0.title(in: language).lowercased().hasPrefix(name.lowercased())
      }
      if named.count == 1 { return named[0] }
    }
    guard let number = Int(name), (1...companions.count).contains(number) else { return nil }
    return companions[number - 1]
  }
}
