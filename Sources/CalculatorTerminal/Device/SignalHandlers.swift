import CommandLineInterface

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals of a terminal that is taken over: those that give it back before the process ends, and
/// those that the event loop is told of.
struct SignalHandlers {
  /// Those that end the process.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Those of a process that went wrong; Swift traps with SIGILL or SIGTRAP.
  private static let crashing = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Those that the event loop handles.
  private static let waking = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Where the event loop reads the numbers of signals.
  let pipe: SignalPipe

  /// The terminal, which is given back.
  let terminal: BorrowedTerminal

  /// Installs the handlers; nil when input is no terminal or the system has no descriptors left.
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

    // A stack for handlers, because a crash may be one of the stack.
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory.baseAddress
    stack.ss_size = .init(memory.count)
    sigaltstack(&stack, nil)
    for signal in Self.waking { terminal.handle(signal, by: SignalPipe.handler) }
    // A terminal that is gone is seen by the failed write.
    terminal.handle(SIGPIPE, by: SIG_IGN)
  }

  /// Leaves all signals to those who had them before.
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
