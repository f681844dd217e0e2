import Languages

/// The output of `--help`: lines of at most 80 columns.
package struct HelpScreen {
  package static let width = 80

  /// The column at which the meanings begin.
  package static let column = 28

  /// The text, without a line end after its last line.
  package let text: String

  /// Writes the help of a command.
  ///
  /// - Parameters:
  ///   - command: The command, described in the language.
  ///   - language: The language of the titles that every help has.
  package init(_ command: CommandDescription, in language: Language = .english) {
    let stop = Punctuation.fullStop.text(in: language)
    var lines = (command.summary + stop).wrappedBetweenWords(to: Self.width)
    lines += ["", HelpTitle.usage.text(in: language)]
    for usage in command.usages {
      let call = usage.arguments.isEmpty ? command.name : command.name + " " + usage.arguments
      lines += Self.row(call, usage.meaning)
    }
    lines += ["", HelpTitle.options.text(in: language)]
    for option in command.options { lines += Self.row(option.signature, option.meaning) }
    for section in command.sections where section.place == .everywhere {
      lines += ["", section.title]
      for paragraph in section.paragraphs {
        lines += paragraph.wrappedBetweenWords(to: Self.width - 2).map { "  " + $0 }
      }
      let column = (section.terms.map(\.term.textColumns).max() ?? 0) + 4
      for term in section.terms { lines += Self.row(term.term, term.meaning, column: column) }
    }
    text = lines.joined(separator: "\n").withoutIsolates
  }

  /// Returns a term with its meaning beside it, or below if the term is long.
  package static func row(
    _ term: String, _ meaning: String, column: Int = column, width: Int = width
  ) -> [String] {
    let margin = String(repeating: " ", count: column)
    var lines = meaning.wrappedBetweenWords(to: width - column).map { margin + $0 }
    let head = "  " + term
    guard head.textColumns <= column - 2 else { return [head] + lines }
    lines[0] = head.padded(to: column) + lines[0].dropFirst(column)
    return lines
  }
}
