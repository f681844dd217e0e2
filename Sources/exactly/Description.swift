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
      Usage("FILE", "the answers to the lines of a file; also --file FILE"),
      Usage("repl", NamedTask.repl.summary),
      Usage("functions [WORD]", NamedTask.functions.summary),
      Usage("history", NamedTask.history.summary),
      Usage("settings [NAME [VALUE]]", NamedTask.settings.summary),
      Usage("help [NAME]", NamedTask.help.summary),
      Usage("--keys SEQUENCE", "presses the calculator's keys and prints its display"),
    ],
    subcommands: NamedTask.allCases.map {
      Subcommand($0.rawValue, $0.summary, names: $0.names, details: $0.description)
    },
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
          ("exactly --explain 'sin(30 deg) + 1/3'", "each step, and what is proven of it"),
          ("exactly --notation engineering 0.00125", "1.25e-3"),
          ("exactly -f sums.txt", "the answers to a file's lines"),
          ("exactly history --help", "the help of one task"),
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
      Section(
        "FILES", in: .manualOnly,
        [
          "They are in $XDG_STATE_HOME/exactly, else in ~/.local/state/exactly; on Apple's systems in"
            + " ~/Library/Application Support/Exactly."
        ],
        terms: [
          ("history", "the calculations that were kept, a line each"),
          ("settings", "lines such as order = left-to-right, and comments that begin with #"),
          ("session, session-2, …", "calculators as they were left; settings session off: none"),
          ("lines", "what was typed in exactly repl, until history --off"),
          ("history.unreadable, session.unreadable", "what could not be understood of them"),
        ]),
      Section(
        "ENVIRONMENT", in: .manualOnly,
        terms: [
          ("XDG_STATE_HOME, HOME", "where the files are"),
          (
            "LC_ALL, LC_MESSAGES, LANG",
            "the language and the marks in numbers of the calculator, where its settings leave them"
              + " to the system; expressions are read and answered alike everywhere"
          ),
          ("TERM", "dumb for lines without any control code"),
          ("COLORTERM, COLORFGBG", "how many colours the terminal has, and its background"),
          ("NO_COLOR", "not empty for no colours"),
        ]),
      Section("SEE ALSO", in: .manualOnly, ["bc(1), dc(1), units(1)"]),
    ])
}
