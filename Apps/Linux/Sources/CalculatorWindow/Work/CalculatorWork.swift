import CAdwaita
import CWindow
import CalculatorPresentation
import CalculatorStorage

/// The calculator on its own thread, which handles requests one after another, so that the main loop never waits.
@MainActor
final class CalculatorWork {
  /// A job for the calculator.
  typealias Job = @Sendable (CalculatorViewModel) -> Void

  private struct Request {
    let job: Job
    let mayChangeHistory: Bool
    let then: (@MainActor (CalculatorScreen) -> Void)?
  }

  /// The time in milliseconds after which the user is shown that something takes long.
  static let patience: UInt32 = 150

  private let calculator: ConfinedCalculator
  private var requests: [Request] = []
  private var isAtWork = false
  private var wait: Delay?
  private var whenIdle: [@MainActor () -> Void] = []

  /// The callback for each new screen.
  var onScreen: @MainActor (CalculatorScreen) -> Void = { _ in }

  /// The callback for when something takes long, and when that is over.
  var onBusy: @MainActor (Bool) -> Void = { _ in }

  /// Whether something takes long.
  private(set) var isBusy = false

  /// Creates a calculator of the user's.
  ///
  /// - Parameter keepsSession: Whether it continues where the last one ended, and is continued itself.
  init(keepsSession: Bool) {
    calculator = ConfinedCalculator(keepsSession: keepsSession)
  }

  /// The keypad that the user chose, as the calculator knows it.
  var chosenKeypad: Keypad.Mode?

  /// Whether screens include the paper tape, from the next one on.
  var showsTape: Bool {
    get { calculator.showsTape.load(ordering: .relaxed) }
    set { calculator.showsTape.store(newValue, ordering: .relaxed) }
  }

  /// Whether any request is not done yet.
  var hasMore: Bool { isAtWork || !requests.isEmpty }

  /// Continues the session that was closed last; must come before any request.
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

  /// Runs a job after all earlier requests.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether the job may change calculations that are already in the history.
  ///   - job: The job.
  ///   - then: Called when the screen after the job is shown.
  func perform(
    mayChangeHistory: Bool = false, _ job: @escaping Job,
    then: (@MainActor (CalculatorScreen) -> Void)? = nil
  ) {
    requests.append(Request(job: job, mayChangeHistory: mayChangeHistory, then: then))
    start()
  }

  /// Asks the calculator something after all earlier requests.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether the job may change calculations that are already in the history.
  ///   - question: The question.
  ///   - then: Called with the reply when the screen after it is shown.
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

  /// Stops a long job, if it can be stopped; later requests are still done.
  func stop() {
    guard isAtWork else { return }
    calculator.shouldStop.store(true, ordering: .relaxed)
  }

  /// Calls back as soon as nothing is left to do.
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

/// Runs a job on the thread it was given to: a closure literal in ``CalculatorWork`` would belong to the main loop.
private let runAside: @convention(c) (UnsafeMutableRawPointer?) -> Void = { Errand.run($0) }

/// One job on its way to the thread and back.
private final class Errand: Sendable {
  private let calculator: ConfinedCalculator
  private let job: CalculatorWork.Job
  private let mayChangeHistory: Bool
  private let finish: @MainActor (CalculatorScreen) -> Void

  /// The thread's result, written there before the main loop is called.
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

  /// Runs the job on the thread it was given to.
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
