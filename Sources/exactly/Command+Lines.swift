import CalculatorModel
import CommandLineInterface

/// Lines of a pipe or a file.
extension Command {
  /// Answers each line of the input with one line; a refused line does not end the run.
  mutating func answerLines(
    with answering: some Answering, from input: LineInput = .pipe, hint: Notice? = nil
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
    if isEmpty, let hint { diagnostics.writeLine("\(Self.name): \(told(hint))") }
    return status
  }

  private static func isEnd(_ line: LineReader.Line, for answering: some Answering) -> Bool {
    guard answering.canEnd, case .text(let bytes) = line, let text = String(strictUTF8: bytes)
    else { return false }
    return answering.isEnd(text)
  }

  private mutating func writeAnswer(
    to line: LineReader.Line, of input: inout LineInput, with answering: inout some Answering
  ) throws(SystemError) -> ExitStatus {
    let line = input.take(line)
    if case .text(let bytes) = line,
      try output.writeLine({ answering.answerAtOnce(bytes, to: &$0) })
    {
      if hasTerminalOutput { try output.flush() }
      return .answered
    }
    let answer = answer(to: line, with: &answering)
    try output.writeLine(answer.line)
    if let failure = answer.failure, let head = input.head(at: failure.place, in: line) {
      diagnostics.writeLine(head + told(failure.reason))
    }
    if let note = answer.note, !answering.explainsItself {
      diagnostics.writeLine((input.head(at: nil, in: line) ?? "\(Self.name): ") + told(note))
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
          reason: .tooLong(limit: MathExpression.lengthLimit), place: nil, isOfInput: true))
    case .text(let bytes):
      guard let text = String(strictUTF8: bytes) else {
        return answering.refusal(
          of: String(decoding: bytes, as: UTF8.self),
          Answer.Failure(reason: .notUTF8, place: nil, isOfInput: true))
      }
      return answering.answer(to: text)
    }
  }
}
