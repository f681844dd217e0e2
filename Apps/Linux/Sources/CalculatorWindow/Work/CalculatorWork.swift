import CAdwaita
import CWindow
import CalculatorPresentation
import CalculatorStorage

/// The calculator on a thread of its own: what is asked of it is done there, one thing after the other,
/// and the main loop never waits.
@MainActor
final class CalculatorWork {
  /// What is asked of the calculator.
  typealias Job = @Sendable (CalculatorViewModel) -> Void

  private struct Request {
    let job: Job
    let mayChangeHistory: Bool
    let then: (@MainActor (CalculatorScreen) -> Void)?
  }

  /// After how many milliseconds a person is told that something takes long.
  static let patience: UInt32 = 150

  private let calculator: ConfinedCalculator
  private var requests: [Request] = []
  private var isAtWork = false
  private var wait: Delay?
  private var whenIdle: [@MainActor () -> Void] = []

  /// Gets each new screen.
  var onScreen: @MainActor (CalculatorScreen) -> Void = { _ in }

  /// Is told when something takes long, and when that is over.
  var onBusy: @MainActor (Bool) -> Void = { _ in }

  /// Whether something takes long.
  private(set) var isBusy = false

  /// Begins with the calculator of this person, which goes on where the last one ended.
  init() {
    calculator = ConfinedCalculator()
  }

  /// The keypad that the person chose, as the calculator knows it.
  var chosenKeypad: Keypad.Mode?

  /// Whether screens are to have the paper tape, from the next one on.
  var showsTape: Bool {
    get { calculator.showsTape.load(ordering: .relaxed) }
    set { calculator.showsTape.store(newValue, ordering: .relaxed) }
  }

  /// Whether something was asked that is not done yet.
  var hasMore: Bool { isAtWork || !requests.isEmpty }

  /// Goes on with the session that was closed last; nothing must have been asked before.
  ///
  /// - Returns: The first screen.
  func begin() -> CalculatorScreen {
    let rates = (try? RatesFile.ofThisPerson().newest()) ?? []
    let screen = calculator.perform { viewModel in
      viewModel.keep(rates)
      viewModel.continueSession()
    }
    chosenKeypad = screen.chosenKeypad
    return screen
  }

  /// Has something done after all that was asked before.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether calculations that are kept already may be others behind it.
  ///   - job: What is to be done.
  ///   - then: What is to be done when the screen behind it is shown.
  func perform(
    mayChangeHistory: Bool = false, _ job: @escaping Job,
    then: (@MainActor (CalculatorScreen) -> Void)? = nil
  ) {
    requests.append(Request(job: job, mayChangeHistory: mayChangeHistory, then: then))
    start()
  }

  /// Has something asked of the calculator after all that was asked before.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether calculations that are kept already may be others behind it.
  ///   - question: What is asked.
  ///   - then: What is to be done with the reply when the screen behind it is shown.
  func ask<Reply: Sendable>(
    mayChangeHistory: Bool = false, _ question: @escaping @Sendable (CalculatorViewModel) -> Reply,
    then: @escaping @MainActor (CalculatorScreen, Reply) -> Void
  ) {
    let sent = Sent<Reply>()
    perform(mayChangeHistory: mayChangeHistory) { viewModel in
      let reply = question(viewModel)
      sent.value.withLock { $0 = reply }
    } then: { screen in
      if let reply = sent.value.withLock({ $0 }) { then(screen, reply) }
    }
  }

  /// Stops what takes long, if that can be stopped; what was asked behind it is done.
  func stop() {
    guard isAtWork else { return }
    calculator.shouldStop.store(true, ordering: .relaxed)
  }

  /// Calls back as soon as nothing is left to be done.
  func whenIdle(_ body: @escaping @MainActor () -> Void) {
    if isAtWork { whenIdle.append(body) } else { body() }
  }

  private func start() {
    guard !isAtWork, !requests.isEmpty else { return }
    let request = requests.removeFirst()
    isAtWork = true
    calculator.shouldStop.store(false, ordering: .relaxed)
    if wait == nil {
      wait = after(milliseconds: Self.patience) { [weak self] in self?.noteBusy() }
    }
    let errand = Errand(calculator, request.job, request.mayChangeHistory) { [weak self] in
      self?.finish(request, $0)
    }
    window_run_aside(runAside, Unmanaged.passRetained(errand).toOpaque())
  }

  private func finish(_ request: Request, _ screen: CalculatorScreen) {
    isAtWork = false
    onScreen(screen)
    request.then?(screen)
    start()
    guard !isAtWork else { return }
    wait?.cancel()
    wait = nil
    if isBusy {
      isBusy = false
      onBusy(false)
    }
    let bodies = whenIdle
    whenIdle = []
    for body in bodies { body() }
  }

  private func noteBusy() {
    isBusy = true
    onBusy(true)
  }
}

/// Does a job on the thread that it was given to: a literal beside ``CalculatorWork`` would be the main
/// loop's.
private let runAside: @convention(c) (UnsafeMutableRawPointer?) -> Void = { Errand.run($0) }

/// One job on its way to the thread and back.
private final class Errand: Sendable {
  private let calculator: ConfinedCalculator
  private let job: CalculatorWork.Job
  private let mayChangeHistory: Bool
  private let finish: @MainActor (CalculatorScreen) -> Void

  /// What the thread has made of it; written there, before the main loop is called.
  private let screen = Sent<CalculatorScreen>()

  init(
    _ calculator: ConfinedCalculator, _ job: @escaping CalculatorWork.Job,
    _ mayChangeHistory: Bool, finish: @escaping @MainActor (CalculatorScreen) -> Void
  ) {
    self.calculator = calculator
    self.job = job
    self.mayChangeHistory = mayChangeHistory
    self.finish = finish
  }

  /// Does the job on the thread that it was given to.
  static func run(_ kept: UnsafeMutableRawPointer?) {
    let errand = whatIsKept(kept, as: Errand.self).takeUnretainedValue()
    let screen = errand.calculator.perform(
      errand.job, mayChangeHistory: errand.mayChangeHistory)
    errand.screen.value.withLock { $0 = screen }
    window_on_main_loop({ Errand.end($0) }, kept)
  }

  private static func end(_ kept: UnsafeMutableRawPointer?) {
    let errand = whatIsKept(kept, as: Errand.self).takeRetainedValue()
    guard let screen = errand.screen.value.withLock({ $0 }) else { return }
    MainActor.assumeIsolated { errand.finish(screen) }
  }
}
