import CalculatorPresentation
import Testing

@Suite("Where the lines of a sheet begin in a text field")
struct SheetFieldPlacesTests {
  @Test(
    "places agree with those that are counted from the beginning",
    arguments: ["", "1", "\n", "a\n\nb", "é\n👍🏽 = 2\ne\u{301}\n👨‍👩‍👧 * 3\n", "x = 1\r\ny = 2"])
  func placesAgree(text: String) {
    let text = SheetText(text)
    let places = SheetFieldPlaces(text)
    #expect(places.count == text.fieldText.utf16.count)
    for offset in 0...places.count + 2 {
      let cursor = places.cursor(at: offset)
      #expect(cursor == text.cursor(atUTF16Offset: offset), "\(offset) in \(text)")
      #expect(places.offset(of: cursor) == text.utf16Offset(of: cursor), "\(cursor) in \(text)")
    }
  }

  @Test("a line has its units, without its end")
  func linesHaveTheirUnits() {
    let places = SheetFieldPlaces(SheetText("👍 = 2\n\n👍 * 3"))
    #expect(places.lineStarts == [0, 7, 8])
    #expect((0...2).map(places.range(ofLine:)) == [0..<6, 7..<7, 8..<14])
    #expect([0, 6, 7, 8, 14, 99].map(places.line(at:)) == [0, 0, 1, 2, 2, 2])
  }

  @Test("what is selected is the same both ways, and a part of a line is found by its bytes")
  func selections() {
    let places = SheetFieldPlaces(SheetText("👍 = 2\n👍 * 3"))
    let selection = SheetSelection(
      from: SheetCursor(line: 1, offset: 4), to: SheetCursor(line: 0, offset: 5))
    #expect(places.range(of: selection) == 3..<9)
    #expect(
      places.selection(3..<9)
        == SheetSelection(
          from: SheetCursor(line: 0, offset: 5), to: SheetCursor(line: 1, offset: 4)))
    #expect(places.range(5..<99, ofLine: 1) == 10..<13)
  }
}
