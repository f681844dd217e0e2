import CommandLineInterface

/// What is known of an input while its lines are answered.
struct LineRun<Answerer: Answering> {
  var input: LineInput
  var answerer: Answerer
  var workers: LineWorkers<Answerer>

  /// How it would end if there were no more lines.
  var status = ExitStatus.answered

  /// When answers were shown last, in microseconds.
  var lastShown: Int64 = 0

  /// Whether a line has ended it.
  var isEnded = false

  /// Whether the last line that was answered where lines are read took less time than to wake a thread.
  var isQuick = false

  /// The most lines that are not worth other threads where they are quick.
  var fewCount: Int { 64 }

  /// The first of some lines, as many as other threads can answer.
  func freeLines(of lines: ArraySlice<InputLine>) -> ArraySlice<InputLine> {
    guard workers.count > 1 else { return [] }
    let free = lines.prefix { !answerer.mayDefine($0.line) }
    return free.count < LineWorkers<Answerer>.leastCount ? [] : free
  }

  /// Whether a line ends the input.
  func isEnd(_ line: InputLine) -> Bool {
    guard answerer.canEnd, case .text(let bytes) = line.line,
      let text = String(strictUTF8: bytes)
    else { return false }
    return answerer.isEnd(text)
  }
}
