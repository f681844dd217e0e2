/// Runs of lines in the order of the input: some yet to be answered, some answered and yet to be written.
///
/// Each run has a number; the runs before the first one here have been written. The threads of
/// ``LineWorkers`` share this work.
struct LineWork<Answerer: Answering>: Sendable {
  private struct Run: Sendable {
    /// The lines; nil as soon as a thread has taken them.
    var lines: ArraySlice<InputLine>?

    let answerer: Answerer

    /// The answers not yet written, and their size in bytes.
    var answers: [AnsweredLines<Answerer>] = []
    var size = 0

    var isComplete = false
  }

  /// The maximum size in bytes of the answers of a run that wait for earlier runs.
  private static var sizeLimit: Int { 1 << 20 }

  private var runs: [Run] = []

  /// The number of the first run here.
  private var firstNumber = 0

  /// The number of runs not written yet.
  var count: Int { runs.count }

  mutating func append(_ lines: ArraySlice<InputLine>, by answerer: Answerer) {
    runs.append(Run(lines: lines, answerer: answerer))
  }

  /// Whether there is a run that no thread has taken.
  var hasUntaken: Bool { runs.contains { $0.lines != nil } }

  /// Takes the first run that no thread has taken.
  mutating func take() -> (number: Int, lines: ArraySlice<InputLine>, answerer: Answerer)? {
    guard let place = runs.firstIndex(where: { $0.lines != nil }), let lines = runs[place].lines
    else { return nil }
    runs[place].lines = nil
    return (firstNumber + place, lines, runs[place].answerer)
  }

  /// Whether there is room for more answers of a run.
  func hasRoom(in number: Int) -> Bool {
    number == firstNumber || runs[number - firstNumber].size < Self.sizeLimit
  }

  /// Adds answers of a run.
  mutating func add(_ answers: AnsweredLines<Answerer>, to number: Int, isLast: Bool) {
    let place = number - firstNumber
    runs[place].size += answers.size
    runs[place].answers.append(answers)
    runs[place].isComplete = isLast
  }

  /// Whether there is something to write.
  var isReady: Bool { runs.first.map { $0.isComplete || !$0.answers.isEmpty } ?? true }

  /// Takes the answers to write next.
  mutating func takeAnswers() -> [AnsweredLines<Answerer>] {
    guard let first = runs.first else { return [] }
    if first.isComplete {
      runs.removeFirst()
      firstNumber += 1
    } else {
      runs[0].answers = []
      runs[0].size = 0
    }
    return first.answers
  }
}
