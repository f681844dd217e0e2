#if canImport(Observation)
import CalculatorModel
import Observation

/// What views that observe values show of a calculator, and the way to ask it for something.
///
/// The calculator itself is away from the main thread, which never waits for it: what is asked is done one
/// thing after the other, in the order in which it was asked. Behind each, every value that has become
/// another one is set, and no other: a digit that is typed sets ``display`` and leaves ``keypad`` alone.
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
  /// How long something takes before a person is told that it does.
  public static let patience = Duration.milliseconds(150)

  /// The number and what stands around it.
  public private(set) var display: CalculatorScreen.Display

  /// The keys as they are.
  public private(set) var keypad: Keypad

  /// The bits of a word; nil where there are none.
  public private(set) var bits: BitStrip?

  /// What a screen reader is to say now.
  public private(set) var announcement: Announcement?

  /// All commands as they are.
  public private(set) var commands: [CommandRow]

  /// The settings' names and values in the person's language.
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

  /// What a person should know about the history.
  public private(set) var historyProblem: String?

  /// The paper tape; nil until it is shown.
  public private(set) var tape: [TapeLine]?

  /// The number as other programs read it; nil where there is none.
  public private(set) var copyText: String?

  /// Whether something takes longer than ``patience``; ``stop()`` ends it.
  public private(set) var isBusy = false

  /// The keypads that the window can show.
  public private(set) var offeredKeypads: [Keypad.Mode] = [.basic, .scientific]

  /// The field of a line that is typed.
  public let line = TypedLineField()

  private var chosen: Settings
  private var keypadState: Keypad.State
  private var historyVersion: HistoryVersion

  @ObservationIgnored private let worker: CalculatorWorker
  @ObservationIgnored private var requests: [Request] = []
  @ObservationIgnored private var current: Task<Void, Never>?
  @ObservationIgnored private var wait: Task<Void, Never>?

  /// How long nothing is asked before the session is kept; nil where it is kept when that is asked for.
  @ObservationIgnored let rest: Duration?

  /// Waits that long, and then has the session kept.
  @ObservationIgnored var keeping: Task<Void, Never>?

  /// The number of the announcement that was taken last.
  @ObservationIgnored private var takenAnnouncement = 0

  /// How many views show the paper tape.
  @ObservationIgnored private var tapeViewCount = 0

  private struct Request {
    /// Has it done, and gives the screen behind it.
    let run: @MainActor (_ hasTape: Bool) async -> CalculatorScreen

    /// Is called when that is shown.
    var then: @MainActor () -> Void = {}
  }

  /// Creates what is shown of a view model, which is to be used by nothing else from then on.
  ///
  /// - Parameters:
  ///   - viewModel: The calculator.
  ///   - rest: How long nothing is asked before the session is kept; nil where it is kept only when
  ///     that is asked for.
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

  /// Has something done after all that was asked before; what is typed then begins anew.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether calculations that are kept already may be others behind it.
  ///   - job: What is to be done.
  public func perform(
    mayChangeHistory: Bool = false, _ job: @escaping @Sendable (CalculatorViewModel) -> Void
  ) {
    add(mayChangeHistory: mayChangeHistory) {
      $0.endTyping()
      job($0)
    }
    keepSessionSoon()
  }

  /// Has something asked of the calculator after all that was asked before.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether calculations that are kept already may be others behind it.
  ///   - question: What is asked.
  /// - Returns: The reply, when the screen behind it is shown.
  public func ask<Reply: Sendable>(
    mayChangeHistory: Bool = false, _ question: @escaping @Sendable (CalculatorViewModel) -> Reply
  ) async -> Reply {
    keepSessionSoon()
    return await reply(mayChangeHistory: mayChangeHistory, to: question)
  }

  /// The reply to a question that leaves the session as it is.
  func reply<Reply: Sendable>(
    mayChangeHistory: Bool = false,
    to question: @escaping @Sendable (CalculatorViewModel) -> Reply
  ) async -> Reply {
    await withCheckedContinuation { continuation in
      add(mayChangeHistory: mayChangeHistory, question) { continuation.resume(returning: $0) }
    }
  }

  /// Stops what takes long, if that can be stopped; what was asked behind it is done.
  public func stop() {
    current?.cancel()
  }

  /// Returns when nothing is left to be done.
  public func whenIdle() async {
    while let current { await current.value }
  }

  /// Has something done that leaves the session as it is.
  func add(
    mayChangeHistory: Bool = false, _ job: @escaping @Sendable (CalculatorViewModel) -> Void
  ) {
    add(
      Request { [worker] hasTape in
        await worker.perform(mayChangeHistory: mayChangeHistory, hasTape: hasTape, job).screen
      })
  }

  /// Has something asked that leaves the session as it is.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether calculations that are kept already may be others behind it.
  ///   - question: What is asked.
  ///   - then: Gets the reply, when the screen behind it is shown.
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

  /// What is to be said now, for the view that asks first: in two windows it is said once.
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

  /// Sets a value that has become another one.
  private func set<Value: Equatable>(
    _ value: ReferenceWritableKeyPath<ObservedCalculator, Value>, to new: Value
  ) {
    if self[keyPath: value] != new { self[keyPath: value] = new }
  }

  /// Which keypad is shown.
  public var mode: Keypad.Mode { keypad.mode }

  /// What the person has chosen; a change holds at once for what is shown.
  public var settings: Settings {
    get { chosen }
    set {
      guard newValue != chosen else { return }
      chosen = newValue
      perform { $0.settings = newValue }
    }
  }

  /// Has the paper tape made from now on, for a view that shows it.
  public func showTape() {
    tapeViewCount += 1
    add { _ in }
  }

  /// Tells that such a view is gone.
  public func hideTape() {
    tapeViewCount -= 1
    add { _ in }
  }
}
#endif
