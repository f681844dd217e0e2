import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import Languages

extension CommandDescription {
  /// Returns the description of this command in a language; parts for the manual page alone are in English.
  static func exactly(in language: Language) -> CommandDescription {
    func text(_ part: HelpPart) -> String { part.text(in: language) }
    return CommandDescription(
      name: Command.name, summary: text(.summary), version: ProductVersion.text,
      usages: [
        Usage("", text(.inTerminal)),
        Usage("EXPRESSION", text(.expression)),
        Usage("FILE", text(.file)),
        Usage("repl", text(.task(.repl))),
        Usage("functions [WORD]", text(.task(.functions))),
        Usage("units [WORD]", text(.task(.units))),
        Usage("sheet FILE", text(.task(.sheet))),
        Usage("plot FUNCTION", text(.task(.plot))),
        Usage("history", text(.task(.history))),
        Usage("settings [NAME [VALUE]]", text(.task(.settings))),
        Usage("rates [import FILE]", text(.task(.rates))),
        Usage("help [NAME]", text(.task(.help))),
        Usage("--keys SEQUENCE", text(.keys)),
      ],
      subcommands: NamedTask.allCases.map {
        Subcommand(
          $0.rawValue, text(.task($0)), names: $0.names, takesFiles: $0 == .sheet,
          details: $0.description(in: language))
      },
      options: Option.allCases.map { $0.description(in: language) },
      sections: sections(in: language))
  }

  private static func sections(in language: Language) -> [Section] {
    func text(_ part: HelpPart) -> String { part.text(in: language) }
    return [
      Section(
        text(.examplesTitle),
        terms: [
          ("exactly --digits 50 'sqrt(2)'", text(.fiftyDigits)),
          ("exactly --exact 'sin(60 deg)'", "√3/2".isolated(in: language)),
          ("exactly --keys '200 + 10 % ='", "220"),
          ("printf 'r = 3\\n2 pi r\\n' | exactly", text(.twoAnswers)),
          ("exactly --json 1/3", text(.jsonAnswer)),
          ("exactly --explain 'sin(30 deg) + 1/3'", text(.steps)),
          ("exactly --notation engineering 0.00125", "1.25e-3"),
          ("exactly -f sums.txt", text(.fileAnswers)),
          ("exactly history --help", text(.taskHelp)),
        ]),
      Section(
        text(.expressionsTitle), [text(.language), text(.naming), text(.exactness)]),
      Section(
        "SESSION", in: .manualOnly,
        [
          "In a session these words stand beside expressions. A line with an open bracket, or that ends"
            + " in an operator or a backslash, goes on in the next one. Lines are kept for the next"
            + " session, but for those that begin with a blank."
        ],
        terms: SessionWord.allCases.map { ($0.usage, $0.english) }),
      Section("FUNCTIONS", in: .manualOnly, terms: FunctionList.rows(in: .english)),
      Section(text(.keysTitle), [text(.keySequences)]),
      Section(
        "INTERRUPT", in: .manualOnly,
        [
          "Ctrl-C stops the calculation; in a session the session goes on. What takes over a second"
            + " says so on standard error if that is a terminal."
        ]),
      Section(
        HelpTitle.exitStatus.text(in: language),
        terms: [
          ("0", text(.answered)), ("1", text(.noValue)), ("2", text(.unreadable)),
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
    ]
  }
}
