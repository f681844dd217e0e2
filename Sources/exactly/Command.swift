import CalculatorModel
import CalculatorPresentation
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

  init(arguments: [String]) throws(UsageError) {
    options = try Options(
      arguments, hasTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
  }

  mutating func run() throws(SystemError) -> Int32 {
    let status: ExitStatus
    switch options.task {
    case .help:
      try output.writeLine(HelpText.help)
      status = .answered
    case .version:
      try output.writeLine(HelpText.version)
      status = .answered
    case .expression(let text):
      status = try answer(text, with: expressions)
    case .keys(let text):
      status = try answer(text, with: keys)
    case .keyLines:
      status = try answerLines(with: keys)
    case .expressionLines:
      status = try answerLines(with: expressions, hint: HelpText.hint)
    case .face:
      return try runFace()
    }
    try output.flush()
    diagnostics.flush()
    return status.rawValue
  }

  private var expressions: ExpressionAnswering {
    ExpressionAnswering(
      format: options.significantDigits.map(AnswerFormat.init(significantDigits:))
        ?? AnswerFormat(),
      isJSON: options.isJSON)
  }

  private var keys: KeysAnswering {
    KeysAnswering(calculator: calculator, isJSON: options.isJSON)
  }

  private var calculator: Calculator {
    Calculator(format: options.mode ?? .basic, order: options.order ?? .precedence)
  }

  private func runFace() throws(SystemError) -> Int32 {
    let viewModel = CalculatorViewModel(calculator: calculator)
    let environment = TerminalEnvironment.current()
    guard environment.supportsFullScreen, !options.isPlain else {
      let face = PlainFace(viewModel: viewModel)
      try face.run()
      return ExitStatus.answered.rawValue
    }
    let face = FullScreenFace(viewModel: viewModel, environment: environment)
    return face.run()
  }

  private mutating func answer(
    _ input: String, with answering: some Answering
  ) throws(SystemError) -> ExitStatus {
    let answer = answering.answer(to: input)
    if let text = answer.text { try output.writeLine(text) }
    if let failure = answer.failure, !answering.explainsItself {
      diagnostics.writeLine(CaretMessage(failure, in: input).text)
    }
    return answer.status
  }

  /// Answers each line of the input with one line; a refused line does not end the run.
  private mutating func answerLines(
    with answering: some Answering, hint: String? = nil
  ) throws(SystemError) -> ExitStatus {
    let input = Descriptor(STDIN_FILENO)
    var reader = LineReader(limit: MathExpression.lengthLimit)
    var status = ExitStatus.answered
    var isEmpty = true
    while let bytes = try input.read(limit: 65_536) {
      isEmpty = false
      for line in reader.lines(in: bytes[...]) {
        status = max(status, try writeAnswer(to: line, with: answering))
      }
      // More input has to be waited for: time to show what there is.
      try output.flush()
    }
    if let line = reader.lastLine() {
      status = max(status, try writeAnswer(to: line, with: answering))
    }
    if isEmpty, let hint { diagnostics.writeLine(hint) }
    return status
  }

  private mutating func writeAnswer(
    to line: LineReader.Line, with answering: some Answering
  ) throws(SystemError) -> ExitStatus {
    let answer = answer(to: line, with: answering)
    try output.writeLine(answer.line)
    return answer.failure == nil ? .answered : .noValue
  }

  private func answer(to line: LineReader.Line, with answering: some Answering) -> Answer {
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
