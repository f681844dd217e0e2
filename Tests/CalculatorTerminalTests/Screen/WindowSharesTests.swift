import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Suite struct WindowSharesTests {
  @Test(
    arguments: [
      (100, 24, 45, Keypad.Mode.basic), (119, 40, 54, .basic), (120, 40, 81, .scientific),
      (200, 60, 128, .scientific), (1_000, 500, 928, .scientific),
    ])
  func putsThePanelBesideTheCalculator(
    columns: Int, rows: Int, calculator: Int, keypad: Keypad.Mode
  ) {
    let window = WindowSize(columns: columns, rows: rows)
    let shares = WindowShares(window, mode: .scientific, hasPanel: true)
    #expect(shares.calculator == WindowSize(columns: calculator, rows: rows))
    #expect(shares.keypad == keypad)
    #expect(shares.panel?.column == calculator)
    #expect(shares.panel?.endColumn == columns)
  }

  @Test(arguments: [(99, 60), (80, 24), (200, 7)])
  func leavesASmallWindowWhole(columns: Int, rows: Int) {
    let window = WindowSize(columns: columns, rows: rows)
    let shares = WindowShares(window, mode: .scientific, hasPanel: true)
    #expect(shares.calculator == window)
    #expect(shares.panel == nil)
  }

  @Test func eachPartIsAsLargeAsItMustBeAtLeast() {
    for columns in 100...400 {
      for mode in Keypad.Mode.allCases {
        let shares = WindowShares(
          WindowSize(columns: columns, rows: 40), mode: mode, hasPanel: true)
        // Words have no other keypad that could be drawn beside the panel.
        let isBeside = mode != .programmer || columns >= 112
        #expect(isBeside == (shares.panel != nil), "\(columns)")
        if let panel = shares.panel { #expect((39...72).contains(panel.width), "\(columns)") }
        let least = Layout.minimum(for: shares.keypad).columns
        #expect(shares.calculator.columns >= least, "\(columns)")
        #expect(shares.keypad == mode || mode == .scientific && shares.keypad == .basic)
      }
    }
  }
}
