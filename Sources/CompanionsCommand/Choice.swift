import Languages

/// Something to type and what it does: `[Enter] Next`.
struct Choice: Hashable {
  let typed: String
  let label: String

  /// Returns the choice of pressing only Enter.
  static func enter(_ label: String, in language: Language) -> Choice {
    Choice(typed: ConversationText.enterKey.text(in: language), label: label)
  }

  /// Returns the choice of going back to the menu; the letter is the same in every language.
  static func back(in language: Language) -> Choice {
    Choice(typed: "b", label: ConversationText.back.text(in: language))
  }

  /// Returns the choice of quitting; the letter is the same in every language.
  static func quit(in language: Language) -> Choice {
    Choice(typed: "q", label: ConversationText.quit.text(in: language))
  }

  var text: String { "[\(typed)] \(label)" }
}
