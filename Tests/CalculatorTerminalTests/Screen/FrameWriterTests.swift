import CalculatorPresentation
import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

private let plain = CellStyle.plain
private let orange = CellStyle(ink: .indexed(0), base: .rgb(RGB(0xFF9F0A)), isBold: true)

@Test("The first frame draws every cell, the same frame none")
func wholeFrame() {
  var grid = CellGrid(columns: 3, rows: 2, style: plain)
  grid.write("abc", column: 0, row: 0, style: plain)
  var writer = FrameWriter()
  #expect(
    writer.text(for: grid).text
      == "\u{1B}[?2026h\u{1B}[1;1H\u{1B}[0mabc\u{1B}[2;1H   \u{1B}[0m\u{1B}[?2026l")
  #expect(writer.text(for: grid).isEmpty)
}

@Test("A change draws the changed cells alone")
func difference() {
  var grid = CellGrid(columns: 10, rows: 2, style: plain)
  var writer = FrameWriter()
  _ = writer.text(for: grid)
  grid.write("−7", column: 4, row: 1, style: orange)
  #expect(
    writer.text(for: grid).text
      == "\u{1B}[?2026h\u{1B}[2;5H\u{1B}[0;1;30;48;2;255;159;10m−7\u{1B}[0m\u{1B}[?2026l")
}

@Test("After another size or when told so, everything is drawn again")
func invalidation() {
  let grid = CellGrid(columns: 2, rows: 1, style: plain)
  var writer = FrameWriter()
  let first = writer.text(for: grid)
  writer.invalidate()
  #expect(writer.text(for: grid) == first)
  #expect(!writer.text(for: CellGrid(columns: 1, rows: 2, style: plain)).isEmpty)
  #expect(writer.text(for: CellGrid(columns: 0, rows: 0, style: plain)).isEmpty)
}

@Test("Each kind of colour has its sequence")
func selections() {
  func selection(_ color: Color) -> TerminalText { CellStyle(ink: color, base: color).selection }
  #expect(selection(.unset) == "\u{1B}[0m")
  #expect(selection(.indexed(3)) == "\u{1B}[0;33;43m")
  #expect(selection(.indexed(15)) == "\u{1B}[0;97;107m")
  #expect(selection(.indexed(214)) == "\u{1B}[0;38;5;214;48;5;214m")
  #expect(
    CellStyle(ink: .unset, base: .unset, isDim: true, isReversed: true).selection
      == "\u{1B}[0;2;7m")
}

@Test("Random changes, replayed, give the frame")
func replay() {
  var generator = SeededGenerator(seed: 7)
  var writer = FrameWriter()
  var grid = CellGrid(columns: 7, rows: 4, style: plain)
  var replayed = ReplayedScreen(columns: 7, rows: 4)
  for _ in 0..<Sample.count(500) {
    for _ in 0..<generator.next() % 6 {
      let scalar = Unicode.Scalar(UInt8(0x41 + generator.next() % 26))
      let style = generator.next() & 1 == 0 ? plain : orange
      grid[Int(generator.next() % 7), Int(generator.next() % 4)] = Cell(
        scalar: scalar, style: style)
    }
    replayed.feed(writer.text(for: grid).text)
    #expect(replayed.grid == grid)
  }
}

/// A terminal that understands what ``FrameWriter`` writes.
private struct ReplayedScreen {
  var grid: CellGrid
  private var column = 0
  private var row = 0
  private var style = plain

  init(columns: Int, rows: Int) {
    grid = CellGrid(columns: columns, rows: rows, style: plain)
  }

  mutating func feed(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        grid[column, row] = Cell(scalar: scalar, style: style)
        column += 1
        continue
      }
      let parameters = rest.dropFirst().prefix { !$0.properties.isAlphabetic }
      rest = rest.dropFirst(parameters.count + 1)
      switch rest.popFirst() {
      case "H":
        let numbers = String(parameters).split(separator: ";").compactMap { Int($0) }
        (row, column) = (numbers[0] - 1, numbers[1] - 1)
      case "m": style = "\u{1B}[\(String(parameters))m" == orange.selection ? orange : plain
      default: break
      }
    }
  }
}
