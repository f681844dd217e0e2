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

  var task = Task.face

  /// The options that were given, in this order.
  private(set) var given: [GivenOption] = []

  /// The only argument, given as an expression, which may be the name of a file.
  private(set) var oneWord: String?

  // The values of options; nil for an option that was not given.
  var precision: AnswerFormat.Precision?
  var angleUnit: AngleUnit?
  var notation: Notation?
  var grouping: DigitGrouping?
  var base: NumberBase?
  var wordSize: WordFormat.Size?
  var order: EvaluationOrder?
  var mode: KeypadMode?

  /// The day that `today` stands for; nil for that of the clock.
  var today: CalendarDate?

  /// The meaning of the marks in numbers; nil if a number with two readings is refused.
  var symbols: NumberSymbols?

  /// The number of threads that answer lines; nil for as many as can run at once.
  var jobs: Int?

  /// The history task that an option requests, and that option.
  private var historyTask: HistoryTask?
  private var historyOption: Option?

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
      let row = option.row
      var value = ""
      if let kind = row.description.value {
        value = try argument.value(orFrom: &rest)
        if !kind.isFile { value = value.withoutBytesOfNames }
      } else {
        try argument.refuseValue()
      }
      let taken = GivenOption(option: option, value: value)
      try row.take(&self, taken)
      try refuseRivals(of: option)
      if option == .help {
        // Help is given whatever else is requested, and wherever the task is named.
        while rest.nextOption() != nil {}
        task = .help(rest.words.first.flatMap(NamedTask.init(rawValue:)))
      }
      switch task {
      case .help, .version, .manual, .completionScript: return
      default: given.append(taken)
      }
    }
    try chooseTask(words: rest.words, hasTerminal: hasTerminal)
    try refuseWhatHasNoEffect()
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { given.contains { $0.option == option } }

  /// Returns the last value given to an option, as it was typed; nil if there is none.
  func value(of option: Option) -> String? { given.last { $0.option == option }?.value }

  var exactForm: ExactFormStyle? { has(.mixed) ? .mixed : has(.exact) ? .fraction : nil }
  var isSigned: Bool? { has(.unsigned) ? false : has(.signed) ? true : nil }
  var form: AnswerForm { has(.json) ? .json : has(.csv) ? .commaSeparated : .text }

  /// Takes a task of the history, unless another option has requested one.
  mutating func take(_ task: HistoryTask, by option: Option) throws(UsageError) {
    if let other = historyOption { throw Self.exclusion(other, option) }
    (historyTask, historyOption) = (task, option)
  }

  /// Returns an action that takes a task of the history.
  static func taking(_ task: HistoryTask) -> OptionRow.Action {
    { (options, given) throws(UsageError) in try options.take(task, by: given.option) }
  }

  private func refuseRivals(of option: Option) throws(UsageError) {
    for other in given.map(\.option) {
      if option.row.rival == other {
        throw other == option
          ? UsageError(UsageReason.givenTwice(option.name))
          : Self.exclusion(other, option)
      }
      if other.row.rival == option { throw Self.exclusion(option, other) }
    }
  }

  /// Chooses the task from the words that are not options, joined so that `exactly 1 + 1` needs no quotes.
  private mutating func chooseTask(
    words names: [String], hasTerminal: Bool
  ) throws(UsageError) {
    let words = names.map(\.withoutBytesOfNames)
    if let keys = value(of: .keys) {
      task =
        keys == "-" && words.isEmpty ? .keyLines : .keys(([keys] + words).joined(separator: " "))
      return
    }
    let rest = words.dropFirst()
    let text = rest.isEmpty ? nil : rest.joined(separator: " ")
    switch words.first.flatMap(NamedTask.init(rawValue:)) {
    case .repl:
      if let text { throw UsageError(UsageReason.sessionWithExpression(Self.shown(text))) }
      task = .session
    case .functions: task = .functions(text)
    case .units: task = .units(text)
    case .sheet:
      task = .sheet(
        try SheetTask(files: names.dropFirst(), options: self, hasTerminal: hasTerminal))
    case .plot:
      task = .plot(
        try PlotTask(words: rest, options: self, hasTerminalOutput: isatty(STDOUT_FILENO) == 1))
    case .help: task = try Self.helpTask(words: rest)
    case .history: task = .history(try historyTask(words: rest))
    case .settings: task = .settings(try SettingsTask(words: rest, isReset: has(.reset)))
    case .rates: task = .rates(try RatesTask(words: rest))
    case nil:
      if let file = value(of: .file) {
        guard words.isEmpty else {
          throw UsageError(UsageReason.noExpressionBeside(Option.file.name))
        }
        task = .file(file)
      } else if !words.isEmpty {
        task = .expression(words.joined(separator: " "))
        oneWord = names.count == 1 ? names.first : nil
      } else {
        task = hasTerminal || has(.plain) ? .face : .expressionLines
      }
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
    UsageError(UsageReason.excluded(first.name, second.name))
  }

  /// The maximum number of threads that can be requested.
  static let jobLimit = 256

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
    for row in given.map(\.option.row) {
      guard let tasks = row.tasks, !tasks.contains(kind) else { continue }
      throw UsageError(row.misplacement)
    }
    if let isSigned, wordSize == nil, kind != .keys {
      let option = isSigned ? Option.signed : .unsigned
      throw UsageError(UsageReason.needs(option.name, Option.word.name))
    }
    guard has(.explain) else { return }
    guard case .expression = task else {
      throw UsageError(UsageReason.isForOneExpression(Option.explain.name))
    }
    if form == .commaSeparated { throw Self.exclusion(.csv, .explain) }
  }

  /// Returns the typed text as an error shows it.
  static func shown(_ text: String) -> String { text.displayable(limit: UsageError.limit) }
}

extension Options {
  /// The word format of expressions; nil for numbers of any size.
  var wordFormat: WordFormat? {
    wordSize.map { WordFormat($0, isSigned: isSigned ?? true) }
  }

  /// The word mode of keys on the programmer keypad.
  var words: WordMode {
    WordMode(
      format: WordFormat(wordSize ?? .bits64, isSigned: isSigned ?? true), base: base ?? .decimal)
  }
}
