import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite struct SheetMouseTests {
  @Test func aClickPlacesTheCursorAndTwoSelectAWord() throws {
    var sheet = try TypedSheet("# a word\nlast")
    sheet.click(column: 9, row: 1)
    #expect(sheet.screen.viewModel.cursor == SheetCursor(line: 0, offset: 5))
    sheet.click(column: 9, row: 1)
    #expect(sheet.screen.viewModel.selectedText == "word")
    sheet.click(column: 30, row: 2)
    #expect(sheet.screen.viewModel.cursor == SheetCursor(line: 1, offset: 4))
    sheet.click(column: 30, row: 9)
    #expect(sheet.screen.viewModel.cursor == SheetCursor(line: 1, offset: 4))
  }

  @Test func aClickOnAnAnswerRefersToItsLine() throws {
    var sheet = try TypedSheet("rent = 1200\n5 + 5\n")
    sheet.press(.end, with: .control)
    sheet.click(column: 50, row: 1)
    sheet.type(" + ")
    sheet.click(column: 50, row: 2)
    #expect(sheet.lines[2] == "rent + line 2")
    sheet.press(.home, with: .control)
    sheet.click(column: 50, row: 2)
    #expect(sheet.status == "that line is below; a line can only use lines above it")
    sheet.click(column: 50, row: 1)
    #expect(sheet.screen.panel?.subject == .expansion(line: 0, digits: 50))
  }

  @Test func theMouseSelectsAndChangesNumbers() throws {
    var sheet = try TypedSheet("price = 1.25")
    sheet.handle(.mouse(.press, column: 4, row: 1))
    sheet.handle(.mouse(.drag, column: 9, row: 1))
    sheet.handle(.mouse(.release, column: 9, row: 1))
    #expect(sheet.screen.viewModel.selectedText == "price")
    sheet.handle(.mouse(.press, column: 13, row: 1))
    for column in [14, 16, 18] { sheet.handle(.mouse(.drag, column: column, row: 1)) }
    sheet.handle(.mouse(.release, column: 18, row: 1))
    #expect(sheet.lines == ["price = 1.30"])
    sheet.control("z")
    #expect(sheet.lines == ["price = 1.25"])
    // Typing in the meantime ends the drag.
    sheet.handle(.mouse(.press, column: 13, row: 1))
    sheet.control("axz")
    sheet.handle(.mouse(.drag, column: 14, row: 1))
    #expect(sheet.lines == ["price = 1.25"])
    sheet.press(.end)
    sheet.press(.down, with: .alt)
    #expect(sheet.lines == ["price = 1.24"])
  }

  @Test func theKeysTypeIntoTheLine() throws {
    var sheet = try TypedSheet("")
    let layout = sheet.screen.layout
    let keypad = try #require(sheet.screen.keypad)
    for label in ["7", "+", "5", "=", "×", "2", "²√x"] {
      let place = try #require(
        layout.keys.first { keypad.rows[$0.keypadRow][$0.index].label == label })
      sheet.click(column: place.area.column + 1, row: place.area.row)
    }
    #expect(sheet.lines == ["7 + 5", "ans * sqrt(2)"])
    sheet.control("k")
    #expect(sheet.screen.layout.keys.isEmpty)
  }

  /// One key goes through all of them, each in place of the one before.
  @Test func examplesArePutBelowTheTextAndTakenBack() throws {
    var sheet = try TypedSheet("1/4")
    for example in SheetExample.allCases + [.budget] {
      sheet.control("t")
      let lines = example.text(in: Catalogue(.english)).split(separator: "\n").map(String.init)
      #expect(sheet.lines == ["1/4", ""] + lines)
    }
    sheet.control("z")
    #expect(sheet.lines == ["1/4"])
    sheet.control("t")
    sheet.type("9")
    sheet.control("t")
    #expect(sheet.lines.count { $0.hasPrefix("# Example") } == 2)
  }
}
