#if canImport(Observation)
import CalculatorModel
import Observation

/// The values of a calculator that views observe and show, and the way to send it requests.
///
/// The calculator itself is off the main thread, which never waits for it: requests are carried out one after
/// another, in order. After each, only the values that have changed are set: typing a digit sets ``display`` and
/// leaves ``keypad`` alone.
///
/// ```swift
/// let calculator = ObservedCalculator(CalculatorViewModel())
/// calculator.press(.digit(.five))
/// calculator.press(.operation(.addition))
/// await calculator.whenIdle()
/// calculator.display.expression   // "5 +"
/// ```
@MainActor @Observable
public final class ObservedCalculator {
  /// The time that work may take before the user sees that it takes long.
  public static let patience = Duration.milliseconds(150)

  /// The number and everything displayed around it.
  public private(set) var display: CalculatorScreen.Display

  /// The current keys.
  public private(set) var keypad: Keypad

  /// The bits of a word; nil if there are none.
  public private(set) var bits: BitStrip?

  /// The announcement for a screen reader to make now.
  public private(set) var announcement: Announcement?

  /// All commands in their current state.
  public private(set) var commands: [CommandRow]

  /// The settings' names and values in the user's language.
  public private(set) var settingRows: [SettingRow]

  /// The words.
  public private(set) var catalogue: Catalogue

  /// The marks of numbers.
  public private(set) var symbols: NumberSymbols

  /// The number in memory and the stored ones.
  public private(set) var memory: [MemoryRow]

  /// More digits of the number, while they are asked for.
  public private(set) var expanded: ExpandedNumber?

  /// The finished calculations, the newest first.
  public private(set) var history: HistoryRows

  /// A problem with the history that the user should know about.
  public private(set) var historyProblem: String?

  /// The paper tape; nil until it is shown.
  public private(set) var tape: [TapeLine]?

  /// The number in a form for other programs; nil if there is none.
  public private(set) var copyText: String?

  /// Whether something takes longer than ``patience``; ``stop()`` ends it.
  public private(set) var isBusy = false

  /// The keypads that the window can show.
  public private(set) var offeredKeypads: [Keypad.Mode] = [.basic, .scientific]

  /// The field for typing a line.
  public let line = TypedLineField()

  private var chosen: Settings
  private var keypadState: Keypad.State
  private var historyVersion: HistoryVersion

  @ObservationIgnored private let worker: CalculatorWorker
  @ObservationIgnored private var requests: [Request] = []
  @ObservationIgnored private var current: Task<Void, Never>?
  @ObservationIgnored private var wait: Task<Void, Never>?

  /// The idle time before the session is kept; nil if it is kept only on request.
  @ObservationIgnored let rest: Duration?

  /// The task that waits that long and then keeps the session.
  @ObservationIgnored var keeping: Task<Void, Never>?

  /// The number of the announcement taken last.
  @ObservationIgnored private var takenAnnouncement = 0

  /// The number of views that show the paper tape.
  @ObservationIgnored private var tapeViewCount = 0

  private struct Request {
    /// Carries out the request and returns the screen after it.
    let run: @MainActor (_ hasTape: Bool) async -> CalculatorScreen

    /// Called when that screen is shown.
    var then: @MainActor () -> Void = {}
  }

  /// Creates the observable values of a view model, which nothing else may use from then on.
  ///
  /// - Parameters:
  ///   - viewModel: The calculator.
  ///   - rest: The idle time before the session is kept; nil to keep it only on request.
  public init(_ viewModel: sending CalculatorViewModel, keepsSessionAfter rest: Duration? = nil) {
    self.rest = rest
    offeredKeypads = viewModel.offeredKeypads
    let calculator = ScreenedCalculator(viewModel)
    let screen = calculator.perform()
    display = screen.display
    keypad = Keypad(screen.keypad)
    keypadState = screen.keypad
    bits = screen.bits
    announcement = screen.announcement
    commands = screen.commands
    chosen = screen.settings
    settingRows = screen.settingRows
    catalogue = screen.catalogue
    symbols = screen.historyVersion.symbols
    memory = screen.memory
    expanded = screen.expanded
    history = screen.history
    historyVersion = screen.historyVersion
    historyProblem = screen.historyProblem
    copyText = screen.copyText
    worker = CalculatorWorker(calculator)
  }

  // MARK: - Work

  /// Performs a job after all earlier requests; typing then begins anew.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether the job may change calculations already kept.
  ///   - job: The job.
  public func perform(
    mayChangeHistory: Bool = false, _ job: @escaping @Sendable (CalculatorViewModel) -> Void
  ) {
    add(mayChangeHistory: mayChangeHistory) {
      $0.endTyping()
      job($0)
    }
    keepSessionSoon()
  }

  /// Asks the calculator something after all earlier requests.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether this may change calculations already kept.
  ///   - question: The question.
  /// - Returns: The reply, once the screen after it is shown.
  public func ask<Reply: Sendable>(
    mayChangeHistory: Bool = false, _ question: @escaping @Sendable (CalculatorViewModel) -> Reply
  ) async -> Reply {
    keepSessionSoon()
    return await reply(mayChangeHistory: mayChangeHistory, to: question)
  }

  /// Returns the reply to a question that leaves the session as it is.
  func reply<Reply: Sendable>(
    mayChangeHistory: Bool = false,
    to question: @escaping @Sendable (CalculatorViewModel) -> Reply
  ) async -> Reply {
    await withCheckedContinuation { continuation in
      add(mayChangeHistory: mayChangeHistory, question) { continuation.resume(returning: $0) }
    }
  }

  /// Stops work that takes long, if it can be stopped; requests after it are carried out.
  public func stop() {
    current?.cancel()
  }

  /// Returns when nothing is left to be done.
  public func whenIdle() async {
    while let current { await current.value }
  }

  /// Performs a job that leaves the session as it is.
  func add(
    mayChangeHistory: Bool = false, _ job: @escaping @Sendable (CalculatorViewModel) -> Void
  ) {
    add(
      Request { [worker] hasTape in
        await worker.perform(mayChangeHistory: mayChangeHistory, hasTape: hasTape, job).screen
      })
  }

  /// Asks something that leaves the session as it is.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether this may change calculations already kept.
  ///   - question: The question.
  ///   - then: Called with the reply once the screen after it is shown.
  func add<Reply: Sendable>(
    mayChangeHistory: Bool = false,
    _ question: @escaping @Sendable (CalculatorViewModel) -> Reply,
    then: @escaping @MainActor (Reply) -> Void
  ) {
    var reply: Reply?
    add(
      Request { [worker] hasTape in
        let (screen, answer) = await worker.perform(
          mayChangeHistory: mayChangeHistory, hasTape: hasTape, question)
        reply = answer
        return screen
      } then: {
        if let reply { then(reply) }
      })
  }

  private func add(_ request: Request) {
    requests.append(request)
    start()
  }

  /// Returns the announcement to make now, for the first view that asks: with two windows it is made once.
  public func takeAnnouncement() -> Announcement? {
    guard let announcement, announcement.number > takenAnnouncement else { return nil }
    takenAnnouncement = announcement.number
    return announcement
  }

  private func start() {
    guard current == nil, !requests.isEmpty else { return }
    let request = requests.removeFirst()
    if wait == nil {
      wait = Task {
        try? await Task.sleep(for: Self.patience)
        if !Task.isCancelled { isBusy = true }
      }
    }
    current = Task {
      let screen = await request.run(tapeViewCount > 0)
      current = nil
      show(screen)
      line.follow(screen.display.line, hasMore: !requests.isEmpty)
      request.then()
      start()
      guard current == nil else { return }
      wait?.cancel()
      wait = nil
      set(\.isBusy, to: false)
    }
  }

  // MARK: - Values

  func setOfferedKeypads(_ modes: [Keypad.Mode]) {
    offeredKeypads = modes
  }

  private func show(_ screen: CalculatorScreen) {
    set(\.display, to: screen.display)
    if screen.keypad != keypadState {
      keypadState = screen.keypad
      keypad = Keypad(screen.keypad)
    }
    set(\.bits, to: screen.bits)
    set(\.announcement, to: screen.announcement)
    set(\.commands, to: screen.commands)
    set(\.chosen, to: screen.settings)
    set(\.settingRows, to: screen.settingRows)
    set(\.catalogue, to: screen.catalogue)
    set(\.symbols, to: screen.historyVersion.symbols)
    set(\.memory, to: screen.memory)
    set(\.expanded, to: screen.expanded)
    if screen.historyVersion != historyVersion {
      historyVersion = screen.historyVersion
      history = screen.history
    }
    set(\.historyProblem, to: screen.historyProblem)
    set(\.tape, to: screen.tape)
    set(\.copyText, to: screen.copyText)
  }

  /// Sets a value if it has changed.
  private func set<Value: Equatable>(
    _ value: ReferenceWritableKeyPath<ObservedCalculator, Value>, to new: Value
  ) {
    if self[keyPath: value] != new { self[keyPath: value] = new }
  }

  /// The keypad that is shown.
  public var mode: Keypad.Mode { keypad.mode }

  /// The user's settings; a change affects what is shown at once.
  public var settings: Settings {
    get { chosen }
    set {
      guard newValue != chosen else { return }
      chosen = newValue
      perform { $0.settings = newValue }
    }
  }

  /// Builds the paper tape from now on, for a view that shows it.
  public func showTape() {
    tapeViewCount += 1
    add { _ in }
  }

  /// Notes that such a view is gone.
  public func hideTape() {
    tapeViewCount -= 1
    add { _ in }
  }
}
#endif
