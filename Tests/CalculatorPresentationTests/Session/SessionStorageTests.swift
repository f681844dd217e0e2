import CalculatorModel
import CalculatorPresentation
import Testing

/// The session that a program keeps and continues, and its question at the end.
@Suite struct SessionStorageTests {
  private let storage = UnreliableSession()
  private let settings = ForgetfulSettings()

  private func program(_ microseconds: (() -> Int64)? = nil) -> CalculatorViewModel {
    let viewModel = CalculatorViewModel(
      settingsStorage: settings, sessionStorage: storage, locale: "", clock: { 0 }, random: { 7 },
      stopwatch: microseconds)
    viewModel.continueSession()
    return viewModel
  }

  private func press(_ keys: String, _ viewModel: CalculatorViewModel) throws {
    for key in try KeySequence(keys).keys { viewModel.press(key) }
  }

  @Test func theNextProgramGoesOn() throws {
    let first = program()
    try press("5 + 3 = m+ 7 *", first)
    first.keepSession()
    let second = program()
    #expect(second.displayText == "7")
    #expect(second.marks == ["M"])
    #expect(second.notice == nil)
    try press("2 =", second)
    try second.closeSession()
    let third = program()
    #expect(third.displayText == "14")
    for _ in 1...9 { third.undo() }
    #expect(third.displayText == "0")
    #expect(!third.canUndo)
  }

  @Test func nothingIsWrittenWhereNothingHasChanged() throws {
    let first = program()
    first.keepSession()
    #expect(storage.keepCount == 0)
    try press("5", first)
    first.keepSession()
    first.keepSession()
    #expect(storage.keepCount == 1)
    program().keepSession()
    #expect(storage.keepCount == 1)
  }

  @Test func whatWasNotKeptAfterAllIsAskedForAgain() throws {
    let viewModel = program()
    try press("5", viewModel)
    viewModel.keepSession()
    viewModel.sessionWasNotKept(because: StorageError(.noSpace, place: ""))
    #expect(viewModel.notice == "Session not saved: there is no space left")
    viewModel.keepSession()
    #expect(storage.keepCount == 2)
  }

  @Test func settingsHoldAsTheyAreNow() throws {
    let first = program()
    try press("2 + 3", first)
    first.keepSession()
    try settings.rewriteText { _ in "order = left-to-right\nangle = rad\nmarks = 1.234,5\n" }
    let second = program()
    #expect(second.marks == ["Rad", "Left to right"])
    try press("* 4 . 5 =", second)
    #expect(second.displayText == "22,5")
    #expect(second.expressionText == "(2 + 3) × 4,5")
  }

  @Test func theChosenKeypadIsKept() {
    let first = program()
    first.chosenKeypad = .scientific
    first.press(.digit(.one))
    first.keepSession()
    #expect(program().chosenKeypad == .scientific)
  }

  @Test func aSessionThatCannotBeReadIsSetAside() {
    storage.lines = ["session/2"]
    let viewModel = program()
    #expect(
      viewModel.notice
        == "The last session cannot be read; it is kept at /state/session.unreadable")
    #expect(storage.asideLines == ["session/2"])
    #expect(viewModel.displayText == "0")
  }

  @Test func whatCannotBeKeptIsToldOnce() throws {
    let viewModel = program()
    storage.error = StorageError(.noSpace, place: "/state/session")
    try press("5", viewModel)
    viewModel.keepSession()
    #expect(viewModel.notice == "Session not saved: there is no space left")
    viewModel.dismissNotice()
    try press("6", viewModel)
    viewModel.keepSession()
    #expect(viewModel.notice == nil)
    storage.error = nil
    viewModel.keepSession()
    #expect(program().displayText == "56")
  }

  @Test(arguments: [
    ("5 +", true), ("5 m+ C", true), ("5 ( 3", true), ("5 + 3 =", false), ("5", false), ("", false),
  ])
  func whatWouldBeLost(keys: String, isLost: Bool) throws {
    let viewModel = program()
    try press(keys, viewModel)
    #expect(!viewModel.losesSession, "\(keys)")
    storage.error = StorageError(.noSpace, place: "/state/session")
    #expect(!viewModel.losesSession, "\(keys) is kept already")
    try press("2nd", viewModel)
    #expect(viewModel.losesSession == isLost, "\(keys) where the disk is full")
    storage.error = nil
    viewModel.set(.session, to: "off")
    #expect(viewModel.losesSession == isLost, "\(keys) where sessions are not kept")
  }

  @Test func switchedOffNothingIsKept() throws {
    let viewModel = program()
    try press("5", viewModel)
    viewModel.keepSession()
    viewModel.set(.session, to: "off")
    #expect(storage.lines == nil)
    try press("6", viewModel)
    viewModel.keepSession()
    try viewModel.closeSession()
    #expect(storage.lines == nil)
    viewModel.set(.session, to: "on")
    viewModel.keepSession()
    #expect(program().displayText == "56")
  }

  @Test func switchedOffByAnotherProgramItIsRemovedAtTheEnd() throws {
    let viewModel = program()
    try press("5", viewModel)
    viewModel.keepSession()
    try settings.rewriteText { _ in "session = off\n" }
    try viewModel.closeSession()
    #expect(storage.lines == nil)
    storage.lines = ["left by a program that was killed"]
    #expect(program().displayText == "0")
    #expect(storage.lines == nil)
  }

  @Test func thereIsNoSwitchWhereNothingIsKept() {
    let viewModel = CalculatorViewModel()
    #expect(!viewModel.settingRows.contains { $0.setting == .session })
    #expect(program().settingRows.contains { $0.setting == .session })
  }

  // MARK: - Bounds

  @Test func whatTookLongIsNotRepeated() throws {
    var now: Int64 = 0
    // Each function takes 30 milliseconds.
    let slow = program {
      now += 30_000
      return now
    }
    for _ in 1...20 { try press("2 sqrt C", slow) }
    try press("5 + 7 sqrt", slow)
    let text = slow.displayText
    slow.keepSession()
    let copy = program()
    #expect(copy.displayText == text)
    #expect(copy.calculator == slow.calculator)
    var count = 0
    while copy.canUndo {
      copy.undo()
      slow.undo()
      count += 1
      guard copy.calculator == slow.calculator else {
        Issue.record("undo differs")
        return
      }
    }
    #expect(count > 0 && count < 20, "\(count) steps are left")
  }

  @Test func aSessionThatTakesTooLongIsNotContinued() throws {
    let viewModel = program()
    for _ in 1...50 { try press("2 sqrt C", viewModel) }
    viewModel.keepSession()
    var now: Int64 = 0
    let slow = program {
      now += 1_000_000
      return now
    }
    #expect(slow.displayText == "0")
    #expect(storage.asideLines != nil)
  }

  @Test func aNumberWithoutATextIsKeptByItsSteps() throws {
    let viewModel = program()
    // More parts than a closed form may have.
    try press(
      "2 sqrt + 3 sqrt + 5 sqrt + 7 sqrt + 11 sqrt + 13 sqrt + 17 sqrt + 19 sqrt =", viewModel)
    for number in [23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103] {
      try press("+ \(number) sqrt + \(number) ln =", viewModel)
    }
    try press("m+ AC", viewModel)
    let memory = viewModel.memoryRows
    for _ in 1...400 { try press("1 + 1 =", viewModel) }
    viewModel.keepSession()
    let copy = program()
    #expect(copy.memoryRows == memory)
    #expect(copy.calculator == viewModel.calculator)
    // Up to there it is kept by its steps, and no further.
    for _ in 1...1_000 { try press("1 + 1 =", viewModel) }
    viewModel.keepSession()
    #expect(viewModel.sessionLines == nil)
    #expect(viewModel.losesSession)
    try press("mc", viewModel)
    #expect(!viewModel.losesSession)
    for _ in 1...20 { try press("1", viewModel) }
    #expect(viewModel.sessionLines != nil)
  }
}
