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
  let wakeInput: Int32

  /// The terminal, which is given back.
  let terminal: BorrowedTerminal

  /// Installs the handlers; nil when input is no terminal or the system has no descriptors left.
  init?() {
    guard
      let terminal = BorrowedTerminal(
        farewell: TerminalModes.leave, endedBy: Self.ending + Self.crashing)
    else { return nil }
    self.terminal = terminal
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wakeInput = ends[0]
    wakeOutput.pointee = ends[1]

    // A stack for handlers, because a crash may be one of the stack.
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory.baseAddress
    stack.ss_size = .init(memory.count)
    sigaltstack(&stack, nil)
    for signal in Self.waking { terminal.handle(signal, by: wakeEventLoop) }
    // A terminal that is gone is seen by the failed write.
    terminal.handle(SIGPIPE, by: SIG_IGN)
  }

  /// Leaves all signals to those who had them before.
  func uninstall() {
    for signal in Self.ending + Self.crashing + Self.waking + [SIGPIPE] { terminal.release(signal) }
    close(wakeInput)
    close(wakeOutput.pointee)
  }

  /// Stops the process as if it had no handler, and returns when it is continued.
  func stopUntilContinued() {
    terminal.release(SIGTSTP)
    raise(SIGTSTP)
    terminal.handle(SIGTSTP, by: wakeEventLoop)
  }
}

/// Where the handlers write the numbers of signals; it never moves.
private nonisolated(unsafe) let wakeOutput = {
  let descriptor = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  descriptor.initialize(to: -1)
  return descriptor
}()

private func wakeEventLoop(_ signal: Int32) {
  let error = errno
  var number = UInt8(truncatingIfNeeded: signal)
  _ = write(wakeOutput.pointee, &number, 1)
  errno = error
}
