/// Times a piece of work.
enum Stopwatch {
  /// Returns the nanoseconds that one call takes: the best of several rounds of at least a millisecond.
  ///
  /// The best is used because whatever else the machine does can only make a round longer.
  static func nanoseconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    var repetitions = 1
    var best = Double.infinity
    while true {
      let elapsed = time(clock, repetitions, work)
      if elapsed > 1e6 || repetitions > 1 << 30 {
        best = elapsed / Double(repetitions)
        break
      }
      repetitions *= elapsed > 1e5 ? 2 : 8
    }
    let rounds = best * Double(repetitions) > 5e7 ? 3 : 15
    for _ in 0..<rounds {
      best = min(best, time(clock, repetitions, work) / Double(repetitions))
    }
    return best
  }

  private static func time(
    _ clock: ContinuousClock, _ repetitions: Int, _ work: () -> Void
  ) -> Double {
    let start = clock.now
    for _ in 0..<repetitions { work() }
    let (seconds, attoseconds) = (clock.now - start).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}

/// Keeps the optimizer from dropping a result that is not used.
@inline(never)
func keep<T>(_ value: T) {}
