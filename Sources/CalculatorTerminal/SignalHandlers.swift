import CommandLineInterface

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signal handlers that give the terminal back before the process ends, and that tell the event
/// loop of the others.
///
/// What a handler may do is little: it neither allocates nor waits nor takes locks. All it needs is
/// prepared in memory that never moves: ``SignalMemory``.
struct SignalHandlers {
  /// Those that end the process; it ends by the same signal, so that its status is right.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Those of a process that went wrong; Swift traps with SIGILL or SIGTRAP.
  private static let crashing = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Those that the event loop handles.
  private static let waking = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Where the event loop reads the numbers of signals.
  let wakeInput: Int32

  /// The terminal's settings before it was taken over.
  let settings: termios

  /// Installs the handlers; nil when the system has no descriptors left.
  init?(input: Int32, output: Int32, settings: termios) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wakeInput = ends[0]
    self.settings = settings
    memory.pointee.input = input
    memory.pointee.output = output
    memory.pointee.settings = settings
    memory.pointee.wakeOutput = ends[1]

    var stack = stack_t()
    stack.ss_sp = memory.pointee.stack.baseAddress
    stack.ss_size = .init(memory.pointee.stack.count)
    sigaltstack(&stack, nil)
    for signal in Self.ending + Self.crashing { install(giveBackAndEnd, for: signal) }
    for signal in Self.waking { install(wakeEventLoop, for: signal) }
    // A terminal that is gone is seen by the failed write.
    install(SIG_IGN, for: SIGPIPE)
  }

  /// Whether there is something to give back.
  var isTerminalTaken: Bool {
    get { memory.pointee.isTaken != 0 }
    nonmutating set { memory.pointee.isTaken = newValue ? 1 : 0 }
  }

  /// Gives the terminal back.
  func giveBack() {
    giveTerminalBack()
  }

  /// Leaves all signals to those who had them before.
  func uninstall() {
    for signal in Self.ending + Self.crashing + Self.waking + [SIGPIPE] {
      sigaction(signal, memory.pointee.previous + Int(signal), nil)
    }
    close(wakeInput)
    close(memory.pointee.wakeOutput)
  }

  /// Stops the process as if it had no handler, and returns when it is continued.
  func stopUntilContinued() {
    sigaction(SIGTSTP, memory.pointee.previous + Int(SIGTSTP), nil)
    raise(SIGTSTP)
    install(wakeEventLoop, for: SIGTSTP)
  }

  private func install(_ handler: SignalHandler?, for signal: Int32) {
    let previous = memory.pointee.previous + Int(signal)
    guard sigaction(signal, nil, previous) == 0 else { return }
    // What is ignored from the start, as under nohup, stays ignored.
    if signal != SIGPIPE, previous.pointee.ignoresSignal { return }
    var action = sigaction(handler: handler)
    sigfillset(&action.sa_mask)
    action.sa_flags = SA_ONSTACK | SA_RESTART
    sigaction(signal, &action, nil)
  }
}

/// What the handlers need, in one place that never moves.
private struct SignalMemory {
  var isTaken: sig_atomic_t = 0
  var input: Int32 = -1
  var output: Int32 = -1
  var wakeOutput: Int32 = -1
  var settings = termios()

  /// ``TerminalModes/leave``, ready to be written.
  let leave: UnsafeMutableBufferPointer<UInt8> = {
    let bytes = Array(TerminalModes.leave.utf8)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    return buffer
  }()

  /// The actions before ours, by signal number.
  let previous = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
    actions.initialize(repeating: sigaction(), count: 128)
    return actions
  }()

  /// A stack for handlers, because a crash may be one of the stack.
  let stack = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
}

/// Initialised before the first handler is installed, and never replaced, so that a handler can read
/// it at any moment.
private nonisolated(unsafe) let memory = {
  let memory = UnsafeMutablePointer<SignalMemory>.allocate(capacity: 1)
  memory.initialize(to: SignalMemory())
  return memory
}()

private func giveTerminalBack() {
  guard memory.pointee.isTaken != 0 else { return }
  memory.pointee.isTaken = 0
  var written = 0
  while written < memory.pointee.leave.count {
    let count = write(
      memory.pointee.output, memory.pointee.leave.baseAddress.map { $0 + written },
      memory.pointee.leave.count - written)
    if count > 0 {
      written += count
    } else if errno != EINTR {
      break
    }
  }
  tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.settings)
}

private func giveBackAndEnd(_ signal: Int32) {
  giveTerminalBack()
  // Blocked in its own handler, the signal arrives when this returns and does what it did before.
  sigaction(signal, memory.pointee.previous + Int(signal), nil)
  raise(signal)
}

private func wakeEventLoop(_ signal: Int32) {
  let error = errno
  var number = UInt8(truncatingIfNeeded: signal)
  _ = write(memory.pointee.wakeOutput, &number, 1)
  errno = error
}
