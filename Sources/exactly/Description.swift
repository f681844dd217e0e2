import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

extension CommandDescription {
  /// This command.
  static let exactly = CommandDescription(
    name: Command.name,
    summary: "A calculator with Apple's keys and no wrong digit",
    version: ProductVersion.text,
    usages: [
      Usage(
        "",
        "in a terminal: the calculator, full screen; else one expression a line, one answer a line"
      ),
      Usage("EXPRESSION", "the answer: exactly '1/3 + 1/6' prints 0.5"),
      Usage("repl", NamedTask.repl.summary),
      Usage("functions", NamedTask.functions.summary),
      Usage("history", NamedTask.history.summary),
      Usage("settings [NAME [VALUE]]", NamedTask.settings.summary),
      Usage("--keys SEQUENCE", "presses the calculator's keys and prints its display"),
    ],
    subcommands: NamedTask.allCases.map { Subcommand($0.rawValue, $0.summary, names: $0.names) },
    options: Option.allCases.map(\.description),
    sections: [
      Section(
        "EXAMPLES",
        terms: [
          ("exactly --digits 50 'sqrt(2)'", "fifty digits, the last one rounded"),
          ("exactly --exact 'sin(60 deg)'", "√3/2"),
          ("exactly --keys '200 + 10 % ='", "220"),
          ("printf 'r = 3\\n2 pi r\\n' | exactly", "3, then 18.84955592153876"),
          ("exactly --json 1/3", "the reading, the decimal and the fraction"),
        ]),
      Section(
        "EXPRESSIONS",
        [
          "+ - * / ^ or − × ÷ √, brackets, decimals, exponents (1e-3), _ between digits, factorials"
            + " (5!), degrees (30°), percentages (200 + 10% is 220, 200 * 10% is 20), implied products"
            + " (2pi), functions and constants by name, # for comments.",
          "In a pipe and in a session, x = 3 names a number, f(x) = x^2 + 1 a function, and ans or _ is"
            + " the answer before.",
          "Numbers are exact; where an answer has more digits than are shown, its last digit is"
            + " rounded.",
        ]),
      Section(
        "SESSION", in: .manualOnly,
        [
          "In a session these words stand beside expressions. A line with an open bracket, or that ends"
            + " in an operator or a backslash, goes on in the next one. Lines are kept for the next"
            + " session, but for those that begin with a blank."
        ],
        terms: SessionWord.allCases.map { ($0.usage, $0.summary) }),
      Section("FUNCTIONS", in: .manualOnly, terms: FunctionList.rows),
      Section(
        "KEYS",
        [
          "0 to 9 . + - * / = % +/- C AC DEL and names such as sqrt and x^y. They may stand together"
            + " where they can be cut apart in one way only: 2+3= but 5 +/- =."
        ]),
      Section(
        "HISTORY", in: .manualOnly,
        [
          "What a person calculates in a terminal is kept, until history --off. Pipes keep nothing."
            + " The files, and the lines of sessions, are in $XDG_STATE_HOME/exactly, else in ~/.local/state/exactly; on Apple's"
            + " systems in ~/Library/Application Support/Exactly."
        ]),
      Section(
        "SETTINGS", in: .manualOnly,
        ["They are for the calculator in a terminal; expressions and --keys have options instead."],
        terms: Setting.allCases.map { ($0.name, $0.valueList) }),
      Section(
        "INTERRUPT", in: .manualOnly,
        [
          "Ctrl-C stops the calculation; in a session the session goes on. What takes over a second"
            + " says so on standard error if that is a terminal."
        ]),
      Section(
        "EXIT STATUS",
        terms: [
          ("0", "everything was answered"),
          ("1", "something had no value, or a line of input was refused"),
          ("2", "the input could not be read, or the options are wrong"),
        ]),
      Section("SEE ALSO", in: .manualOnly, ["bc(1)"]),
    ])
}
