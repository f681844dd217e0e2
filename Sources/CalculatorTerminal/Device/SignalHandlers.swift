import CommandLineInterface

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signal handlers of a terminal that is taken over: some give it back before the process ends, others
/// report to the event loop.
struct SignalHandlers {
  /// The signals that end the process.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// The signals of a crash; Swift traps with SIGILL or SIGTRAP.
  private static let crashing = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The signals that the event loop handles.
  private static let waking = [SIGWINCH, SIGTSTP, SIGCONT]

  /// The pipe from which the event loop reads signal numbers.
  let pipe: SignalPipe

  /// The terminal to give back.
  let terminal: BorrowedTerminal

  /// Installs the handlers; nil if input is not a terminal or the system has no descriptors left.
  ///
  /// - Parameter use: What the terminal is needed for.
  init?(for use: TerminalUse) {
    guard
      let terminal = BorrowedTerminal(
        farewell: TerminalModes.leave(for: use), endedBy: Self.ending + Self.crashing)
    else { return nil }
    self.terminal = terminal
    guard let pipe = SignalPipe() else { return nil }
    self.pipe = pipe

    // The handlers have a stack of their own, because the crash may be a stack overflow.
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory.baseAddress
    stack.ss_size = .init(memory.count)
    sigaltstack(&stack, nil)
    for signal in Self.waking { terminal.handle(signal, by: SignalPipe.handler) }
    // A failed write shows that the terminal is gone.
    terminal.handle(SIGPIPE, by: SIG_IGN)
  }

  /// Restores the previous handlers of all signals.
  func uninstall() {
    for signal in Self.ending + Self.crashing + Self.waking + [SIGPIPE] { terminal.release(signal) }
    pipe.close()
  }

  /// Stops the process as if it had no handler, and returns when it is continued.
  func stopUntilContinued() {
    terminal.release(SIGTSTP)
    raise(SIGTSTP)
    terminal.handle(SIGTSTP, by: SignalPipe.handler)
  }
}
