/// An option as help, manual and completions show it: `--angle UNIT`.
package struct OptionDescription: Sendable {
  /// The long name with its dashes.
  package var name: String

  /// The short name with its dash, if there is one.
  package var shortName: String?

  /// What follows the name; nil for an option that is only there or not.
  package var value: Value?

  /// What the option does, in a line without a full stop.
  package var summary: String

  /// What stands before that where the option is only for a part of what the command does, with all
  /// that separates them: `for history: `; else "".
  package var scope: String

  /// What an option's value may be.
  package struct Value: Sendable {
    /// What stands for it in the help: `N`.
    package var name: String

    /// All that it may be; empty where that is no list.
    package var choices: [String]

    /// Whether it is the name of a file.
    package var isFile: Bool

    /// Creates a value.
    package init(_ name: String, choices: [String] = [], isFile: Bool = false) {
      self.name = name
      self.choices = choices
      self.isFile = isFile
    }
  }

  /// Creates a description.
  package init(
    _ name: String, short shortName: String? = nil, value: Value? = nil, scope: String = "",
    _ summary: String
  ) {
    self.name = name
    self.shortName = shortName
    self.value = value
    self.scope = scope
    self.summary = summary
  }

  /// What the option is for and does.
  package var meaning: String { scope + summary }

  /// How the option is typed: `-h, --help`, `--digits N`.
  package var signature: String {
    (shortName.map { $0 + ", " } ?? "") + name + (value.map { " " + $0.name } ?? "")
  }
}
