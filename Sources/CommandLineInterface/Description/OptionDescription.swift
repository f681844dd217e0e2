/// An option as help, manual and completions show it: `--angle UNIT`.
package struct OptionDescription: Sendable {
  /// The long name with its dashes.
  package var name: String

  /// The short name with its dash, if there is one.
  package var shortName: String?

  /// The value after the name; nil for an option without one.
  package var value: Value?

  /// The summary of the option, in a line without a full stop.
  package var summary: String

  /// The text before the summary if the option is only for a part of the command, with its separator:
  /// `for history: `; else "".
  package var scope: String

  /// The value of an option.
  package struct Value: Sendable {
    /// The placeholder for it in the help: `N`.
    package var name: String

    /// All possible values; empty if they are not a list.
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
    _ summary: String = ""
  ) {
    self.name = name
    self.shortName = shortName
    self.value = value
    self.scope = scope
    self.summary = summary
  }

  /// The scope and the summary of the option.
  package var meaning: String { scope + summary }

  /// The option as it is typed: `-h, --help`, `--digits N`.
  package var signature: String {
    (shortName.map { $0 + ", " } ?? "") + name + (value.map { " " + $0.name } ?? "")
  }
}
