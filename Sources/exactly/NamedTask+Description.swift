import CalculatorPresentation
import CommandLineInterface
import Languages

extension NamedTask {
  /// Returns the task as its own help and the manual page show it: `exactly history --help`.
  func description(in language: Language) -> CommandDescription {
    CommandDescription(
      name: Command.name + " " + rawValue, summary: HelpPart.title(self).text(in: language),
      version: ProductVersion.text,
      usages: usages.map { .init($0.arguments, $0.part.text(in: language)) }, subcommands: [],
      options: options.map { shown($0, in: language) },
      sections: sections(in: language) + [
        .init(
          HelpPart.examplesTitle.text(in: language),
          terms: examples.map { ($0.call, $0.part.text(in: language)) })
      ])
  }

  /// Returns an option without the words that say it is for this task.
  private func shown(_ option: Option, in language: Language) -> OptionDescription {
    var description = option.description(in: language)
    if option.row.scope == .task(self) { description.scope = "" }
    return description
  }

  /// The options that affect the task, and its help.
  var options: [Option] {
    Option.allCases.filter { $0 == .help || $0.row.tasks?.contains(kind) == true }
  }

  var kind: Options.Kind {
    switch self {
    case .repl: .session
    case .functions, .units, .rates, .help: .information
    case .sheet: .sheet
    case .plot: .plot
    case .history: .history
    case .settings: .settings
    }
  }

  private var usages: [(arguments: String, part: HelpPart)] {
    switch self {
    case .repl: [("", .session)]
    case .functions: [("", .functions), ("WORD", .functionsAbout)]
    case .units: [("", .units), ("WORD", .unitsAbout)]
    case .sheet:
      [("FILE", .sheet), ("--write FILE ...", .sheetChange), ("--check FILE ...", .sheetCheck)]
    case .plot: [("FUNCTION, ...", .plot), ("FUNCTION from A to B", .plotBetween)]
    case .help: [("", .commandHelp), ("NAME", .nameHelp)]
    case .history: [("", .history), ("--label ID WORDS", .label)]
    case .rates: [("", .rates), ("import FILE", .ratesImport), ("clear", .ratesClear)]
    case .settings: [("", .settings), ("NAME", .setting), ("NAME VALUE", .change)]
    }
  }

  private func sections(in language: Language) -> [CommandDescription.Section] {
    func text(_ part: HelpPart) -> String { part.text(in: language) }
    return switch self {
    case .repl: [.init(text(.linesTitle), [text(.lines)])]
    case .functions, .units, .rates, .help: []
    case .sheet: [.init(text(.linesTitle), [text(.sheetLines), text(.sheetAnswers)])]
    case .plot: [.init(text(.plotsTitle), [text(.plots)])]
    case .history: [.init(text(.keptTitle), [text(.kept)])]
    case .settings:
      [
        .init(
          text(.namesTitle), [text(.names)],
          terms: Setting.allCases.map { ($0.name, $0.valueList) })
      ]
    }
  }

  private var examples: [(call: String, part: any Translatable)] {
    switch self {
    case .repl:
      [
        ("exactly repl", HelpPart.beginsSession),
        ("exactly repl --angle deg --digits 30", HelpPart.sessionInDegrees),
      ]
    case .functions: [("exactly functions root", HelpPart.functionsWithRoot)]
    case .units: [("exactly units pressure", HelpPart.unitsOfPressure)]
    case .help:
      [
        ("exactly help history", HelpPart.taskHelp), ("exactly help atan2", HelpPart.functionHelp),
      ]
    case .sheet:
      [
        ("exactly sheet budget.sheet", HelpPart.sheetWithAnswers),
        ("exactly sheet --write-all budget.sheet", Option.writeAll),
        ("exactly sheet --check *.sheet *.md", HelpPart.sheetInCI),
      ]
    case .plot:
      [
        ("exactly plot 'sin(x)/x' > plot.svg", HelpPart.plotAsPicture),
        ("exactly plot 'x^2, 2^x from -2 to 5'", HelpPart.plotOfTwo),
        ("exactly plot '1/x' --plain", HelpPart.plotInWords),
      ]
    case .history:
      [
        ("exactly history --json", HelpPart.historyForPrograms),
        ("exactly history --csv > history.csv", HelpPart.historyForSpreadsheet),
        ("exactly history --tape | lp", HelpPart.tapeForPrinter),
        ("exactly history --label 00000000000000ff rent", HelpPart.namesCalculation),
      ]
    case .rates:
      [
        ("exactly rates import eurofxref-daily.xml", HelpPart.importsRates),
        ("curl -s ADDRESS | exactly rates import -", HelpPart.importsRatesOfToday),
      ]
    case .settings:
      [
        ("exactly settings order left-to-right", HelpPart.leftToRight),
        ("exactly settings notation", HelpPart.notationAtFirst),
        ("exactly settings --reset", Option.reset),
      ]
    }
  }
}
