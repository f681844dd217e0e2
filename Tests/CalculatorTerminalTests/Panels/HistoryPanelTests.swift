import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

@Suite struct HistoryPanelTests {
  @Test func listsCalculationsNewestFirstAndReusesTheirResults() {
    var calculator = TypedCalculator()
    calculator.type("2*3=1/4=h")
    let lines = calculator.panelLines
    #expect(lines[0].hasPrefix("1 ÷ 4 = 0.25"))
    #expect(lines[1].hasPrefix("2 × 3 = 6"))
    #expect(lines[0].contains("2026-11-1"))
    calculator.press(.down)
    calculator.type("\r+1=")
    #expect(calculator.display == "7")
  }

  @Test func anEditedCalculationChangesThoseThatUseItsResult() {
    var calculator = TypedCalculator()
    calculator.type("2*3=+1=h")
    #expect(calculator.panelLines[0].hasPrefix("6 + 1 = 7"))
    calculator.press(.down)
    calculator.type("e\u{7F}5\r")
    #expect(calculator.panelLines[0].hasPrefix("10 + 1 = 11"))
    #expect(calculator.panelLines[1].hasPrefix("2 × 5 = 10"))
  }

  @Test func whileOneIsEditedTheyHaveTheNumbersThatStandForThem() {
    var calculator = TypedCalculator()
    calculator.type("2*3=+1=h")
    calculator.type("e")
    #expect(calculator.panelLines[0].hasPrefix("#2  6 + 1 = 7"))
    #expect(calculator.panelLines[1].hasPrefix("#1  2 × 3 = 6"))
    #expect(calculator.panelLines.contains("Calculation: #1 + 1"))
    calculator.type("\r")
    #expect(calculator.panelLines[0].hasPrefix("6 + 1 = 7"))
  }

  @Test func aRefusedEditSaysWhyAndKeepsWhatWasTyped() {
    var calculator = TypedCalculator()
    calculator.type("2*3=he\u{7F}\r")
    let lines = calculator.panelLines
    #expect(lines.contains("Calculation: 2 ×"), "\(lines)")
    #expect(lines.contains { $0.contains("missing") }, "\(lines)")
    calculator.type("7\r")
    #expect(calculator.panelLines[0].hasPrefix("2 × 7 = 14"))
  }

  @Test func linesAreEditedInTheMiddleAndGivenUp() {
    var calculator = TypedCalculator()
    calculator.type("2*3=he")
    calculator.press(.home, .deleteForward)
    calculator.type("12")
    calculator.press(.left, .right, .end)
    calculator.handle(.paste("0\n"))
    calculator.type("\r")
    #expect(calculator.panelLines[0].hasPrefix("12 × 30 = 360"))
    // The number shown came from there.
    #expect(calculator.display == "360")
    calculator.type("e999\(escape)")
    #expect(calculator.panelLines[0].hasPrefix("12 × 30 = 360"))
    #expect(calculator.display == "360")
  }

  @Test func labelsAreGivenAndTakenAway() {
    var calculator = TypedCalculator()
    calculator.type("2*3=hnlunch\r")
    #expect(calculator.panelLines[0].contains("lunch"))
    calculator.type("n\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\r")
    #expect(!calculator.panelLines[0].contains("lunch"))
  }

  @Test func removesOneAndClearsAllAfterASecondKey() {
    var calculator = TypedCalculator()
    calculator.type("1+1=2+2=3+3=h\u{7F}")
    #expect(calculator.panelLines[0].hasPrefix("2 + 2 = 4"))
    calculator.type("X7")
    #expect(calculator.state.viewModel.history.rows.count == 2)
    calculator.type("XX")
    #expect(calculator.state.viewModel.history.rows.isEmpty)
    #expect(calculator.panelLines.contains("No calculations yet"))
    #expect(calculator.panelLines.contains("History cleared"))
  }

  @Test func aHeldKeyRemovesOneCalculation() {
    var calculator = TypedCalculator()
    calculator.type("1+1=2+2=3+3=4+4=h" + String(repeating: "\u{7F}", count: 50))
    calculator.press(.deleteForward, .deleteForward)
    #expect(calculator.state.viewModel.history.rows.count == 3)
    #expect(calculator.panelLines.contains("Calculation removed  u Undo"))
    // Any other key lets the next one be removed, even one that does nothing else.
    calculator.type("7")
    #expect(!calculator.panelLines.contains { $0.contains("removed") })
    calculator.type("\u{7F}\u{7F}")
    #expect(calculator.state.viewModel.history.rows.count == 2)
    calculator.press(.left, .deleteForward, .deleteForward)
    #expect(calculator.state.viewModel.history.rows.count == 1)
    calculator.press(.down, .deleteForward, .deleteForward)
    #expect(calculator.state.viewModel.history.rows.isEmpty)
    #expect(calculator.panelLines.contains("Calculation removed  u Undo"))
    #expect(calculator.display == "8")
  }

  @Test func undoIsAskedForWithItsKey() {
    var calculator = TypedCalculator()
    calculator.type("h")
    let undone = calculator.state.viewModel.calculator
    calculator.type("u")
    #expect(calculator.panelLines.contains("Nothing to undo"))
    #expect(calculator.state.viewModel.calculator == undone)
    calculator.type("r")
    #expect(calculator.panelLines.contains("Nothing to redo"))
    #expect(calculator.state.panel?.subject == .history)
  }

  @Test func tellsOnlyItsOwnNews() {
    var calculator = TypedCalculator()
    calculator.type("u1+1=hnlunch\r")
    #expect(!calculator.panelLines.contains("Nothing to undo"))
  }

  @Test func exportsToTheClipboard() {
    var calculator = TypedCalculator()
    calculator.type("2*3=hxcyxjxt")
    #expect(calculator.effects.count == 4)
    for (effect, part) in zip(calculator.effects, ["2 × 3,", "6", "\"2 × 3\"", "2 × 3 = 6"]) {
      guard case .copy(let text) = effect else {
        Issue.record("\(effect)")
        continue
      }
      #expect(text.contains(part), "\(text)")
    }
    #expect(calculator.panelLines.contains("Copied 1 calculation"))
    calculator.type("x\(escape)")
    #expect(calculator.state.panel != nil)
    #expect(calculator.effects.count == 4)
  }

  @Test func aNarrowWindowKeepsTheWholeResult() {
    var calculator = TypedCalculator(columns: 24, rows: 10)
    calculator.type("111111+222222+333333=h")
    let line = calculator.panelLines[0]
    #expect(line.hasPrefix("…") && line.hasSuffix("= 666,666"), "\(line)")
  }

  @Test func anOpenListShowsWhatAnotherProgramKeeps() throws {
    let storage = InMemoryHistory()
    var first = TypedCalculator(columns: 120, rows: 40, history: storage)
    var second = TypedCalculator(history: storage, seed: 2)
    first.type("1+1=2+2=h")
    first.press(.down)
    #expect(first.state.panel?.cursor.index == 1)
    second.type("7*8=")
    #expect(!first.lines.contains { $0.contains("7 × 8") })
    // The first key after a second reloads it, and takes the selection on the screen.
    _ = first.state.handle(.key(.enter), at: 2_000)
    #expect(first.lines.contains { $0.contains("7 × 8 = 56") })
    #expect(first.display == "2")
    #expect(first.state.panel?.cursor.index == 2)
  }

  @Test func aKeyForALineThatAnotherProgramHasRemovedDoesNothing() {
    let storage = InMemoryHistory()
    var first = TypedCalculator(history: storage)
    var second = TypedCalculator(history: storage, seed: 2)
    first.type("1+1=2+2=h")
    second.type("h\u{7F}")
    _ = first.state.handle(.key(.enter), at: 2_000)
    #expect(first.panelLines.contains("Calculation removed"))
    #expect(first.display == "4")
    #expect(first.state.viewModel.history.rows.count == 1)
  }
}
