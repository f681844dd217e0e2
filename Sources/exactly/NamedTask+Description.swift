import CalculatorPresentation
import CommandLineInterface

extension NamedTask {
  /// The task as its own help and the manual page show it: `exactly history --help`.
  var description: CommandDescription {
    CommandDescription(
      name: Command.name + " " + rawValue, summary: title, version: ProductVersion.text,
      usages: usages, subcommands: [], options: options.map(shown),
      sections: sections + [.init("EXAMPLES", terms: examples)])
  }

  /// An option without the words that it is for this task.
  private func shown(_ option: Option) -> OptionDescription {
    var description = option.description
    let words = "for \(rawValue): "
    if description.summary.hasPrefix(words) { description.summary.removeFirst(words.count) }
    return description
  }

  /// The options that change it, and its help.
  var options: [Option] {
    Option.allCases.filter { $0 == .help || $0.tasks?.contains(kind) == true }
  }

  private var kind: Options.Kind {
    switch self {
    case .repl: .session
    case .functions, .help: .information
    case .history: .history
    case .settings: .settings
    }
  }

  /// What it is, in a line.
  private var title: String {
    switch self {
    case .repl: "A session of expressions in a terminal"
    case .functions: "All functions and constants of expressions"
    case .history: "The calculations that were kept, the oldest first"
    case .settings: "The settings of the calculator with its keys"
    case .help: "The help of the command, of a task or of a name"
    }
  }

  private var usages: [CommandDescription.Usage] {
    switch self {
    case .repl: [.init("", "answers line after line, until quit or Ctrl-D")]
    case .functions:
      [
        .init("", "a line each: the name, what it is, an example"),
        .init("WORD", "those with the word in their names or descriptions"),
      ]
    case .help:
      [
        .init("", "the help of the command"),
        .init("NAME", "that of a task, or what a function or a constant is"),
      ]
    case .history:
      [
        .init("", "lists the calculations"),
        .init("--label ID WORDS", "names a calculation; without words takes its name away"),
      ]
    case .settings:
      [
        .init("", "lists the settings, and the values that each can have"),
        .init("NAME", "prints a setting's value"), .init("NAME VALUE", "changes a setting"),
      ]
    }
  }

  private var sections: [CommandDescription.Section] {
    switch self {
    case .repl:
      [
        .init(
          "LINES",
          [
            "x = 3 names a number, f(x) = x^2 + 1 a function, and ans is the answer before. ? lists"
              + " what else there is. = stands before what is exact, ≈ before what is rounded."
          ])
      ]
    case .functions, .help: []
    case .history:
      [
        .init(
          "KEPT",
          [
            "What a person calculates in a terminal is kept, until history --off: expressions and"
              + " --keys given as arguments, the lines of a session, and the calculator's own. Pipes and"
              + " files keep nothing."
          ])
      ]
    case .settings:
      [
        .init(
          "NAMES",
          ["Expressions and --keys follow no settings, but have options instead."],
          terms: Setting.allCases.map { ($0.name, $0.valueList) })
      ]
    }
  }

  private var examples: [(term: String, meaning: String)] {
    switch self {
    case .repl:
      [
        ("exactly repl", "begins a session"),
        ("exactly repl --angle deg --digits 30", "one with degrees and 30 digits"),
      ]
    case .functions: [("exactly functions root", "the functions with root in their line")]
    case .help:
      [
        ("exactly help history", "the help of one task"),
        ("exactly help atan2", "what a function is, with an example"),
      ]
    case .history:
      [
        ("exactly history --json", "for programs, with the ID of each calculation"),
        ("exactly history --csv > history.csv", "for a spreadsheet"),
        ("exactly history --label 00000000000000ff rent", "names a calculation"),
      ]
    case .settings:
      [
        ("exactly settings order left-to-right", "2 + 3 × 4 is 20 on the keys from now on"),
        ("exactly settings notation", "prints automatic, until it is changed"),
        ("exactly settings --reset", "makes all of them what they were at first"),
      ]
    }
  }
}
