import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Watches over calculations: Ctrl-C (SIGINT) stops the running one, and one that takes over a second
/// says so on standard error.
///
/// ```swift
/// let watch = CalculationWatch()
/// watch.install(atPrompt: nil)
/// watch.begin()
/// let budget = Budget(shouldStop: { watch.isStopRequested })
/// …
/// watch.end()
/// ```
///
/// There is one per process, because signals belong to the process. If a calculation does not end within
/// a second of being asked to, another Ctrl-C ends it together with the process.
package struct CalculationWatch: Sendable {
  /// Creates a watch that watches nothing yet.
  package init() {}

  /// Handles signals from now on; those that are ignored, as under `nohup`, stay ignored.
  ///
  /// - Parameters:
  ///   - prompt: The prompt that Ctrl-C starts anew when nothing is being calculated; with nil it ends
  ///     the process instead.
  ///   - language: The language of the message about a long calculation.
  package func install(atPrompt prompt: String?, in language: Language = .english) {
    if let prompt {
      memory.pointee.prompt = UnsafeBufferPointer(.holding("\n\(prompt)"))
    }
    if language != .english {
      memory.pointee.show(ProgressText.calculating.text(in: language).withoutIsolates)
    }
    guard sigaction(SIGINT, nil, &memory.pointee.previous) == 0,
      !memory.pointee.previous.ignoresSignal
    else { return }
    install(interrupt, for: SIGINT, masking: SIGALRM)
    guard isatty(STDERR_FILENO) == 1 else { return }
    install(tick, for: SIGALRM)
    memory.pointee.showsProgress = 1
  }

  /// Installs a handler; only the given signal is masked, so one that ends the process does so even in a handler.
  private func install(
    _ handler: SignalHandler?, for signal: Int32, masking masked: Int32? = nil
  ) {
    var action = sigaction(handler: handler)
    sigemptyset(&action.sa_mask)
    if let masked { sigaddset(&action.sa_mask, masked) }
    action.sa_flags = .init(SA_RESTART)
    sigaction(signal, &action, nil)
  }

  /// Marks the start of a calculation.
  package func begin() {
    // Other threads read it while they calculate ahead: only what has to change is written.
    if memory.pointee.isStopRequested != 0 { memory.pointee.isStopRequested = 0 }
    memory.pointee.isRunning = 1
    guard memory.pointee.showsProgress != 0 else { return }
    clock_gettime(CLOCK_MONOTONIC, &memory.pointee.start)
    // One alarm serves many short calculations.
    guard memory.pointee.isAlarmSet == 0 else { return }
    memory.pointee.isAlarmSet = 1
    alarm(1)
  }

  /// Marks the end of the calculation, and erases what is shown of its progress.
  package func end() {
    memory.pointee.isRunning = 0
    // The answer will also wait for a terminal whose output is held; without an answer, nothing waits.
    eraseProgress(patience: isStopRequested ? 0 : -1)
  }

  /// Whether Ctrl-C was pressed since the calculation began.
  package var isStopRequested: Bool { memory.pointee.isStopRequested != 0 }

  /// Ends the process as SIGINT would have, so that the shell sees it and stops its script.
  package func endProcess() -> Never {
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
    exit(128 + SIGINT)
  }
}

/// The data that the handlers need, in one place that never moves.
private struct WatchMemory {
  var isRunning: sig_atomic_t = 0
  var isStopRequested: sig_atomic_t = 0
  var isAlarmSet: sig_atomic_t = 0
  var isProgressShown: sig_atomic_t = 0
  var showsProgress: sig_atomic_t = 0
  var start = timespec()
  var stopRequest = timespec()
  var previous = sigaction()
  var prompt: UnsafeBufferPointer<UInt8>?

  /// The message; the number of seconds goes into its gap.
  var progress = UnsafeMutableBufferPointer.holding("\rcalculating (Ctrl-C stops)      s")

  /// The number of bytes after the number of seconds.
  static let unitWidth = 2

  /// The maximum number of digits that there is room for.
  static let secondsWidth = 4

  /// Spaces over the message and the echo of Ctrl-C, between two carriage returns: a simple terminal
  /// might not know other control codes.
  var erasure = UnsafeMutableBufferPointer.holding(
    "\r\(String(repeating: " ", count: 38))\r")

  /// Sets another message for a long calculation; only before the first handler is installed.
  mutating func show(_ text: String) {
    progress.deallocate()
    erasure.deallocate()
    let gap = String(repeating: " ", count: Self.secondsWidth + Self.unitWidth)
    progress = .holding("\r\(text)\(gap)s")
    erasure = .holding("\r\(String(repeating: " ", count: text.textColumns + 12))\r")
  }
}

/// Initialised before the first handler is installed, and never replaced, so that a handler can read
/// it at any moment.
private nonisolated(unsafe) let memory = {
  let memory = UnsafeMutablePointer<WatchMemory>.allocate(capacity: 1)
  memory.initialize(to: WatchMemory())
  return memory
}()

private func interrupt(_ signal: Int32) {
  let error = errno
  if memory.pointee.isRunning == 0 {
    if let prompt = memory.pointee.prompt {
      HandlerOutput.standard.writeIfReady(prompt)
    } else {
      interruptAsBefore()
    }
  } else if memory.pointee.isStopRequested == 0 {
    memory.pointee.isStopRequested = 1
    clock_gettime(CLOCK_MONOTONIC, &memory.pointee.stopRequest)
  } else if secondsSince(memory.pointee.stopRequest) > 0 {
    interruptAsBefore()
  }
  errno = error
}

/// Does what the signal did before it was handled here.
private func interruptAsBefore() {
  eraseProgress(patience: 0)
  giveTerminalBack(patience: 200)
  sigaction(SIGINT, &memory.pointee.previous, nil)
  // Blocked in its own handler, the signal arrives when that returns.
  raise(SIGINT)
}

/// Returns the whole seconds that have passed.
private func secondsSince(_ start: timespec) -> Int {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Int(now.tv_sec - start.tv_sec) - (now.tv_nsec < start.tv_nsec ? 1 : 0)
}

private func tick(_ signal: Int32) {
  let error = errno
  memory.pointee.isAlarmSet = 0
  if memory.pointee.isRunning != 0 {
    showProgress()
    memory.pointee.isAlarmSet = 1
    alarm(1)
  }
  errno = error
}

private func showProgress() {
  var seconds = secondsSince(memory.pointee.start)
  guard seconds > 0 else { return }
  let secondsEnd = memory.pointee.progress.count - WatchMemory.unitWidth
  for place in 1...WatchMemory.secondsWidth {
    let digit = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: seconds % 10)
    memory.pointee.progress[secondsEnd - place] =
      seconds > 0 ? digit : UInt8(ascii: " ")
    seconds /= 10
  }
  memory.pointee.isProgressShown = 1
  HandlerOutput.error.writeIfReady(UnsafeBufferPointer(memory.pointee.progress))
}

/// Erases the progress shown, if that is taken within the given number of milliseconds; -1 waits for ever.
private func eraseProgress(patience: Int32) {
  guard memory.pointee.isProgressShown != 0 else { return }
  memory.pointee.isProgressShown = 0
  HandlerOutput.error.write(UnsafeBufferPointer(memory.pointee.erasure), patience: patience)
}
