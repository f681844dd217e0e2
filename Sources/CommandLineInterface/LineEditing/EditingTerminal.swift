#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal at standard input, which delivers every key at once while a line is edited, and is in its
/// original state at all other times.
struct EditingTerminal {
  /// The sequence that makes the terminal mark pasted text; terminals that cannot do so ignore it.
  private static let pasteMarks: TerminalText = "\u{1B}[?2004h"

  /// The sequence that ends this marking, and erases everything below the cursor.
  private static let farewell: TerminalText = "\u{1B}[?2004l\(LineDrawing.erasure)"

  private let terminal: BorrowedTerminal
  private let signals: SignalPipe
  private let input = Descriptor(STDIN_FILENO)
  private let output = Descriptor(STDOUT_FILENO)

  /// Prepares to take over the terminal; nil if the input is not one.
  init?() {
    guard
      let terminal = BorrowedTerminal(
        farewell: Self.farewell, endedBy: [SIGTERM, SIGHUP, SIGQUIT]),
      let signals = SignalPipe()
    else { return nil }
    self.terminal = terminal
    self.signals = signals
    terminal.handle(SIGWINCH, by: SignalPipe.handler)
    // Its previous action is known from here on.
    terminal.handle(SIGTSTP, by: BorrowedTerminal.giveBackAndDo)
    terminal.release(SIGTSTP)
  }

  /// Makes keys arrive one by one, and Ctrl-C and Ctrl-Z as bytes.
  func take() throws(SystemError) {
    terminal.release(SIGTSTP)
    // Output is still in lines, as usual.
    terminal.take { $0.c_oflag = $1.c_oflag }
    try write(Self.pasteMarks)
  }

  /// Leaves incoming keys unread and unseen until the terminal is taken again.
  ///
  /// Text typed while a line is answered appears in the next one. Meanwhile, Ctrl-C and Ctrl-Z are signals.
  func rest() {
    terminal.take { settings, usual in
      settings.c_oflag = usual.c_oflag
      settings.c_lflag |= tcflag_t(ISIG)
    }
    terminal.handle(SIGTSTP, by: BorrowedTerminal.giveBackAndDo)
  }

  /// Gives the terminal back.
  func giveBack() {
    terminal.giveBack()
  }

  /// Stops the process as Ctrl-Z does, and returns when it is continued.
  func suspend() throws(SystemError) {
    giveBack()
    raise(SIGTSTP)
    try take()
  }

  /// Writes a text.
  func write(_ text: TerminalText) throws(SystemError) {
    try output.write(text)
  }

  /// The result of waiting.
  enum Arrival: Hashable {
    case bytes([UInt8])
    /// The size of the window has changed.
    case resize
    /// Nothing arrived in time.
    case nothing
    case endOfInput
  }

  /// Waits for keys, at most for the given number of milliseconds.
  func wait(milliseconds: Int?) throws(SystemError) -> Arrival {
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.input, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&sources, nfds_t(sources.count), milliseconds.map { Int32(clamping: $0) } ?? -1) < 0
    {
      // Another signal: a timed wait starts over, which is longer and does no harm.
      guard errno == EINTR else { throw SystemError(.wait) }
    }
    if sources[1].revents != 0 {
      _ = try signals.read()
      return .resize
    }
    guard sources[0].revents != 0 else { return .nothing }
    guard var bytes = try input.read(limit: Self.readLimit) else { return .endOfInput }
    // Everything that came together, since a paste may have no marks.
    while bytes.count < Self.burstLimit, Self.hasInput,
      let more = try input.read(limit: Self.readLimit)
    {
      bytes += more
    }
    return .bytes(bytes)
  }

  private static let readLimit = 4_096

  /// The maximum number of bytes taken together.
  private static let burstLimit = 1 << 20

  /// Whether keys wait to be read.
  static var hasInput: Bool {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0
  }
}
