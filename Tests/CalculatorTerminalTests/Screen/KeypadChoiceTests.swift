import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Suite struct KeypadChoiceTests {
  private let wide = WindowSize(columns: 80, rows: 24)
  private let narrow = WindowSize(columns: 60, rows: 24)
  private let high = WindowSize(columns: 90, rows: 60)

  @Test func followsTheWindow() {
    var choice = KeypadChoice()
    #expect(choice.mode(in: wide) == .scientific)
    #expect(choice.mode(in: narrow) == .basic)
    // A cell is twice as high as wide: this window is higher than wide.
    #expect(choice.mode(in: high) == .basic)
    #expect(choice.mode(in: WindowSize(columns: 79, rows: 24)) == .basic)
    #expect(choice.mode(in: WindowSize(columns: 80, rows: 7)) == .basic)
    #expect(choice.mode(in: WindowSize(columns: 200, rows: 50)) == .scientific)
  }

  @Test func aChoiceHoldsUntilTheWindowTurns() {
    var choice = KeypadChoice()
    _ = choice.mode(in: wide)
    choice.choose(.basic)
    #expect(choice.mode(in: wide) == .basic)
    #expect(choice.mode(in: WindowSize(columns: 120, rows: 35)) == .basic)
    #expect(choice.mode(in: high) == .basic)
    #expect(choice.mode(in: wide) == .scientific)
  }

  @Test func theScientificKeypadCanBeChosenInAHighWindow() {
    var choice = KeypadChoice(.scientific)
    #expect(choice.mode(in: high) == .scientific)
    // It waits for a window that has room.
    #expect(choice.mode(in: narrow) == .basic)
    #expect(choice.mode(in: high) == .scientific)
  }
}
