import Languages

/// A name that completes what was typed, and what it means.
package struct Completion: Hashable, Sendable {
  /// What is inserted.
  package var name: String

  /// What it is, in a few words.
  package var meaning: String

  /// Creates a completion.
  package init(_ name: String, _ meaning: String = "") {
    self.name = name
    self.meaning = meaning
  }

  /// A line for each completion, cut to a width: the names, and the meanings beside them.
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

  /// The most completions that are listed.
  static let listLimit = 100
}
