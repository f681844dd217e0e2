import CalculatorModel
import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Suite struct KeyLabelTests {
  @Test func everyScientificLabelCanBeDrawn() {
    for keypad in everyKeypad where keypad.columnCount == 10 {
      for key in keypad.rows.joined() where key.role == .scientific {
        guard let label = KeyLabel(key.label) else {
          Issue.record("\(key.label)")
          continue
        }
        #expect((1...12).contains(label.columns), "\(key.label)")
        // Whatever a key has room for, all labels of its kind have.
        let columns = (1...40).first { KeyLabel.hasRoom(for: key.label, columns: $0) } ?? 0
        #expect(label.columns < columns, "\(key.label)")
      }
    }
    #expect(KeyLabel("sin⁻¹")?.columns == 8)
    #expect(KeyLabel("Q") == nil)
  }

  @Test func lettersDifferAndHaveStraightEdges() {
    let letters = "sincotahlgxyemrdRDEπ√/!()+−012".unicodeScalars
    let bitmaps = Set(letters).map { LetterFont.bitmap(of: String($0)) ?? [] }
    #expect(Set(bitmaps).count == Set(letters).count)
    for bitmap in bitmaps {
      #expect(bitmap.count == LetterFont.height)
      #expect(bitmap.allSatisfy { $0.utf8.count == bitmap.pointColumns }, "\(bitmap)")
      #expect(bitmap.contains { $0.contains("#") })
    }
  }

  @Test(
    arguments: [
      (80, 24, false), (120, 40, true), (200, 60, true), (40, 24, false), (50, 28, true),
      (100, 60, true),
    ])
  func labelsGrowWithTheKeys(columns: Int, rows: Int, isLarge: Bool) {
    for depth in [ColorDepth.full, .sixteen] {
      var state = FullScreenState(
        viewModel: CalculatorViewModel(), window: WindowSize(columns: columns, rows: rows),
        theme: Theme(look: .dark, depth: depth))
      let screen = state.screen(at: 0)
      // Above the keys there is a 0.
      let text = (rows / 3..<rows - 1).map { screen.text(row: $0) }.joined(separator: "\n")
      #expect(text.contains("8") != isLarge, "\(text)")
      #expect(text.contains("sinh") == (columns == 80), "\(text)")
    }
  }

  @Test(arguments: [(50, 28), (120, 32), (120, 40), (200, 60), (60, 80)])
  func noLabelReachesBelowItsKey(columns: Int, rows: Int) {
    let viewModel = CalculatorViewModel(locale: "de_DE", clock: { 0 }, random: { 1 })
    for key in ["", "s"] {
      var state = FullScreenState(
        viewModel: viewModel, window: WindowSize(columns: columns, rows: rows),
        theme: Theme(look: .dark, depth: .full))
      if !key.isEmpty { _ = state.handle(.key("s"), at: 0) }
      let screen = state.screen(at: 1_000)
      for place in state.layout(state.drawnKeypad)?.keys ?? [] {
        let last = place.area.endRow - 1
        for column in place.area.column..<place.area.endColumn {
          let base = screen[column, last]?.style.base
          #expect(base == state.theme.page.base, "\(column), \(last) of \(columns) × \(rows)")
        }
      }
    }
  }

  @Test func theLinuxConsoleKeepsPlainLetters() {
    var state = FullScreenState(
      viewModel: CalculatorViewModel(), window: WindowSize(columns: 120, rows: 40),
      theme: Theme(look: .dark, depth: .sixteen, blocks: .halves))
    let screen = state.screen(at: 0)
    let text = (0..<40).map { screen.text(row: $0) }.joined(separator: "\n")
    #expect(text.contains("sinh") && text.contains("x^2"))
  }

  @Test func keysOfLinesHaveLargeLabelsToo() {
    var state = FullScreenState(
      viewModel: CalculatorViewModel(), window: WindowSize(columns: 80, rows: 60),
      theme: Theme(look: .dark, depth: .none))
    let screen = state.screen(at: 0)
    let text = (20..<59).map { screen.text(row: $0) }.joined(separator: "\n")
    #expect(!text.contains("8") && text.contains("╭"))
  }
}
