import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import CalendarDates
import CommandLineInterface
import DisplayableText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The task and the options given on the command line.
struct Options: Hashable {
  enum Task: Hashable {
    /// The calculator in a terminal.
    case face
    case expression(String)
    case expressionLines
    /// The lines of a file.
    case file(String)
    /// An interactive session in a terminal.
    case session
    /// The functions and constants, or those about a word.
    case functions(String?)
    /// The units, or those about a word.
    case units(String?)
    case sheet(SheetTask)
    case plot(PlotTask)
    case history(HistoryTask)
    case settings(SettingsTask)
    /// Lists, imports or forgets the user's exchange rates.
    case rates(RatesTask)
    case keys(String)
    case keyLines
    /// The help of the command, or of a task.
    case help(NamedTask?)
    /// The meaning of a name.
    case meaning(String)
    case version
    case completionScript(Shell)
    case manual
  }

  /// The kind of a task, as far as options are concerned.
  enum Kind: Hashable {
    case expressions
    case session
    case keys
    case face
    case sheet
    case plot
    case history
    case settings
    case information
  }

  private(set) var task = Task.face
  private(set) var order: EvaluationOrder?
  private(set) var mode: KeypadMode?

  /// Whether keys are pressed in reverse Polish notation.
  private(set) var isReversePolish = false
  private(set) var precision: AnswerFormat.Precision?
  private(set) var exactForm: ExactFormStyle?
  private(set) var angleUnit: AngleUnit?
  private(set) var explains = false
  private(set) var notation: Notation?
  private(set) var grouping: DigitGrouping?
  private(set) var base: NumberBase?
  private(set) var wordSize: WordFormat.Size?
  private(set) var isSigned: Bool?

  /// The file of exchange rates for converting money.
  private(set) var ratesFile: String?

  /// The day that `today` stands for; nil for that of the clock.
  private(set) var today: CalendarDate?

  /// The meaning of the marks in numbers; nil if a number with two readings is refused.
  private(set) var symbols: NumberSymbols?
  private(set) var form = AnswerForm.text
  private(set) var isPlain = false

  /// The number of threads that answer lines; nil for as many as can run at once.
  private(set) var jobs: Int?
  private(set) var isNew = false

  /// The only argument, given as an expression, which may be the name of a file.
  private(set) var oneWord: String?

  /// The options that were given.
  private var given: [Option] = []
  private var keys: String?

  /// The values of options for plots.
  private var plotValues: [Option: String] = [:]
  private var file: String?

  /// The history task that an option requests, and that option.
  private var historyTask: HistoryTask?
  private var historyOption: Option?
  private var isReset = false

  /// Reads the arguments after the command's name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - hasTerminal: Whether a user is there to press keys if nothing else is requested.
  /// - Throws: ``UsageError`` if they make no sense.
  init(_ arguments: [String], hasTerminal: Bool) throws(UsageError) {
    var rest = ArgumentReader(arguments)
    while let argument = rest.nextOption() {
      guard let option = Option(name: argument.name) else {
        throw argument.unknown(suggesting: Option.nearest(to: argument.name))
      }
      if let kind = option.description.value {
        let value = try argument.value(orFrom: &rest)
        try take(option, value: kind.isFile ? value : value.withoutBytesOfNames)
      } else {
        try argument.refuseValue()
        try take(option)
      }
      if option == .help {
        // Help is given whatever else is requested, and wherever the task is named.
        while rest.nextOption() != nil {}
        task = .help(rest.words.first.flatMap(NamedTask.init(rawValue:)))
      }
      switch task {
      case .help, .version, .manual, .completionScript: return
      default: given.append(option)
      }
    }
    try chooseTask(words: rest.words, hasTerminal: hasTerminal)
    try refuseWhatHasNoEffect()
  }

  private mutating func take(_ option: Option) throws(UsageError) {
    switch option {
    case .exact: exactForm = exactForm ?? .fraction
    case .mixed: exactForm = .mixed
    case .explain: explains = true
    case .signed: try take(isSigned: true)
    case .unsigned: try take(isSigned: false)
    case .json: try take(AnswerForm.json)
    case .csv: try take(AnswerForm.commaSeparated)
    case .tape: try take(.tape, option)
    case .clear: try take(.clear, option)
    case .off: try take(.keep(false), option)
    case .on: try take(.keep(true), option)
    case .reset: isReset = true
    case .plain: isPlain = true
    case .reversePolish: isReversePolish = true
    case .new: isNew = true
    case .manual: task = .manual
    case .version: task = .version
    // The action on a sheet is chosen together with its files.
    case .answers, .write, .writeAll, .strip, .check, .count: break
    case .digits, .places, .angle, .notation, .grouping, .base, .word, .rates, .today, .marks,
      .file, .jobs,
      .keys, .order,
      .mode, .remove, .label, .from, .to, .bottom, .top, .size, .completionScript, .help:
      break
    }
  }

  private mutating func take(_ option: Option, value: String) throws(UsageError) {
    switch option {
    case .digits:
      try take(.significantDigits(Self.count(value, of: option, in: 1...AnswerFormat.digitLimit)))
    case .places: try take(.places(Self.count(value, of: option, in: 0...AnswerFormat.digitLimit)))
    case .angle: angleUnit = try Self.choice(value, of: option, AngleUnit.init(name:))
    case .notation:
      let name = value == "auto" ? Notation.automatic.name : value
      notation = try Self.choice(name, of: option, Notation.init(name:))
    case .grouping: grouping = try Self.choice(value, of: option, DigitGrouping.init(name:))
    case .base:
      base = try Self.choice(value, of: option) { name in
        NumberBase.allCases.first { String($0.rawValue) == name }
      }
    case .word:
      wordSize = try Self.choice(value, of: option) { name in
        WordFormat.Size.allCases.first { String($0.rawValue) == name }
      }
    case .file:
      guard file == nil else { throw UsageError(UsageReason.givenTwice(option.description.name)) }
      file = value
    case .rates:
      guard ratesFile == nil else {
        throw UsageError(UsageReason.givenTwice(option.description.name))
      }
      ratesFile = value
    case .today:
      guard let date = try? CalendarDate(value) else {
        throw UsageError(UsageReason.noDate(option.description.name, Self.shown(value)))
      }
      today = date
    case .marks:
      symbols = try Self.choice(value, of: option) { name in
        Self.marks.contains(name) ? NumberSymbols(sample: name) : nil
      }
    case .keys: keys = value
    case .jobs: jobs = try Self.count(value, of: option, in: 1...Self.jobLimit)
    case .order: order = try Self.choice(value, of: option, EvaluationOrder.init(name:))
    case .mode: mode = try Self.choice(value, of: option, KeypadMode.init(name:))
    case .remove: try take(.remove(Self.identifier(value, of: option)), option)
    case .label: try take(.label(Self.identifier(value, of: option), ""), option)
    case .completionScript:
      task = .completionScript(try Self.choice(value, of: option, Shell.init(rawValue:)))
    case .from, .to, .bottom, .top, .size: plotValues[option] = value
    case .exact, .mixed, .explain, .signed, .unsigned, .json, .plain, .reversePolish, .new, .csv,
      .tape, .clear, .off, .on, .reset, .answers, .write, .writeAll, .strip, .check, .count,
      .manual,
      .version, .help:
      break
    }
  }

  private mutating func take(_ precision: AnswerFormat.Precision) throws(UsageError) {
    switch (self.precision, precision) {
    case (.significantDigits, .places), (.places, .significantDigits):
      throw Self.exclusion(.digits, .places)
    default: self.precision = precision
    }
  }

  private mutating func take(isSigned: Bool) throws(UsageError) {
    guard self.isSigned != !isSigned else { throw Self.exclusion(.signed, .unsigned) }
    self.isSigned = isSigned
  }

  private mutating func take(_ form: AnswerForm) throws(UsageError) {
    guard self.form == .text || self.form == form else { throw Self.exclusion(.json, .csv) }
    self.form = form
  }

  private mutating func take(_ task: HistoryTask, _ option: Option) throws(UsageError) {
    if let other = historyOption { throw Self.exclusion(other, option) }
    (historyTask, historyOption) = (task, option)
  }

  /// Chooses the task from the words that are not options, joined so that `exactly 1 + 1` needs no quotes.
  private mutating func chooseTask(
    words names: [String], hasTerminal: Bool
  ) throws(UsageError) {
    let words = names.map(\.withoutBytesOfNames)
    if let keys {
      task =
        keys == "-" && words.isEmpty ? .keyLines : .keys(([keys] + words).joined(separator: " "))
    } else if words.first == NamedTask.repl.rawValue {
      guard words.count == 1 else {
        let line = words.dropFirst().joined(separator: " ")
        throw UsageError(UsageReason.sessionWithExpression(Self.shown(line)))
      }
      task = .session
    } else if words.first == NamedTask.functions.rawValue {
      task = .functions(words.count > 1 ? words.dropFirst().joined(separator: " ") : nil)
    } else if words.first == NamedTask.units.rawValue {
      task = .units(words.count > 1 ? words.dropFirst().joined(separator: " ") : nil)
    } else if words.first == NamedTask.sheet.rawValue {
      task = .sheet(
        try SheetTask(files: names.dropFirst(), options: given, hasTerminal: hasTerminal))
    } else if words.first == NamedTask.plot.rawValue {
      task = .plot(
        try PlotTask(
          words: words.dropFirst(), values: plotValues, options: given,
          hasTerminalOutput: isatty(STDOUT_FILENO) == 1))
    } else if words.first == NamedTask.help.rawValue {
      task = try Self.helpTask(words: words.dropFirst())
    } else if words.first == NamedTask.history.rawValue {
      task = .history(try historyTask(words: words.dropFirst()))
    } else if words.first == NamedTask.settings.rawValue {
      task = .settings(try SettingsTask(words: words.dropFirst(), isReset: isReset))
    } else if words.first == NamedTask.rates.rawValue {
      task = .rates(try RatesTask(words: words.dropFirst()))
    } else if let file {
      guard words.isEmpty else {
        throw UsageError(UsageReason.noExpressionBeside(Option.file.description.name))
      }
      task = .file(file)
    } else if !words.isEmpty {
      task = .expression(words.joined(separator: " "))
      oneWord = names.count == 1 ? names.first : nil
    } else {
      task = hasTerminal || isPlain ? .face : .expressionLines
    }
  }

  private func historyTask(words: ArraySlice<String>) throws(UsageError) -> HistoryTask {
    if form != .text, let other = historyOption {
      throw Self.exclusion(form == .json ? .json : .csv, other)
    }
    let task = historyTask ?? .list(listForm)
    if case .label(let entry, _) = task { return .label(entry, words.joined(separator: " ")) }
    guard words.isEmpty else {
      throw UsageError(UsageReason.historyStandsAlone)
    }
    return task
  }

  private var listForm: HistoryExport {
    switch form {
    case .text: .text
    case .json: .json
    case .commaSeparated: .commaSeparated
    }
  }

  static func exclusion(_ first: Option, _ second: Option) -> UsageError {
    UsageError(UsageReason.excluded(first.description.name, second.description.name))
  }

  /// Sample numbers for the marks that can be chosen.
  static let marks = ["1,234.5", "1.234,5"]

  /// The maximum number of threads that can be requested.
  static let jobLimit = 256

  private static func identifier(
    _ text: String, of option: Option
  ) throws(UsageError) -> HistoryEntry.ID {
    if let identifier = HistoryEntry.ID(text: text) { return identifier }
    throw UsageError(UsageReason.noIdentifier(option.description.name))
  }

  private var kind: Kind {
    switch task {
    case .face: .face
    case .expression, .expressionLines, .file: .expressions
    case .session: .session
    case .keys, .keyLines: .keys
    case .sheet: .sheet
    case .plot: .plot
    case .history: .history
    case .settings: .settings
    case .functions, .units, .rates, .help, .meaning, .version, .completionScript, .manual:
      .information
    }
  }

  private func refuseWhatHasNoEffect() throws(UsageError) {
    for option in given {
      guard let tasks = option.tasks, !tasks.contains(kind) else { continue }
      throw UsageError(option.misplacement)
    }
    if let isSigned, wordSize == nil, kind != .keys {
      let option = isSigned ? Option.signed : .unsigned
      throw UsageError(
        UsageReason.needs(option.description.name, Option.word.description.name))
    }
    guard explains else { return }
    guard case .expression = task else {
      throw UsageError(UsageReason.isForOneExpression(Option.explain.description.name))
    }
    if form == .commaSeparated { throw Self.exclusion(.csv, .explain) }
  }

  private static func choice<Choice>(
    _ name: String, of option: Option, _ choice: (String) -> Choice?
  ) throws(UsageError) -> Choice {
    if let choice = choice(name) { return choice }
    let choices = option.description.value?.choices ?? []
    throw UsageError(UsageReason.notOneOf(option.description.name, choices, shown(name)))
  }

  private static func count(
    _ text: String, of option: Option, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let count = Int(text), range.contains(count) else {
      throw UsageError(OptionRefusal.notInRange(option.description.name, range, shown(text)))
    }
    return count
  }

  /// Returns the typed text as an error shows it.
  static func shown(_ text: String) -> String { text.displayable(limit: UsageError.limit) }
}
