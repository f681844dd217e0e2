import CommandLineInterface

/// Threads that answer lines that do not depend on each other.
///
/// The first thread reads lines, hands runs of them to ``add(_:by:)``, and writes the answers from
/// ``takeAnswers()``, which are in the order of the input. No more is kept than some runs of lines and a
/// MiB of answers for each, or one answer if it is longer.
struct LineWorkers<Answerer: Answering> {
  /// The maximum number of lines in a run: enough that handing it over costs little even if they are easy.
  private static var runLimit: Int { 256 }

  /// The minimum number of lines worth handing to other threads.
  static var leastCount: Int { 4 }

  /// The maximum number of threads; with one, lines are answered where they are read.
  private(set) var count: Int

  /// Whether a user sees each answer before the next line that takes time begins.
  let isWatched: Bool

  private let work = Monitor(LineWork<Answerer>())
  private var startedCount = 0

  init(count: Int, isWatched: Bool) {
    self.count = count
    self.isWatched = isWatched
  }

  /// Whether answers should be written before more lines are read.
  var isFull: Bool { work.look { $0.count } > 2 * count }

  /// Whether all answers were taken.
  var isIdle: Bool { work.look { $0.count } == 0 }

  /// Hands over lines that define nothing.
  ///
  /// - Returns: Whether they were taken; they are not if the system has no room for a thread.
  mutating func add(_ lines: ArraySlice<InputLine>, by answerer: Answerer) -> Bool {
    guard !lines.isEmpty else { return false }
    while startedCount < min(count, lines.count) {
      let (work, isWatched) = (work, isWatched)
      guard WorkerThread.start({ Self.answerRuns(of: work, isWatched: isWatched) }) else { break }
      startedCount += 1
    }
    guard startedCount > 0 else {
      count = 1
      return false
    }
    // Several runs for each thread, so that the threads finish at about the same time.
    let length = max(1, min(Self.runLimit, lines.count / (4 * startedCount)))
    // All at once: each change wakes threads.
    work.change { work in
      var rest = lines
      while !rest.isEmpty {
        work.append(rest.prefix(length), by: answerer)
        rest = rest.dropFirst(length)
      }
    }
    return true
  }

  /// Whether the next answers are available without waiting.
  var isReady: Bool { work.look { $0.isReady } }

  /// Waits for answers to the first lines that were not taken yet.
  func takeAnswers() -> [AnsweredLines<Answerer>] {
    work.change(when: { $0.isReady }, { $0.takeAnswers() })
  }

  /// Answers runs until the process ends.
  ///
  /// The monitor is queried with closures: key paths of a generic type are built anew each time.
  private static func answerRuns(of work: Monitor<LineWork<Answerer>>, isWatched: Bool) {
    while true {
      guard let run = work.change(when: { $0.hasUntaken }, { $0.take() }) else { continue }
      var answers = AnsweredLines(by: run.answerer)
      var start = MonotonicClock.microseconds
      for line in run.lines {
        let isAtOnce = answers.answerAtOnce(line)
        if !isAtOnce { answers.answer(line) }
        guard
          isWatched
            || !isAtOnce && (answers.isLarge || MonotonicClock.microseconds > start + patience)
            || answers.unanswered != nil
        else { continue }
        work.change(
          when: { $0.hasRoom(in: run.number) }, { $0.add(answers, to: run.number, isLast: false) })
        answers = AnsweredLines(by: answers.answerer)
        start = MonotonicClock.microseconds
      }
      work.change { $0.add(answers, to: run.number, isLast: true) }
    }
  }

  /// The time in microseconds after which answers are handed over before others follow.
  private static var patience: Int64 { 10_000 }
}
