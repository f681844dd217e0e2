/// A command as its help, its manual page and its completions show it: the only table for all of them.
package struct CommandDescription: Sendable {
  /// The name that is typed.
  package var name: String

  /// The summary of the command, in a line without a full stop.
  package var summary: String

  /// The version, as `--version` prints it after the name.
  package var version: String

  /// The ways to call the command.
  package var usages: [Usage]

  /// The words that stand for a task when they stand alone.
  package var subcommands: [Subcommand]

  /// The options in the order in which they are shown.
  package var options: [OptionDescription]

  /// The additional sections for the help and for the manual page.
  package var sections: [Section]

  /// Creates a description.
  package init(
    name: String, summary: String, version: String, usages: [Usage], subcommands: [Subcommand],
    options: [OptionDescription], sections: [Section]
  ) {
    self.name = name
    self.summary = summary
    self.version = version
    self.usages = usages
    self.subcommands = subcommands
    self.options = options
    self.sections = sections
  }

  /// A way to call the command: `EXPRESSION`, and its meaning.
  package struct Usage: Sendable {
    package var arguments: String
    package var meaning: String

    /// Creates a usage.
    package init(_ arguments: String, _ meaning: String) {
      self.arguments = arguments
      self.meaning = meaning
    }
  }

  /// A word that stands for a task.
  package struct Subcommand: Sendable {
    package var name: String
    package var summary: String

    /// The names that may follow the word, each with its values.
    package var names: [Name]

    /// Whether file names follow the word.
    package var takesFiles: Bool

    /// The task as a command of its own, with its calls and options, for the manual page.
    ///
    /// Empty if there is no more to say; a list because a structure cannot contain itself.
    package var details: [CommandDescription]

    /// Creates a subcommand.
    package init(
      _ name: String, _ summary: String, names: [Name] = [], takesFiles: Bool = false,
      details: CommandDescription? = nil
    ) {
      self.name = name
      self.summary = summary
      self.names = names
      self.takesFiles = takesFiles
      self.details = details.map { [$0] } ?? []
    }

    /// A name that may follow a subcommand, and all values that may follow the name; none if they are not a list.
    package struct Name: Sendable {
      package var name: String
      package var choices: [String]

      /// Creates a name.
      package init(_ name: String, choices: [String]) {
        self.name = name
        self.choices = choices
      }
    }
  }

  /// A titled part of the help or of the manual page: paragraphs, then terms with their meanings.
  package struct Section: Sendable {
    /// The place where a section is shown.
    package enum Place: Sendable {
      case everywhere
      case manualOnly
    }

    package var title: String
    package var place: Place
    package var paragraphs: [String]
    package var terms: [(term: String, meaning: String)]

    /// Creates a section.
    package init(
      _ title: String, in place: Place = .everywhere, _ paragraphs: [String] = [],
      terms: [(term: String, meaning: String)] = []
    ) {
      self.title = title
      self.place = place
      self.paragraphs = paragraphs
      self.terms = terms
    }
  }
}
