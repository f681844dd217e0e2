import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import Observation
import Testing

/// The number of times each value of a calculator was set; each time, the views that show it are evaluated anew.
@MainActor private final class ValueCounts {
  private(set) var counts: [String: Int] = [:]

  init(of calculator: ObservedCalculator) {
    watch("display") { calculator.display }
    watch("keypad") { calculator.keypad }
    watch("bits") { calculator.bits }
    watch("announcement") { calculator.announcement }
    watch("commands") { calculator.commands }
    watch("settings") { calculator.settings }
    watch("settingRows") { calculator.settingRows }
    watch("catalogue") { calculator.catalogue }
    watch("symbols") { calculator.symbols }
    watch("memory") { calculator.memory }
    watch("expanded") { calculator.expanded }
    watch("history") { calculator.history }
    watch("historyProblem") { calculator.historyProblem }
    watch("tape") { calculator.tape }
    watch("copyText") { calculator.copyText }
    watch("isBusy") { calculator.isBusy }
    watch("offeredKeypads") { calculator.offeredKeypads }
    watch("line") { calculator.line.isOpen }
    watch("line.text") { calculator.line.text }
    watch("line.isTaken") { calculator.line.isTaken }
  }

  private func watch(_ name: String, _ value: @escaping @MainActor () -> some Any) {
    withObservationTracking {
      _ = value()
    } onChange: {
      MainActor.assumeIsolated {
        self.counts[name, default: 0] += 1
        self.watch(name, value)
      }
    }
  }

  func forget() { counts = [:] }
}

/// A session storage that reports when it is kept, on any thread.
private final class ToldSession: SessionStorage {
  private let last: [String]?
  private let kept: AsyncStream<[String]>.Continuation?

  init(continuing last: [String]? = nil, telling kept: AsyncStream<[String]>.Continuation? = nil) {
    self.last = last
    self.kept = kept
  }

  func takeLast() -> [String]? { last }
  func keep(_ lines: [String]) { kept?.yield(lines) }
  func close(_ lines: [String]) { kept?.yield(lines) }
  func setAside() -> String { "" }
  func removeAll() {}
}

@MainActor @Suite struct ObservedCalculatorTests {
  private nonisolated static func viewModel(mode: Keypad.Mode = .basic) -> CalculatorViewModel {
    CalculatorViewModel(mode: mode, locale: "en_US", clock: { 0 }, random: { 1 })
  }

  private nonisolated static func viewModel(
    continuing last: [String]? = nil, telling kept: AsyncStream<[String]>.Continuation? = nil
  ) -> sending CalculatorViewModel {
    let viewModel = CalculatorViewModel(
      sessionStorage: ToldSession(continuing: last, telling: kept), locale: "en_US", clock: { 0 },
      random: { 1 })
    viewModel.continueSession()
    return viewModel
  }

  private let calculator = ObservedCalculator(viewModel())

  private func press(_ keys: String) async throws {
    for key in try KeySequence(keys).keys { calculator.press(key) }
    await calculator.whenIdle()
  }

  // MARK: - What each press sets

  @Test(
    "A press sets only what has changed",
    arguments: [
      ("", "5", ["display", "keypad", "commands", "copyText"]),
      ("5", "5", ["display", "copyText"]),
      ("55", ".", ["display", "copyText"]),
      ("5.", "5", ["display", "commands", "copyText"]),
      ("5.5", "7", ["display", "copyText"]),
      ("55", "+", ["display", "keypad"]),
      ("55 +", "-", ["display", "keypad"]),
      ("55 +", "6", ["display", "keypad", "copyText"]),
      ("55 + 6", "6", ["display", "copyText"]),
      ("5", "C", ["display", "keypad", "announcement", "copyText"]),
      ("2 + 3 =", "=", ["display", "announcement", "history", "copyText"]),
      ("", "AC", ["announcement"]),
      ("55 + 6", "=", ["display", "announcement", "history", "copyText"]),
    ])
  func setsOnlyWhatHasChanged(before: String, keys: String, expected: [String]) async throws {
    try await press(before)
    let counts = ValueCounts(of: calculator)
    try await press(keys)
    #expect(counts.counts.keys.sorted() == expected.sorted(), "\(before) | \(keys)")
    #expect(counts.counts.values.allSatisfy { $0 == 1 }, "\(counts.counts)")
  }

  @Test func setsTheKeypadForItsSecondFunctionsAlone() async throws {
    calculator.turn(to: .scientific)
    await calculator.whenIdle()
    let counts = ValueCounts(of: calculator)
    try await press("2nd")
    #expect(counts.counts["keypad"] == 1)
    #expect(counts.counts["display"] == nil)
  }

  @Test func setsTheTextAloneInALine() async {
    calculator.openLine()
    await calculator.whenIdle()
    let counts = ValueCounts(of: calculator)
    calculator.type("7") { _ in }
    await calculator.whenIdle()
    #expect(counts.counts == ["line.text": 1])
    counts.forget()
    calculator.takeLine()
    await calculator.whenIdle()
    #expect(counts.counts["line"] == 1)
    #expect(counts.counts["display"] == 1)
  }

  // MARK: - The same calculator

  @Test(arguments: ["any", "precedence"])
  func obeysEveryRowOfTheTable(mode: String) async throws {
    let rows = try KeysRow.rows(modes: [mode])
    #expect(!rows.isEmpty)
    for row in rows {
      let calculator = ObservedCalculator(Self.viewModel())
      for key in try KeySequence(row.keys).keys { calculator.press(key) }
      await calculator.whenIdle()
      #expect(calculator.display.text == row.display.replacing("-", with: "−"), "\(row)")
      if let clear = row.clear { #expect(calculator.keypad.rows[0][0].label == clear, "\(row)") }
    }
  }

  @Test func pressesTheKeysOfShortcuts() async {
    #expect(calculator.press(.character("7")))
    #expect(!calculator.press(.character("z")))
    calculator.press(Swipe(right: -60, down: 0))
    await calculator.whenIdle()
    #expect(calculator.display.text == "0")
  }

  @Test func namesCommandsByWhatTheyDo() async throws {
    #expect(!calculator.canPerform(.undo))
    try await press("1 / 3 =")
    #expect(calculator.canPerform(.undo))
    #expect(calculator.label(of: .form) == "Result as Fraction")
    calculator.perform(.form)
    await calculator.whenIdle()
    #expect(calculator.display.text == "1/3")
    calculator.perform(.undo)
    await calculator.whenIdle()
    #expect(calculator.display.text == "3")
  }

  @Test func showsWhatWasChangedInTheHistory() async throws {
    try await press("1 + 1 =")
    let id = try #require(calculator.history.first?.id)
    let counts = ValueCounts(of: calculator)
    let failed = await calculator.ask(mayChangeHistory: true) { viewModel in
      do throws(HistoryEditError) {
        try viewModel.edit(id, to: "2 + 2")
        return false
      } catch {
        return true
      }
    }
    #expect(!failed)
    #expect(calculator.history.first?.calculationText == "2 + 2 = 4")
    #expect(counts.counts["history"] == 1)
  }

  @Test func keepsSettings() async {
    calculator.settings.language = "de"
    #expect(calculator.settings.language == "de")
    await calculator.whenIdle()
    #expect(calculator.catalogue.language == .german)
  }

  @Test func offersKeypads() async {
    calculator.offer(Keypad.Mode.allCases)
    calculator.perform(.keypad)
    await calculator.whenIdle()
    #expect(calculator.offeredKeypads == Keypad.Mode.allCases)
    #expect(calculator.mode == .scientific)
  }

  @Test func makesTheTapeWhileItIsShown() async throws {
    try await press("1 + 1 =")
    #expect(calculator.tape == nil)
    calculator.showTape()
    calculator.showTape()
    calculator.hideTape()
    await calculator.whenIdle()
    #expect(calculator.tape?.last?.text == "2")
    calculator.hideTape()
    await calculator.whenIdle()
    #expect(calculator.tape == nil)
  }

  @Test func isAnnouncedOnceInTwoWindows() async throws {
    #expect(calculator.takeAnnouncement() == nil)
    try await press("2 + 3 =")
    #expect(calculator.takeAnnouncement()?.text == "five")
    #expect(calculator.takeAnnouncement() == nil)
    try await press("=")
    #expect(calculator.takeAnnouncement()?.text == "eight")
  }

  @Test func repeatsDigitsOfAHeldKeyAlone() async {
    #expect(calculator.repeats("5"))
    #expect(calculator.repeats(.backspace))
    #expect(!calculator.repeats(.enter))
    #expect(!calculator.repeats("+"))
  }

  // MARK: - The session

  @Test func keepsTheSessionWhenNothingMoreIsAsked() async throws {
    let (kept, continuation) = AsyncStream.makeStream(of: [String].self)
    let calculator = ObservedCalculator(
      Self.viewModel(telling: continuation), keepsSessionAfter: .milliseconds(1))
    calculator.press(.digit(.five))
    var lines = kept.makeAsyncIterator()
    let last = await lines.next()
    #expect(ObservedCalculator(Self.viewModel(continuing: last)).display.text == "5")
  }

  @Test func closesTheSessionBehindWhatWasAsked() async throws {
    let (kept, continuation) = AsyncStream.makeStream(of: [String].self)
    let calculator = ObservedCalculator(Self.viewModel(telling: continuation))
    calculator.press(.digit(.five))
    calculator.press(.digit(.six))
    await calculator.closeSession()
    var lines = kept.makeAsyncIterator()
    let last = await lines.next()
    #expect(ObservedCalculator(Self.viewModel(continuing: last)).display.text == "56")
  }

  // MARK: - What takes long

  @Test func stopsWhatTakesLongAndDoesWhatWasAskedBehindIt() async throws {
    let endless: @Sendable (CalculatorViewModel) -> Bool = { viewModel in
      guard let shouldStop = viewModel.shouldStop else { return false }
      while !shouldStop() {}
      return true
    }
    async let wasStopped = calculator.ask(endless)
    while !calculator.isBusy { await Task.yield() }
    calculator.press(.digit(.seven))
    #expect(calculator.display.text == "0")
    #expect(calculator.press(.escape))
    #expect(await wasStopped)
    await calculator.whenIdle()
    #expect(calculator.display.text == "7")
    #expect(!calculator.isBusy)
  }

  @Test func asksInOrder() async {
    calculator.press(.digit(.four))
    let first = await calculator.ask { $0.displayText }
    calculator.press(.digit(.two))
    let second = await calculator.ask { $0.displayText }
    #expect([first, second] == ["4", "42"])
    #expect(calculator.display.text == "42")
  }
}
