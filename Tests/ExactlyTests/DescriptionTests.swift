import CommandLineInterface
import Languages
import Testing

@testable import exactly

/// The help of the command and of its tasks, in every language.
@Suite struct DescriptionTests {
  private func descriptions(in language: Language) -> [CommandDescription] {
    [.exactly(in: language)] + NamedTask.allCases.map { $0.description(in: language) }
  }

  /// Returns all texts about a command, each with the term that it explains.
  private func meanings(
    of command: CommandDescription
  ) -> [(term: String, meaning: String)] {
    [(command.name, command.summary)] + command.usages.map { ($0.arguments, $0.meaning) }
      + command.options.map { ($0.signature, $0.meaning) }
      + command.subcommands.map { ($0.name, $0.summary) }
      + command.sections.filter { $0.place == .everywhere }.flatMap { section in
        [("", section.title)] + section.paragraphs.map { ("", $0) } + section.terms
      }
  }

  @Test("Nothing is left out, and nothing left in English", arguments: Language.allCases)
  func saysAllThatEnglishSays(language: Language) {
    for (command, english) in zip(descriptions(in: language), descriptions(in: .english)) {
      let (said, saidInEnglish) = (meanings(of: command), meanings(of: english))
      #expect(said.map(\.term) == saidInEnglish.map(\.term))
      for (one, other) in zip(said, saidInEnglish) where language != .english {
        let isAlike = one.meaning == other.meaning
        #expect(!one.meaning.isEmpty)
        #expect(!isAlike || Self.alike(in: language).contains(one.meaning), "\(one)")
      }
    }
  }

  /// Returns the texts that are alike: numbers and values, and a title in French.
  private static func alike(in language: Language) -> Set<String> {
    let values: Set = ["√3/2", "220", "1.25e-3"]
    let settings = Set(
      NamedTask.settings.description(in: language).sections[0].terms.map(\.meaning))
    return values.union(settings).union(language == .french ? ["EXPRESSIONS"] : [])
  }

  @Test("No line is wider than 80 columns", arguments: Language.allCases)
  func fitsATerminal(language: Language) {
    for command in descriptions(in: language) {
      let help = HelpScreen(command, in: language).text
      for line in help.split(separator: "\n") {
        #expect(String(line).textColumns <= 80, "\(line)")
        #expect(line.last != " ")
      }
      #expect(!help.contains("\u{2068}") && !help.contains("\u{2069}") && !help.contains("�"))
      for option in command.options { #expect(help.contains("\n  " + option.signature)) }
    }
  }

  @Test("A task's own help does not say what an option is for", arguments: Language.allCases)
  func options(language: Language) {
    for option in NamedTask.history.description(in: language).options {
      #expect(option.scope == "", "\(option.name)")
    }
    #expect(NamedTask.repl.description(in: language).options.contains { $0.scope != "" })
  }

  @Test("The names with what they are fit a terminal", arguments: Language.allCases)
  func functions(language: Language) {
    for line in FunctionList.lines(in: language, columns: 80) {
      #expect(line.textColumns <= 80, "\(line)")
      #expect(!line.contains("\u{2068}"), "\(line)")
    }
  }
}
