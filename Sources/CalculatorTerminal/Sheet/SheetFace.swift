import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A live sheet on the whole screen of a terminal.
///
/// ```swift
/// let face = SheetFace(viewModel: try SheetViewModel(text), name: "a.sheet", store: store)
/// exit(face.run())
/// ```
///
/// However it ends, it leaves the terminal as it found it. See Guides/Terminal.md.
public struct SheetFace {
  /// The milliseconds that the first frame waits for the terminal to report its background.
  private static let backgroundPatience = 40

  private let viewModel: SheetViewModel
  private let name: String?
  private let store: any SheetStore
  private let environment: TerminalEnvironment

  /// Creates the face of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The sheet.
  ///   - name: The name of its file; nil if there is none.
  ///   - store: The storage that it is read from and written to.
  ///   - environment: What is known about the terminal.
  public init(
    viewModel: SheetViewModel, name: String?, store: any SheetStore,
    environment: TerminalEnvironment = .current()
  ) {
    self.viewModel = viewModel
    self.name = name
    self.store = store
    self.environment = environment
  }

  /// Runs until the user quits or the terminal goes away.
  ///
  /// - Returns: The exit status for the process: 0, or 1 if there is no terminal.
  public func run() -> Int32 {
    guard var device = TerminalDevice(for: .text) else { return 1 }
    let status = run(on: &device)
    device.close()
    return status
  }

  private func run(on device: inout TerminalDevice) -> Int32 {
    let theme = Theme(
      look: environment.look, depth: environment.colorDepth, blocks: environment.blocks)
    var screen = SheetScreen(
      viewModel: viewModel, name: name, store: store, window: device.window, theme: theme)
    var writer = FrameWriter()
    var decoder = SheetInputDecoder()
    var inputDeadline: Int?
    var firstFrame = TerminalDevice.now

    device.enter()
    if environment.answersBackgroundQuery {
      device.write(TerminalModes.backgroundQuery)
      firstFrame += Self.backgroundPatience
    }
    while !device.hasEnded {
      var now = TerminalDevice.now
      if now >= firstFrame {
        // Edits are kept before they are shown, so that everything on the screen outlives a kill.
        screen.keepEdits(at: now)
        device.write(writer.text(for: screen.screen(at: now)))
        if viewModel.hasWork, !device.hasInput {
          // Another key interrupts the work, which continues after that.
          viewModel.continueWork(at: Int64(now)) { TerminalDevice.hasInput }
          device.write(writer.text(for: screen.screen(at: TerminalDevice.now)))
        }
      }
      now = TerminalDevice.now
      let deadlines = [
        inputDeadline, screen.nextDeadline(after: now), now < firstFrame ? firstFrame : nil,
        viewModel.hasWork ? now : nil,
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
        screen.window = device.window
        writer.invalidate()
      }
      var events = decoder.decode(arrival.bytes)
      let isOverdue = arrival.bytes.isEmpty && inputDeadline.map { now >= $0 } ?? false
      if isOverdue { events = decoder.flush() }
      if isOverdue || !arrival.bytes.isEmpty {
        inputDeadline = decoder.timeout.map { now + $0 }
      }
      if !events.isEmpty { firstFrame = now }
      for event in events {
        switch screen.handle(event, at: now) {
        case .quit(let status): return status
        case .redraw: writer.invalidate()
        case .copy(let text): device.write(TerminalModes.copy(text))
        case nil: break
        }
      }
    }
    screen.terminalIsGone(at: TerminalDevice.now)
    return 0
  }
}
