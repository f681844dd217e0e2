import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import CommandLineInterface
import Languages
import Quantities

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The command `exactly`.
struct Command: CommandLineProgram {
  static let name = "exactly"

  let options: Options
  var output = OutputWriter(descriptor: STDOUT_FILENO)
  var diagnostics = DiagnosticsWriter()
  let watch = CalculationWatch()

  /// The exchange rates for converting money.
  let exchangeRates: ExchangeRates
  let hasTerminalOutput = isatty(STDOUT_FILENO) == 1

  /// The language of messages on standard error, determined when there is one.
  lazy var languageOfMessages = Self.language(of: STDERR_FILENO)

  init(arguments: [String]) throws(UsageError) {
    options = try Options(
      arguments, hasTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
    exchangeRates =
      try options.value(of: .rates).map { (file) throws(UsageError) in
        try ExchangeRates(file: file)
      } ?? ExchangeRates()
  }

  mutating func run() throws(SystemError) -> Int32 {
    let status: ExitStatus
    switch options.task {
    case .face: return try runFace()
    case .help(let task):
      let language = Self.language(of: STDOUT_FILENO)
      let description = task?.description(in: language) ?? .exactly(in: language)
      status = try tell(HelpScreen(description, in: language).text)
    case .version: status = try tell("\(Self.name) \(ProductVersion.text)")
    case .completionScript(let shell):
      status = try tell(shell.completionScript(for: .exactly(in: .english)))
    case .manual: status = try tell(ManualPage(.exactly(in: .english)).text)
    case .meaning(let name):
      let rows = NameDescription.rows(
        of: name, in: Self.language(of: STDOUT_FILENO), columns: HelpScreen.width)
      status = try tell((rows + (HelpTopic(of: name)?.text ?? [])).joined(separator: "\n"))
    case .functions(let word): status = try answerFunctions(about: word)
    case .units(let word): status = try answerUnits(about: word)
    case .sheet(let task): status = try answer(task)
    case .plot(let task): status = try answer(task)
    case .history(let task): status = try answer(task)
    case .settings(let task): status = try answer(task)
    case .rates(let task): status = try answer(task)
    case .keys(let text): status = try answer(text, with: keys)
    case .keyLines: status = try answerLines(with: keys)
    case .expression(let text):
      if let namedFile {
        status = try answerLines(with: expressions, from: LineInput(file: namedFile))
        break
      }
      if options.has(.explain) {
        let explanation = ExplanationAnswering(
          calculation: ExpressionCalculation(options, exchangeRates: exchangeRates, watch: watch),
          form: options.form,
          language: options.form == .text ? Self.language(of: STDOUT_FILENO) : .english)
        status = try answer(text, with: explanation)
        break
      }
      var expressions = expressions
      expressions.isArgument = true
      status = try answer(text, with: expressions)
    case .file(let path): status = try answerLines(with: expressions, from: LineInput(file: path))
    case .expressionLines: status = try answerLines(with: expressions, hint: .nothingToCalculate)
    case .session:
      if isatty(STDIN_FILENO) == 1 { return try runSession() }
      var expressions = expressions
      expressions.isSession = true
      status = try answerLines(with: expressions)
    }
    try output.flush()
    diagnostics.flush()
    return status.rawValue
  }

  private mutating func tell(_ text: String) throws(SystemError) -> ExitStatus {
    try output.writeLine(text)
    return .answered
  }

  private mutating func answerFunctions(about word: String?) throws(SystemError) -> ExitStatus {
    let language = Self.language(of: STDOUT_FILENO)
    let lines =
      hasTerminalOutput
      ? FunctionList.lines(about: word, in: language, columns: TerminalWindow.current.columns)
      : FunctionList.lines(about: word, in: language)
    guard !lines.isEmpty else {
      let text = SessionMessage.noFunction((word ?? "").displayed)
      diagnostics.writeLine("\(Self.name): \(told(text))")
      return .noValue
    }
    return try tell(lines.joined(separator: "\n"))
  }

  private mutating func answerUnits(about word: String?) throws(SystemError) -> ExitStatus {
    let lines =
      hasTerminalOutput
      ? UnitList.lines(about: word, columns: TerminalWindow.current.columns)
      : UnitList.lines(about: word)
    guard !lines.isEmpty else {
      diagnostics.writeLine("\(Self.name): \(told(SessionMessage.noUnit((word ?? "").displayed)))")
      return .noValue
    }
    return try tell(lines.joined(separator: "\n"))
  }

  private mutating func answer(_ task: HistoryTask) throws(SystemError) -> ExitStatus {
    let answering: HistoryAnswering
    do throws(StorageError) {
      answering = try HistoryAnswering(task)
    } catch {
      return refuse(error)
    }
    if let list = answering.list { try output.writeUnchanged(Array((list + "\n").utf8)) }
    if let text = answering.confirmation?.text(in: Self.language(of: STDOUT_FILENO)) {
      try output.writeLine(text.withoutIsolates)
    }
    for message in answering.messages { diagnostics.writeLine("\(Self.name): \(told(message))") }
    return answering.isDone ? .answered : .unreadable
  }

  private mutating func answer(_ task: SettingsTask) throws(SystemError) -> ExitStatus {
    let answering: SettingsAnswering
    do throws(StorageError) {
      answering = try SettingsAnswering(task)
    } catch {
      return refuse(error)
    }
    for line in answering.lines { try output.writeLine(line) }
    for message in answering.messages { diagnostics.writeLine("\(Self.name): \(told(message))") }
    return .answered
  }

  /// The file named by the argument, if it is not an expression and looks like a file name.
  private var namedFile: String? {
    guard let word = options.oneWord, LineInput.isFileName(word), LineInput.exists(word),
      (try? MathExpression(word)) == nil
    else { return nil }
    return word
  }

  private var expressions: ExpressionAnswering {
    var calculation = ExpressionCalculation(options, exchangeRates: exchangeRates, watch: watch)
    if case .expression = options.task, hasTerminalOutput {
      calculation.worksheet.assumedSymbols = NumberSymbols(
        locale: LocaleEnvironment.current.messages)
    }
    return ExpressionAnswering(
      calculation: calculation, form: options.form, isForHistory: isForHistory,
      marksRounded: hasTerminalOutput)
  }

  private var keys: KeysAnswering {
    KeysAnswering(
      calculator: calculator, form: options.form, isForHistory: isForHistory)
  }

  /// Whether the user gave a calculation as an argument and reads the answer.
  private var isForHistory: Bool {
    switch options.task {
    case .expression: hasTerminalOutput && namedFile == nil
    case .keys: hasTerminalOutput
    default: false
    }
  }

  private var calculator: Calculator {
    var format = (options.mode ?? .basic).format
    format.notation = options.notation ?? .automatic
    if options.grouping == DigitGrouping.none { format.symbols.groupingMark = nil }
    var calculator = Calculator(
      format: format, order: options.order ?? .precedence, words: options.words)
    calculator.setKeypad(options.mode ?? .basic)
    calculator.setReversePolish(options.has(.reversePolish))
    return calculator
  }

  private mutating func answer(
    _ input: String, with answering: some Answering
  ) throws(SystemError) -> ExitStatus {
    var answering = answering
    watch.install(atPrompt: nil)
    let answer = answering.answer(to: input)
    if let header = answering.header { try output.writeLine(header) }
    if let text = answer.text { try output.writeLine(text) }
    if let failure = answer.failure, !answering.explainsItself {
      diagnostics.writeLine(CaretMessage(failure, in: input, language: languageOfMessages).text)
    }
    if let note = answer.note, !answering.explainsItself {
      diagnostics.writeLine("\(Self.name): \(told(note))")
    }
    if answer.failure?.isStop == true { try endAsStopped() }
    if let finished = answer.finished { try keep(finished) }
    return answer.status
  }

  /// Records a calculation after its answer is written; the answer must not fail with the history.
  private mutating func keep(_ calculation: FinishedCalculation) throws(SystemError) {
    try output.flush()
    var recorder = CalculationRecorder()
    if let notice = recorder.record(calculation) {
      diagnostics.writeLine("\(Self.name): \(told(notice))")
    }
  }

  mutating func refuse(_ error: StorageError) -> ExitStatus {
    diagnostics.writeLine("\(Self.name): \(error.reason(in: languageOfMessages).withoutIsolates)")
    return .unreadable
  }

  /// Returns a text as the user reads it on standard error.
  mutating func told(_ text: some Translatable) -> String {
    text.text(in: languageOfMessages).withoutIsolates
  }

  /// Ends the run as stopped by Ctrl-C, after writing the earlier answers.
  mutating func endAsStopped() throws(SystemError) {
    try output.flush()
    diagnostics.flush()
    watch.endProcess()
  }
}

extension Command {
  /// Returns the language for a user who reads a descriptor, from the settings or else the locale;
  /// English if a program reads it.
  ///
  /// Unreadable settings choose no language; they are no reason to withhold help.
  static func language(of descriptor: Int32) -> Language {
    .ofReader(of: descriptor) {
      let settings = try? SettingsFile.ofThisPerson().current().settings
      return settings?.language.flatMap { Language(code: $0) }
    }
  }
}
