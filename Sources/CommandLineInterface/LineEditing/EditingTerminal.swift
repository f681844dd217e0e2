#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal at standard input, which gives every key at once while a line is edited and is as it
/// was found at all other times.
///
/// It is given back when SIGTERM, SIGHUP or SIGQUIT ends the process, too.
struct EditingTerminal {
  private static let ending = [SIGTERM, SIGHUP, SIGQUIT]

  /// Prepares to take the terminal over; nil when input is none.
  init?() {
    guard tcgetattr(STDIN_FILENO, &memory.pointee.settings) == 0 else { return nil }
    for signal in Self.ending {
      let previous = memory.pointee.previous + Int(signal)
      guard sigaction(signal, nil, previous) == 0, !previous.pointee.ignoresSignal else { continue }
      var action = sigaction(handler: giveBackAndEnd)
      sigfillset(&action.sa_mask)
      action.sa_flags = .init(SA_RESTART)
      sigaction(signal, &action, nil)
    }
  }

  /// Has keys arrive one by one, and Ctrl-C and Ctrl-Z as bytes.
  func take() {
    // What a program before left changed is its own; what this finds is what it gives back.
    guard tcgetattr(STDIN_FILENO, &memory.pointee.settings) == 0 else { return }
    var settings = memory.pointee.settings
    cfmakeraw(&settings)
    // Output is of lines, as ever.
    settings.c_oflag = memory.pointee.settings.c_oflag
    memory.pointee.isTaken = 1
    Self.set(&settings)
  }

  /// Gives the terminal back.
  func giveBack() {
    giveTerminalBack()
  }

  /// Stops the process as Ctrl-Z does, and returns when it is continued.
  func suspend() {
    giveBack()
    raise(SIGTSTP)
    take()
  }

  /// How many columns the terminal has; 0 where it does not say.
  var columns: Int {
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return Int(size.ws_col)
  }

  private static func set(_ settings: inout termios) {
    while tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }
}

/// What the handler needs, in one place that never moves.
private struct EditingMemory {
  var isTaken: sig_atomic_t = 0
  var settings = termios()

  /// The actions before ours, by signal number.
  let previous = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
    actions.initialize(repeating: sigaction(), count: 128)
    return actions
  }()
}

/// Initialised before the first handler is installed, and never replaced, so that a handler can read
/// it at any moment.
private nonisolated(unsafe) let memory = {
  let memory = UnsafeMutablePointer<EditingMemory>.allocate(capacity: 1)
  memory.initialize(to: EditingMemory())
  return memory
}()

private func giveTerminalBack() {
  guard memory.pointee.isTaken != 0 else { return }
  memory.pointee.isTaken = 0
  tcsetattr(STDIN_FILENO, TCSADRAIN, &memory.pointee.settings)
}

private func giveBackAndEnd(_ signal: Int32) {
  giveTerminalBack()
  // Blocked in its own handler, the signal arrives when this returns and does what it did before.
  sigaction(signal, memory.pointee.previous + Int(signal), nil)
  raise(signal)
}
