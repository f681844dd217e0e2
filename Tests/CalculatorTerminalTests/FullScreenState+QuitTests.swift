import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

/// A lone `q` and Enter where no session is kept.
@Suite struct FullScreenStateQuitTests {
  private var state = FullScreenState(
    viewModel: CalculatorViewModel(), window: WindowSize(columns: 80, rows: 24),
    theme: Theme(look: .dark, depth: .full))

  private mutating func type(_ text: String) -> [FullScreenState.Effect?] {
    text.flatMap { character in
      state.shortcuts(for: character).map { state.handle(.key($0), at: 0) }
    }
  }

  private mutating func statusLine() -> String {
    let screen = state.screen(at: 1_000)
    return screen.text(row: screen.rows - 1)
  }

  @Test(arguments: ["q", "5\u{1B}q", "5+3=q"])
  mutating func quitsWhereNothingIsLost(keys: String) {
    #expect(type(keys).last == .quit(status: 0), "\(keys)")
  }

  @Test(arguments: ["5]q", "5aq"])
  mutating func asksWhereSomethingIsLost(keys: String) {
    #expect(type(keys).last == .some(nil), "\(keys)")
    #expect(
      state.line?.problem == "Stored or pending numbers would be lost: Enter quits", "\(keys)")
    #expect(state.handle(.key(.enter), at: 0) == .quit(status: 0), "\(keys)")
  }

  @Test mutating func aHeldQQuitsWhateverWasTyped() {
    #expect(type("5+3").allSatisfy { $0 == nil })
    #expect(state.handle(.key(.held("q")), at: 0) == nil)
    #expect(statusLine().hasPrefix("Stored or pending numbers would be lost: Alt+Q quits"))
    #expect(state.handle(.key(.held("q")), at: 0) == .quit(status: 0))
  }

  @Test mutating func anyOtherKeyCallsItOff() {
    #expect(type("5]q").last == .some(nil))
    #expect(type("\u{8}q\r").last == .some(nil))
    _ = state.handle(.key(.escape), at: 0)
    #expect(state.line == nil && state.viewModel.displayText == "5")
  }

  @Test mutating func otherWaysOutAskNothing() {
    #expect(type("5+").allSatisfy { $0 == nil })
    #expect(state.handle(.endOfTransmission, at: 0) == .quit(status: 0))
    #expect(state.handle(.interrupt, at: 0) == .quit(status: 130))
  }
}
