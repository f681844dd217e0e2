import CommandLineInterface

/// The state of an input while its lines are answered.
struct LineRun<Answerer: Answering> {
  var input: LineInput
  var answerer: Answerer
  var workers: LineWorkers<Answerer>

  /// The exit status if no more lines follow.
  var status = ExitStatus.answered

  /// The time at which answers were last shown, in microseconds.
  var lastShown: Int64 = 0

  /// Whether a line has ended the input.
  var isEnded = false

  /// Whether the last line answered on the reading thread took less time than waking a thread.
  var isQuick = false

  /// The maximum number of lines that are not worth other threads if they are quick.
  var fewCount: Int { 64 }

  /// Returns the first of some lines, as many as other threads can answer.
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
