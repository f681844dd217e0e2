import CalculatorModel
import CommandLineInterface

/// Lines of a pipe or a file.
extension Command {
  /// Answers each line of the input with one line; a refused line does not end the run.
  ///
  /// Lines that define nothing are answered by several threads, and written in their order.
  mutating func answerLines<Answerer: Answering>(
    with answerer: Answerer, from input: LineInput = .pipe, hint: Notice? = nil
  ) throws(SystemError) -> ExitStatus {
    watch.install(atPrompt: nil)
    let workers = LineWorkers<Answerer>(
      count: answerer.canEnd ? 1 : options.jobs ?? WorkerThread.processorCount,
      isWatched: hasTerminalOutput)
    var run = LineRun(input: input, answerer: answerer, workers: workers)
    if let header = answerer.header { try output.writeLine(header) }
    var reader = LineReader(limit: MathExpression.lengthLimit)
    var isEmpty = true
    while let bytes = try input.descriptor.read(limit: 65_536) {
      isEmpty = false
      try answer(reader.lines(in: bytes[...]), of: &run)
      if run.isEnded { return run.status }
      // If more input has to be waited for, show the answers so far.
      if !input.descriptor.hasInput { try writeAnswers(of: &run) }
      try output.flush()
    }
    if let line = reader.lastLine() { try answer([line], of: &run) }
    try writeAnswers(of: &run)
    if isEmpty, let hint { diagnostics.writeLine("\(Self.name): \(told(hint))") }
    return run.status
  }

  private mutating func answer(
    _ lines: [LineReader.Line], of run: inout LineRun<some Answering>
  ) throws(SystemError) {
    var rest = run.input.take(lines)[...]
    while let line = rest.first {
      var free = run.freeLines(of: rest)
      let quickCount = try answerWhileQuick(free, of: &run)
      rest = rest.dropFirst(quickCount)
      free = free.dropFirst(quickCount)
      guard quickCount == 0 || !free.isEmpty else { continue }
      // The copy of the answerer costs as much as many lines.
      if !free.isEmpty, run.workers.add(free, by: run.answerer.inBackground) {
        rest = rest.dropFirst(free.count)
        while run.workers.isFull { try writeNextAnswers(of: &run) }
      } else {
        try writeAnswers(of: &run)
        if run.isEnd(line) {
          run.isEnded = true
          return
        }
        try answer(line, of: &run)
        rest = rest.dropFirst()
      }
    }
  }

  /// Answers some lines on this thread, up to a slow one: a few lines are done before another thread has woken.
  ///
  /// - Returns: The number of lines answered.
  private mutating func answerWhileQuick(
    _ lines: ArraySlice<InputLine>, of run: inout LineRun<some Answering>
  ) throws(SystemError) -> Int {
    guard run.isQuick, !lines.isEmpty, lines.count <= run.fewCount else { return 0 }
    try writeAnswers(of: &run)
    var count = 0
    for line in lines {
      try answer(line, of: &run)
      count += 1
      guard run.isQuick else { break }
    }
    return count
  }

  /// Writes all answers of other threads.
  private mutating func writeAnswers(of run: inout LineRun<some Answering>) throws(SystemError) {
    while !run.workers.isIdle { try writeNextAnswers(of: &run) }
  }

  /// Writes answers of other threads as soon as there are some.
  private mutating func writeNextAnswers(
    of run: inout LineRun<some Answering>
  ) throws(SystemError) {
    if !run.workers.isReady { try output.flush() }
    watch.begin()
    let answers = run.workers.takeAnswers()
    watch.end()
    let isStopped = watch.isStopRequested
    for answers in answers {
      var start = 0
      for remark in answers.remarks {
        try output.writeLines(answers.text[start..<remark.textEnd])
        start = remark.textEnd
        try tell(remark.answer, to: remark.line, of: &run)
      }
      try output.writeLines(answers.text[start...])
      run.answerer.followAnswers(of: answers.answerer)
      if let line = answers.unanswered { try answer(line, of: &run) }
    }
    try showAnswers(of: &run)
    // Ctrl-C came when no line was checking for it any more.
    if isStopped { try endAsStopped() }
  }

  /// Answers a line on this thread.
  private mutating func answer(
    _ line: InputLine, of run: inout LineRun<some Answering>
  ) throws(SystemError) {
    let start = MonotonicClock.microseconds
    defer { run.isQuick = MonotonicClock.microseconds < start + 50 }
    if case .text(let bytes) = line.line,
      try output.writeLine({ run.answerer.answerAtOnce(bytes, to: &$0) })
    {
      if hasTerminalOutput { try output.flush() }
      return
    }
    let answer = run.answerer.answer(to: line.line)
    try output.writeLine(answer.line)
    try tell(answer, to: line, of: &run)
    try showAnswers(of: &run)
  }

  /// Shows the answers so far before the next calculation, which may take long: all of them to a user,
  /// and in a pipe those older than a millisecond.
  private mutating func showAnswers(of run: inout LineRun<some Answering>) throws(SystemError) {
    let time = MonotonicClock.microseconds
    guard hasTerminalOutput || time > run.lastShown + 1_000 else { return }
    run.lastShown = time
    try output.flush()
  }

  /// Reports the failure and the note of an answer.
  private mutating func tell(
    _ answer: Answer, to line: InputLine, of run: inout LineRun<some Answering>
  ) throws(SystemError) {
    if let failure = answer.failure {
      run.status = max(run.status, .noValue)
      if let head = run.input.head(at: failure.place, in: line) {
        diagnostics.writeLine(head + told(failure.reason))
      }
    }
    if let note = answer.note, !run.answerer.explainsItself {
      diagnostics.writeLine((run.input.head(at: nil, in: line) ?? "\(Self.name): ") + told(note))
    }
    if answer.failure?.isStop == true { try endAsStopped() }
  }
}
