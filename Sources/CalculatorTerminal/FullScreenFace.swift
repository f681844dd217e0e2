import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The calculator on the whole screen of a terminal.
///
/// ```swift
/// if TerminalEnvironment.current().supportsFullScreen {
///   let face = FullScreenFace(viewModel: CalculatorViewModel())
///   exit(face.run())
/// }
/// ```
///
/// However it ends, it leaves the terminal as it found it. See Guides/Terminal.md.
public struct FullScreenFace {
  /// The milliseconds that the first frame waits for the terminal to report its background.
  private static let backgroundPatience = 40

  private let viewModel: CalculatorViewModel
  private let environment: TerminalEnvironment
  private let keypad: Keypad.Mode?

  /// Creates the face of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The calculator.
  ///   - keypad: The keypad that the user chose; nil for the one that suits the window.
  ///   - environment: What is known about the terminal.
  public init(
    viewModel: CalculatorViewModel, keypad: Keypad.Mode? = nil,
    environment: TerminalEnvironment = .current()
  ) {
    self.viewModel = viewModel
    self.keypad = keypad
    self.environment = environment
  }

  /// Runs until the user quits or the terminal goes away.
  ///
  /// - Returns: The exit status for the process: 0, 130 after an interrupt, or 1 if there is no terminal.
  public func run() -> Int32 {
    guard var device = TerminalDevice() else { return 1 }
    let status = run(on: &device)
    device.close()
    return status
  }

  private func run(on device: inout TerminalDevice) -> Int32 {
    let theme = Theme(
      look: environment.look, depth: environment.colorDepth, blocks: environment.blocks)
    var state = FullScreenState(
      viewModel: viewModel, window: device.window, theme: theme, keypad: keypad)
    var writer = FrameWriter()
    var decoder = InputDecoder()
    var inputDeadline: Int?
    var hasReadHistory = false
    var keeping = SessionMoments()
    var firstFrame = TerminalDevice.now

    device.enter()
    if environment.answersBackgroundQuery {
      device.write(TerminalModes.backgroundQuery)
      firstFrame += Self.backgroundPatience
    }
    while !device.hasEnded {
      var now = TerminalDevice.now
      if now >= firstFrame {
        device.write(writer.text(for: state.screen(at: now)))
        // The first frame need not wait for a long history to be read.
        if !hasReadHistory {
          hasReadHistory = true
          viewModel.readHistory()
          if viewModel.notice != nil { device.write(writer.text(for: state.screen(at: now))) }
        }
        // Changes that arrive together are kept together, once they have been shown.
        if keeping.isDue(at: now, isBusy: device.hasInput) {
          let start = TerminalDevice.now
          viewModel.keepSession()
          keeping.wasKept(from: start, to: TerminalDevice.now)
          if viewModel.notice != nil { device.write(writer.text(for: state.screen(at: now))) }
        }
      }
      let deadlines = [
        inputDeadline, state.nextDeadline, now < firstFrame ? firstFrame : nil, keeping.next,
      ]
      let arrival = device.wait(
        milliseconds: deadlines.compactMap(\.self).min().map { $0 - now })
      now = TerminalDevice.now

      for signal in arrival.signals {
        switch signal {
        case SIGWINCH: break
        case SIGTSTP: device.suspend()
        default: device.enter()
        }
        state.window = device.window
        writer.invalidate()
      }
      var events = decoder.decode(arrival.bytes)
      let isOverdue = arrival.bytes.isEmpty && inputDeadline.map { now >= $0 } ?? false
      if isOverdue { events = decoder.flush() }
      if isOverdue || !arrival.bytes.isEmpty {
        inputDeadline = decoder.timeout.map { now + $0 }
      }
      if !events.isEmpty {
        firstFrame = now
        keeping.somethingHappened(at: now)
      }
      for event in events {
        switch state.handle(event, at: now) {
        case .quit(let status): return status
        case .suspend:
          device.suspend()
          writer.invalidate()
        case .redraw: writer.invalidate()
        case .copy(let text): device.write(TerminalModes.copy(text))
        case nil: break
        }
      }
    }
    return 0
  }
}
