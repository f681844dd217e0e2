#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal at standard input and output, which delivers every key at once while it is taken, and is
/// given back in its original state however the process ends.
///
/// There is one per process, because signals belong to the process. A handler may do little: it neither
/// allocates nor waits nor takes locks. All it needs is prepared in memory that never moves.
package struct BorrowedTerminal {
  /// Prepares to take the terminal; nil if the input is not one.
  ///
  /// - Parameters:
  ///   - farewell: The text written to the terminal when it is given back.
  ///   - signals: The signals that end the process. It still ends by them, so that its status is right.
  package init?(farewell: TerminalText = "", endedBy signals: [Int32]) {
    guard tcgetattr(STDIN_FILENO, &memory.pointee.settings) == 0 else { return nil }
    memory.pointee.farewell = UnsafeBufferPointer(.holding(farewell))
    for signal in signals { handle(signal, by: giveBackAndEnd) }
  }

  /// Makes keys arrive one by one; may be repeated.
  ///
  /// - Parameter adjust: Changes the settings, given the usual ones of the terminal.
  package func take(_ adjust: (inout termios, _ usual: termios) -> Void) {
    // Changes by an earlier program are its own; the terminal is given back as it is found here.
    if memory.pointee.isTaken == 0 {
      guard tcgetattr(STDIN_FILENO, &memory.pointee.settings) == 0 else { return }
    }
    memory.pointee.isTaken = 1
    var settings = memory.pointee.settings
    cfmakeraw(&settings)
    adjust(&settings, memory.pointee.settings)
    while tcsetattr(STDIN_FILENO, TCSANOW, &settings) != 0, errno == EINTR {}
  }

  /// Gives the terminal back; may be repeated.
  package func giveBack() {
    giveTerminalBack(patience: -1)
  }

  /// Handles a signal from now on; one that is ignored from the start, as under `nohup`, stays ignored.
  package func handle(_ signal: Int32, by handler: SignalHandler?) {
    let previous = memory.pointee.previous + Int(signal)
    guard sigaction(signal, nil, previous) == 0, !previous.pointee.ignoresSignal else { return }
    var action = sigaction(handler: handler)
    sigfillset(&action.sa_mask)
    action.sa_flags = .init(SA_ONSTACK | SA_RESTART)
    sigaction(signal, &action, nil)
  }

  /// A handler that gives the terminal back and lets the signal do what it did before.
  static let giveBackAndDo: SignalHandler = { giveBackAndEnd($0) }

  /// Restores the previous action of a signal.
  package func release(_ signal: Int32) {
    sigaction(signal, memory.pointee.previous + Int(signal), nil)
  }

  /// The number of columns and rows of the terminal; 0 if it does not say.
  package var size: (columns: UInt16, rows: UInt16) {
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return (size.ws_col, size.ws_row)
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Returns the bytes of a text in a place that never moves, for signal handlers.
  static func holding(_ text: TerminalText) -> UnsafeMutableBufferPointer {
    let bytes = Array(text.text.utf8)
    let buffer = UnsafeMutableBufferPointer.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    return buffer
  }
}

/// The data that the handlers need, in one place that never moves.
private struct BorrowedMemory {
  var isTaken: sig_atomic_t = 0
  var settings = termios()

  /// The text written when the terminal is given back.
  var farewell = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

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
  let memory = UnsafeMutablePointer<BorrowedMemory>.allocate(capacity: 1)
  memory.initialize(to: BorrowedMemory())
  return memory
}()

/// Gives the terminal back in a way that is allowed in a signal handler.
///
/// - Parameter patience: The number of milliseconds that the terminal may keep the farewell waiting; -1 is for ever.
func giveTerminalBack(patience: Int32) {
  guard memory.pointee.isTaken != 0 else { return }
  memory.pointee.isTaken = 0
  HandlerOutput.standard.write(memory.pointee.farewell, patience: patience)
  tcsetattr(STDIN_FILENO, TCSANOW, &memory.pointee.settings)
}

private func giveBackAndEnd(_ signal: Int32) {
  giveTerminalBack(patience: 200)
  // Blocked in its own handler, the signal arrives when this returns and does what it did before.
  sigaction(signal, memory.pointee.previous + Int(signal), nil)
  raise(signal)
}
