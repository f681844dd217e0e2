/// The manual page of a command, for `man`: a text with roff's `man` macros.
///
/// All of it is ASCII; other characters are written as escapes that groff and mandoc know.
package struct ManualPage {
  /// The page.
  package private(set) var text: String

  /// Writes the manual page of a command.
  package init(_ command: CommandDescription) {
    let title = command.name.uppercased()
    text = ".TH \(title) 1 \"\" \"\(command.name) \(command.version)\" \"User Commands\"\n"
    appendHeading("NAME")
    text += Self.escaped(command.name) + " \\- " + Self.escaped(command.summary.lowercasedFirst)
    text += "\n"
    appendHeading("SYNOPSIS")
    for (place, usage) in command.usages.enumerated() {
      if place > 0 { text += ".PP\n" }
      text += ".B \(Self.escaped(command.name))\n"
      appendText(usage.arguments)
    }
    appendHeading("DESCRIPTION")
    for usage in command.usages {
      appendTerm(
        usage.arguments.isEmpty ? command.name : command.name + " " + usage.arguments,
        usage.meaning)
    }
    appendHeading("OPTIONS")
    for option in command.options { appendTerm(option.signature, option.meaning) }
    for subcommand in command.subcommands.flatMap(\.details) { append(subcommand) }
    for section in command.sections {
      appendHeading(section.title)
      for (place, paragraph) in section.paragraphs.enumerated() {
        if place > 0 { text += ".PP\n" }
        appendText(paragraph)
      }
      for term in section.terms { appendTerm(term.term, term.meaning) }
    }
  }

  /// Writes all of a subcommand into one section: its calls, its options, and its own sections.
  private mutating func append(_ command: CommandDescription) {
    appendHeading(command.name.uppercased())
    appendText(command.summary + ".")
    for usage in command.usages {
      appendTerm(
        usage.arguments.isEmpty ? command.name : command.name + " " + usage.arguments,
        usage.meaning)
    }
    for option in command.options { appendTerm(option.signature, option.meaning) }
    for section in command.sections {
      text += ".SS " + Self.escaped(section.title) + "\n"
      for paragraph in section.paragraphs { appendText(paragraph) }
      for term in section.terms { appendTerm(term.term, term.meaning) }
    }
  }

  private mutating func appendHeading(_ title: String) {
    text += ".SH " + Self.escaped(title) + "\n"
  }

  private mutating func appendTerm(_ term: String, _ meaning: String) {
    text += ".TP\n\\fB" + Self.escaped(term) + "\\fR\n"
    appendText(meaning)
  }

  private mutating func appendText(_ words: String) {
    guard !words.isEmpty else { return }
    // Even with its escapes, a line is short enough for those who read the source.
    for line in words.wrappedBetweenWords(to: 60) { text += Self.escaped(line) + "\n" }
  }

  /// Returns a text that roff shows as it is, on one line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      // A plain hyphen would become a typographic one, which cannot be pasted into a shell.
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\n": result += " "
      case _ where !scalar.isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // A point in the first column would begin a request.
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}

extension String {
  /// The text as it continues a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
