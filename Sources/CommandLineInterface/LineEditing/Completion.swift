import Languages

/// A name that completes the typed text, and its meaning.
package struct Completion: Hashable, Sendable {
  /// The text to insert.
  package var name: String

  /// Its meaning, in a few words.
  package var meaning: String

  /// Creates a completion.
  package init(_ name: String, _ meaning: String = "") {
    self.name = name
    self.meaning = meaning
  }

  /// Returns a line for each completion, cut to a width: the names, and the meanings beside them.
  static func list(_ completions: [Completion], columns: Int, in language: Language) -> [String] {
    let shown = completions.prefix(listLimit)
    let width = (shown.map { $0.name.shownColumns }.max() ?? 0) + 2
    var lines = shown.map { completion in
      let gap = String(repeating: " ", count: width - completion.name.shownColumns)
      let line =
        completion.meaning.isEmpty ? completion.name : completion.name + gap + completion.meaning
      return line.cut(toColumns: columns - 1)
    }
    if completions.count > listLimit {
      let text = EditingText.more(completions.count - listLimit).text(in: language)
      lines.append(text.cut(toColumns: columns - 1))
    }
    return lines
  }

  /// The maximum number of completions listed.
  static let listLimit = 100
}
