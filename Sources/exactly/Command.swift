import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import CalculatorTerminal
import CommandLineInterface

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

  private let options: Options
  private var output = OutputWriter(descriptor: STDOUT_FILENO)
  private var diagnostics = DiagnosticsWriter()
  private let watch = CalculationWatch()
  private let hasTerminalOutput = isatty(STDOUT_FILENO) == 1

  init(arguments: [String]) throws(UsageError) {
    options = try Options(
      arguments, hasTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
  }

  mutating func run() throws(SystemError) -> Int32 {
    let status: ExitStatus
    switch options.task {
    case .face: return try runFace()
    case .help(let task):
      status = try tell(HelpScreen(task?.description ?? .exactly).text)
    case .version: status = try tell("\(Self.name) \(ProductVersion.text)")
    case .completionScript(let shell): status = try tell(shell.completionScript(for: .exactly))
    case .manual: status = try tell(ManualPage(.exactly).text)
    case .functions: status = try tell(FunctionList.lines.joined(separator: "\n"))
    case .history(let task): status = try answer(task)
    case .settings(let task): status = try answer(task)
    case .keys(let text): status = try answer(text, with: keys)
    case .keyLines: status = try answerLines(with: keys)
    case .expression(let text):
      if namesFile(text) {
        status = try answerLines(with: expressions, from: LineInput(file: text))
        break
      }
      if options.explains {
        let explanation = ExplanationAnswering(
          calculation: ExpressionCalculation(options, watch: watch), form: options.form)
        status = try answer(text, with: explanation)
        break
      }
      var expressions = expressions
      expressions.isArgument = true
      status = try answer(text, with: expressions)
    case .file(let path): status = try answerLines(with: expressions, from: LineInput(file: path))
    case .expressionLines: status = try answerLines(with: expressions, hint: Hint.emptyInput)
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

  private mutating func answer(_ task: HistoryTask) throws(SystemError) -> ExitStatus {
    let answering: HistoryAnswering
    do throws(StorageError) {
      answering = try HistoryAnswering(task)
    } catch {
      return refuse(error)
    }
    if let text = answering.output { try output.writeLine(text) }
    for message in answering.messages { diagnostics.writeLine("\(Self.name): \(message)") }
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
    for message in answering.messages { diagnostics.writeLine("\(Self.name): \(message)") }
    return .answered
  }

  /// Whether an argument names a file: it is no expression, and has the form of a file's name.
  private func namesFile(_ text: String) -> Bool {
    options.isOneWord && LineInput.isFileName(text) && LineInput.exists(text)
      && (try? MathExpression(text)) == nil
  }

  private var expressions: ExpressionAnswering {
    ExpressionAnswering(
      calculation: ExpressionCalculation(options, watch: watch), form: options.form,
      isForHistory: isForHistory)
  }

  private var keys: KeysAnswering {
    KeysAnswering(
      calculator: calculator, form: options.form, isForHistory: isForHistory)
  }

  /// Whether a person has given a calculation as an argument and reads the answer.
  private var isForHistory: Bool {
    switch options.task {
    case .expression(let text): hasTerminalOutput && !namesFile(text)
    case .keys: hasTerminalOutput
    default: false
    }
  }

  private var calculator: Calculator {
    var format = (options.mode ?? .basic).format
    format.notation = options.notation ?? .automatic
    if options.grouping == DigitGrouping.none { format.symbols.groupingMark = nil }
    return Calculator(format: format, order: options.order ?? .precedence)
  }

  private mutating func runFace() throws(SystemError) -> Int32 {
    let (history, settings, session) = storages
    let viewModel = CalculatorViewModel(
      historyStorage: history, settingsStorage: settings, sessionStorage: session,
      mode: options.mode ?? .basic, order: options.order, locale: Self.locale,
      clock: { Int64(time(nil)) }, random: { .random(in: .min ... .max) },
      stopwatch: Self.microseconds)
    if !options.isNew { viewModel.continueSession() }
    let environment = TerminalEnvironment.current()
    guard environment.supportsFullScreen, !options.isPlain else {
      if let mode = options.mode ?? viewModel.chosenKeypad { viewModel.turn(to: mode) }
      let face = PlainFace(viewModel: viewModel)
      try face.run()
      tellWhatIsLost(of: viewModel)
      return ExitStatus.answered.rawValue
    }
    let face = FullScreenFace(viewModel: viewModel, keypad: options.mode, environment: environment)
    let status = face.run()
    tellWhatIsLost(of: viewModel)
    return status
  }

  /// Tries for the last time to keep what could not be kept, and says so where it cannot.
  private mutating func tellWhatIsLost(of viewModel: CalculatorViewModel) {
    do throws(StorageError) {
      try viewModel.closeSession()
    } catch {
      tell(.sentence(.sessionNotKept(StorageReason(error))), of: viewModel)
    }
    if viewModel.history.unsavedCount > 0 { viewModel.history.reload() }
    if viewModel.history.unsavedCount > 0, let problem = viewModel.history.problem {
      tell(problem.message, of: viewModel)
    }
    diagnostics.flush()
  }

  private mutating func tell(_ message: Message, of viewModel: CalculatorViewModel) {
    diagnostics.writeLine("\(Self.name): \(viewModel.catalogue.text(message))")
  }

  /// Microseconds on a clock that only goes on.
  private static func microseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }

  /// Where the history, the settings and the session are kept; where the system does not tell, nowhere.
  ///
  /// What comes out of a pipe is calculated for a program, and forgotten with it.
  private var storages: (any HistoryStorage, any SettingsStorage, (any SessionStorage)?) {
    do throws(StorageError) {
      let settings = try SettingsFile.ofThisPerson()
      guard isatty(STDIN_FILENO) == 1 else {
        return (InMemoryHistory(), ForgetfulSettings(of: settings), nil)
      }
      return (try HistoryFiles.ofThisPerson(), settings, try SessionFiles.ofThisPerson())
    } catch {
      let storage = UnavailableStorage(error)
      return (storage, storage, storage)
    }
  }

  /// The locale of texts and numbers.
  private static var locale: String { LocaleEnvironment.current.messages }

  private mutating func runSession() throws(SystemError) -> Int32 {
    let session = Session(
      calculation: ExpressionCalculation(options, watch: watch), watch: watch)
    if let message = try session.run(isPlain: options.isPlain) {
      diagnostics.writeLine("\(Self.name): \(message)")
      diagnostics.flush()
    }
    return ExitStatus.answered.rawValue
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
      diagnostics.writeLine(CaretMessage(failure, in: input).text)
    }
    if let note = answer.note, !answering.explainsItself {
      diagnostics.writeLine("\(Self.name): \(note)")
    }
    try endIfStopped(answer)
    if let finished = answer.finished { try keep(finished) }
    return answer.status
  }

  /// Keeps a calculation after its answer was given; that is not to fail with the history.
  private mutating func keep(_ calculation: FinishedCalculation) throws(SystemError) {
    try output.flush()
    var recorder = CalculationRecorder()
    if let message = recorder.record(calculation) {
      diagnostics.writeLine("\(Self.name): \(message)")
    }
  }

  private mutating func refuse(_ error: StorageError) -> ExitStatus {
    diagnostics.writeLine("\(Self.name): \(error.reason)")
    return .unreadable
  }

  /// Ends the run where Ctrl-C did, after what was answered before.
  private mutating func endIfStopped(_ answer: Answer) throws(SystemError) {
    guard answer.failure?.isStop == true else { return }
    try output.flush()
    diagnostics.flush()
    watch.endProcess()
  }

  /// Answers each line of the input with one line; a refused line does not end the run.
  private mutating func answerLines(
    with answering: some Answering, from input: LineInput = .pipe, hint: String? = nil
  ) throws(SystemError) -> ExitStatus {
    var answering = answering
    watch.install(atPrompt: nil)
    var input = input
    if let header = answering.header { try output.writeLine(header) }
    var reader = LineReader(limit: MathExpression.lengthLimit)
    var status = ExitStatus.answered
    var isEmpty = true
    while let bytes = try input.descriptor.read(limit: 65_536) {
      isEmpty = false
      for line in reader.lines(in: bytes[...]) {
        if Self.isEnd(line, for: answering) { return status }
        status = max(status, try writeAnswer(to: line, of: &input, with: &answering))
      }
      // More input has to be waited for: time to show what there is.
      try output.flush()
    }
    if let line = reader.lastLine(), !Self.isEnd(line, for: answering) {
      status = max(status, try writeAnswer(to: line, of: &input, with: &answering))
    }
    if isEmpty, let hint { diagnostics.writeLine(hint) }
    return status
  }

  private static func isEnd(_ line: LineReader.Line, for answering: some Answering) -> Bool {
    guard case .text(let bytes) = line, let text = String(strictUTF8: bytes) else { return false }
    return answering.isEnd(text)
  }

  private mutating func writeAnswer(
    to line: LineReader.Line, of input: inout LineInput, with answering: inout some Answering
  ) throws(SystemError) -> ExitStatus {
    let line = input.take(line)
    let answer = answer(to: line, with: &answering)
    try output.writeLine(answer.line)
    if let failure = answer.failure, let head = input.head(at: failure.place, in: line) {
      diagnostics.writeLine(head + failure.reason)
    }
    if let note = answer.note, !answering.explainsItself {
      diagnostics.writeLine((input.head(at: nil, in: line) ?? "\(Self.name): ") + note)
    }
    // A person who looks on sees each answer before the next calculation begins.
    if hasTerminalOutput { try output.flush() }
    try endIfStopped(answer)
    return answer.failure == nil ? .answered : .noValue
  }

  private func answer(
    to line: LineReader.Line, with answering: inout some Answering
  ) -> Answer {
    switch line {
    case .tooLong:
      return answering.refusal(
        of: "",
        Answer.Failure(
          reason: "longer than \(MathExpression.lengthLimit) bytes", place: nil, isOfInput: true))
    case .text(let bytes):
      guard let text = String(strictUTF8: bytes) else {
        return answering.refusal(
          of: String(decoding: bytes, as: UTF8.self),
          Answer.Failure(reason: "not UTF-8 text", place: nil, isOfInput: true))
      }
      return answering.answer(to: text)
    }
  }
}
