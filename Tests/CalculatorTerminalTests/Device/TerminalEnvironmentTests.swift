import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Test("The variables choose how many colours there are")
func colorDepth() {
  func depth(_ variables: [String: String]) -> ColorDepth {
    TerminalEnvironment(variables).colorDepth
  }
  #expect(depth(["TERM": "xterm"]) == .sixteen)
  #expect(depth(["TERM": "xterm-256color"]) == .twoHundredFiftySix)
  #expect(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .full)
  #expect(depth(["TERM": "xterm", "COLORTERM": "24bit"]) == .full)
  #expect(depth(["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"]) == .none)
  #expect(depth(["TERM": "xterm", "NO_COLOR": ""]) == .sixteen)
  #expect(depth(["TERM": "vt100"]) == .none)
}

@Test("COLORFGBG chooses the look")
func look() {
  func look(_ value: String?) -> Look {
    TerminalEnvironment(value.map { ["COLORFGBG": $0] } ?? [:]).look
  }
  #expect(look(nil) == .dark)
  #expect(look("15;0") == .dark)
  #expect(look("0;15") == .light)
  #expect(look("0;default;15") == .light)
  #expect(look("0;default") == .dark)
  #expect(look("7;8") == .dark)
}
