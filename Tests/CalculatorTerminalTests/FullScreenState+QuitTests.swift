import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

/// The key `q` where no session is kept.
@Suite struct FullScreenStateQuitTests {
  private var state = FullScreenState(
    viewModel: CalculatorViewModel(), window: WindowSize(columns: 80, rows: 24),
    theme: Theme(look: .dark, depth: .full))

  private mutating func type(_ text: String) -> [FullScreenState.Effect?] {
    text.map { state.handle(.key(.character($0)), at: 0) }
  }

  private mutating func statusLine() -> String {
    let screen = state.screen(at: 1_000)
    return screen.text(row: screen.rows - 1)
  }

  @Test(arguments: ["q", "5q", "5+3=q"])
  mutating func quitsWhereNothingIsLost(keys: String) {
    #expect(type(keys).last == .quit(status: 0), "\(keys)")
  }

  @Test(arguments: ["5+q", "5]q", "5aq", "2+(q"])
  mutating func asksWhereSomethingIsLost(keys: String) {
    #expect(type(keys).last == .some(nil), "\(keys)")
    #expect(statusLine().hasPrefix("What is stored or waiting would be lost: q quits"), "\(keys)")
    #expect(type("q").last == .quit(status: 0), "\(keys)")
  }

  @Test mutating func anyOtherKeyCallsItOff() {
    #expect(type("5+q3q").last == .some(nil))
    #expect(state.viewModel.expressionText == "5 + 3")
    _ = state.handle(.click(column: 0, row: 0), at: 0)
    #expect(!statusLine().contains("lost"))
    #expect(type("q").last == .some(nil))
  }

  @Test mutating func otherWaysOutAskNothing() {
    #expect(type("5+").allSatisfy { $0 == nil })
    #expect(state.handle(.endOfTransmission, at: 0) == .quit(status: 0))
    #expect(state.handle(.interrupt, at: 0) == .quit(status: 130))
  }
}
