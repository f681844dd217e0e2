/// What `--help` prints: lines of at most 80 columns.
package struct HelpScreen {
  package static let width = 80

  /// Where the meanings begin.
  package static let column = 28

  /// The text, without an end of line behind its last line.
  package let text: String

  /// Writes the help of a command.
  package init(_ command: CommandDescription) {
    var lines = [command.summary + "."]
    lines += ["", "USAGE"]
    for usage in command.usages {
      let call = usage.arguments.isEmpty ? command.name : command.name + " " + usage.arguments
      lines += Self.row(call, usage.meaning)
    }
    lines += ["", "OPTIONS"]
    for option in command.options { lines += Self.row(option.signature, option.summary) }
    for section in command.sections where section.place == .everywhere {
      lines += ["", section.title]
      for paragraph in section.paragraphs {
        lines += Self.wrapped(paragraph, width: Self.width - 2).map { "  " + $0 }
      }
      let column = (section.terms.map(\.term.count).max() ?? 0) + 4
      for term in section.terms { lines += Self.row(term.term, term.meaning, column: column) }
    }
    text = lines.joined(separator: "\n")
  }

  /// A term and its meaning beside it, or below where the term is long.
  package static func row(
    _ term: String, _ meaning: String, column: Int = column, width: Int = width
  ) -> [String] {
    let margin = String(repeating: " ", count: column)
    var lines = wrapped(meaning, width: width - column).map { margin + $0 }
    let head = "  " + term
    guard head.count <= column - 2, let first = lines.first else { return [head] + lines }
    lines[0] = head + first.dropFirst(head.count)
    return lines
  }

  /// A text in lines of at most so many characters, cut between words.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
