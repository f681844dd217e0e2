import CommandLineInterface

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal at standard input and output, taken over from ``enter()`` to ``leave()``.
///
/// It is given back as it was found, however the process ends: ``SignalHandlers`` sees to signals and traps.
struct TerminalDevice: ~Copyable {
  private let input = STDIN_FILENO
  private let output = STDOUT_FILENO
  private let handlers: SignalHandlers
  private let use: TerminalUse
  private var isGone = false

  /// Prepares to take the terminal over; nil if input is not a terminal.
  init?(for use: TerminalUse = .keys) {
    guard let handlers = SignalHandlers(for: use) else { return nil }
    self.handlers = handlers
    self.use = use
  }

  /// Whether the terminal went away: reading or writing failed, or its input ended.
  var hasEnded: Bool { isGone }

  /// Takes the terminal over; may be repeated.
  mutating func enter() {
    let use = use
    handlers.terminal.take { settings, _ in
      // Signals reach a process whatever it is doing. An editor uses all but one of their keys for other things.
      settings.c_lflag |= tcflag_t(ISIG)
      guard use == .text else { return }
      withUnsafeMutableBytes(of: &settings.c_cc) { keys in
        for key in Self.keysOfSignals { keys[Int(key)] = Self.noKey }
      }
    }
    write(TerminalModes.enter(for: use))
  }

  #if canImport(Darwin)
  private static let keysOfSignals = [VINTR, VSUSP, VDSUSP]
  private static let noKey: UInt8 = 0xFF
  #else
  private static let keysOfSignals = [VINTR, VSUSP]
  private static let noKey: UInt8 = 0
  #endif

  /// Gives the terminal back; may be repeated.
  func leave() {
    handlers.terminal.giveBack()
  }

  /// Gives the terminal and the signals back for good.
  consuming func close() {
    handlers.terminal.giveBack()
    handlers.uninstall()
  }

  /// Gives the terminal back, stops as Ctrl-Z does, and takes it over when continued.
  mutating func suspend() {
    leave()
    handlers.stopUntilContinued()
    enter()
  }

  /// The size of the window.
  var window: WindowSize {
    let size = handlers.terminal.size
    return WindowSize(reportedColumns: size.columns, rows: size.rows)
  }

  /// Writes the whole text, unless the terminal is gone.
  mutating func write(_ text: TerminalText) {
    guard !isGone, !text.isEmpty else { return }
    do throws(SystemError) {
      try Descriptor(output).write(text)
    } catch {
      isGone = true
    }
  }

  /// Whether input is waiting to be read.
  var hasInput: Bool { Self.hasInput }

  /// Whether input is waiting at standard input.
  static var hasInput: Bool {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0
  }

  /// The input and signals that arrived during a wait.
  struct Arrival {
    var bytes: [UInt8] = []
    var signals: [Int32] = []
  }

  /// Waits for input or a signal, at most for the given time, and reads everything that has arrived.
  mutating func wait(milliseconds: Int?) -> Arrival {
    var arrival = Arrival()
    var sources = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: handlers.pipe.input, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = milliseconds.map { Int32(clamping: max($0, 0)) } ?? -1
    guard poll(&sources, nfds_t(sources.count), timeout) > 0 else { return arrival }
    if sources[1].revents != 0 {
      arrival.signals = (try? handlers.pipe.read()) ?? []
    }
    guard sources[0].revents != 0 else { return arrival }
    // Bounded, so that a flood of input cannot keep the screen from being drawn.
    repeat {
      guard let bytes = try? Descriptor(input).read(limit: 4096) else {
        isGone = true
        break
      }
      arrival.bytes += bytes
      sources[0].revents = 0
    } while arrival.bytes.count < 65_536 && poll(&sources, 1, 0) > 0
    return arrival
  }

  /// Milliseconds on a clock that never goes back.
  static var now: Int { Int(MonotonicClock.microseconds / 1_000) }
}
