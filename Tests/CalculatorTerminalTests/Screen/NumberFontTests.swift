import CalculatorModel
import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Test("Each font has all that a display shows, digits equally wide", arguments: NumberFont.allCases)
func fonts(font: NumberFont) {
  for scalar in "0123456789.,-−eEroABCDFxb".unicodeScalars {
    guard let bitmap = font.bitmap(of: scalar) else {
      Issue.record("\(scalar) is missing")
      continue
    }
    #expect(bitmap.count <= font.height)
    #expect(bitmap.allSatisfy { $0.utf8.count == bitmap.pointColumns })
    #expect(bitmap.pointColumns.isMultiple(of: 2))
    if ("0"..."9").contains(scalar) {
      #expect(bitmap.pointColumns == (font == .large ? 12 : 6))
    }
  }
  #expect(font.bitmap(of: "1z") == nil)
  #expect(Set("0123456789".unicodeScalars.map { font.bitmap(of: $0) }).count == 10)
}

@Test("The labels of large keys can be drawn")
func labels() {
  for label in Keypad(.basic, for: Calculator()).rows.joined().map(\.label) + ["C"] {
    #expect(NumberFont.small.bitmap(of: label) != nil, "\(label)")
  }
}

@Test("Points become block elements")
func blockElements() {
  var grid = CellGrid(columns: 2, rows: 2, style: .plain)
  let bitmap = ["##  ", "# # ", "  ##"]
  grid.draw(bitmap, column: 0, pointRow: 0, style: .plain, blocks: .quadrants)
  #expect(grid.text(row: 0) == "▛▖")
  #expect(grid.text(row: 1) == " ▀")
  grid = CellGrid(columns: 2, rows: 2, style: .plain)
  grid.draw(bitmap, column: 0, pointRow: 1, style: .plain, blocks: .halves)
  #expect(grid.text(row: 0) == "▄ ")
  #expect(grid.text(row: 1) == "▀█")
  grid.draw(bitmap, column: -1, pointRow: -3, style: .plain, blocks: .quadrants)
}
