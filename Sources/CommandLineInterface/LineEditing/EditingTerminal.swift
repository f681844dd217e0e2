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
  /// Has pasted text marked as such; terminals that cannot do so take no notice.
  private static let pasteMarks: TerminalText = "\u{1B}[?2004h"

  /// Has it marked no more, and leaves nothing below the cursor.
  private static let farewell: TerminalText = "\u{1B}[?2004l\(LineDrawing.erasure)"

  private let terminal: BorrowedTerminal
  private let signals: SignalPipe
  private let input = Descriptor(STDIN_FILENO)
  private let output = Descriptor(STDOUT_FILENO)

  /// Prepares to take the terminal over; nil when input is none.
  init?() {
    guard
      let terminal = BorrowedTerminal(
        farewell: Self.farewell, endedBy: [SIGTERM, SIGHUP, SIGQUIT]),
      let signals = SignalPipe()
    else { return nil }
    self.terminal = terminal
    self.signals = signals
    terminal.handle(SIGWINCH, by: SignalPipe.handler)
    // What it did before is known from here on.
    terminal.handle(SIGTSTP, by: BorrowedTerminal.giveBackAndDo)
    terminal.release(SIGTSTP)
  }

  /// Has keys arrive one by one, and Ctrl-C and Ctrl-Z as bytes.
  func take() throws(SystemError) {
    terminal.release(SIGTSTP)
    // Output is of lines, as ever.
    terminal.take { $0.c_oflag = $1.c_oflag }
    try write(Self.pasteMarks)
  }

  /// Leaves the keys that come where they are, unseen, until it is taken again.
  ///
  /// What is typed while a line is answered stands in the next one. Ctrl-C and Ctrl-Z are signals meanwhile.
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

  /// What happened while waiting.
  enum Arrival: Hashable {
    case bytes([UInt8])
    /// The window has another size.
    case resize
    /// Nothing in the time there was.
    case nothing
    case endOfInput
  }

  /// Waits for keys, at most so many milliseconds.
  func wait(milliseconds: Int?) throws(SystemError) -> Arrival {
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.input, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&sources, nfds_t(sources.count), milliseconds.map { Int32(clamping: $0) } ?? -1) < 0
    {
      // Another signal: whoever waits for a time waits anew, which is longer and does no harm.
      guard errno == EINTR else { throw SystemError(.wait) }
    }
    if sources[1].revents != 0 {
      _ = try signals.read()
      return .resize
    }
    guard sources[0].revents != 0 else { return .nothing }
    guard var bytes = try input.read(limit: Self.readLimit) else { return .endOfInput }
    // All of what came together, since a paste may have no marks.
    while bytes.count < Self.burstLimit, Self.hasInput,
      let more = try input.read(limit: Self.readLimit)
    {
      bytes += more
    }
    return .bytes(bytes)
  }

  private static let readLimit = 4_096

  /// The most bytes that are taken together.
  private static let burstLimit = 1 << 20

  /// Whether keys wait to be read.
  static var hasInput: Bool {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0
  }
}
