#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal at standard input, which gives every key at once while a line is edited and is as it
/// was found at all other times.
struct EditingTerminal {
  private let terminal: BorrowedTerminal

  /// Prepares to take the terminal over; nil when input is none.
  init?() {
    guard let terminal = BorrowedTerminal(endedBy: [SIGTERM, SIGHUP, SIGQUIT]) else { return nil }
    self.terminal = terminal
  }

  /// Has keys arrive one by one, and Ctrl-C and Ctrl-Z as bytes.
  func take() {
    // Output is of lines, as ever.
    terminal.take { $0.c_oflag = $1.c_oflag }
  }

  /// Gives the terminal back.
  func giveBack() {
    terminal.giveBack()
  }

  /// Stops the process as Ctrl-Z does, and returns when it is continued.
  func suspend() {
    giveBack()
    raise(SIGTSTP)
    take()
  }

  /// How many columns the terminal has; 0 where it does not say.
  var columns: Int { Int(terminal.size.columns) }
}
