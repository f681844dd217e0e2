import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite struct SheetInputDecoderTests {
  private static let samples: [(String, [SheetEvent])] = [
    ("a", [.text("a")]), ("\u{13}", [.control("s")]), ("\r", [.key(.enter)]),
    ("\u{1B}[1;2C", [.key(.navigation(.right), .shift)]),
    ("\u{1B}[1;6D", [.key(.navigation(.left), [.shift, .control])]),
    ("\u{1B}[3;5~", [.key(.navigation(.deleteForward), .control)]),
    ("\u{1B}OA", [.key(.navigation(.up))]), ("\u{1B}OQ", [.key(.function(2))]),
    ("\u{1B}[12~", [.key(.function(2))]), ("\u{1B}[Z", [.key(.tab, .shift)]),
    ("\u{1B}[13;5u", [.key(.enter, .control)]), ("\u{1B}[27;5;13~", [.key(.enter, .control)]),
    ("\u{1B}[115;5u", [.control("s")]), ("\u{1B}[<0;3;4M", [.mouse(.press, column: 2, row: 3)]),
    ("\u{1B}[<32;3;4M", [.mouse(.drag, column: 2, row: 3)]),
    ("\u{1B}[<0;3;4m", [.mouse(.release, column: 2, row: 3)]),
    ("\u{1B}[<65;1;1M", [.scroll(1)]), ("\u{1B}[200~1\r2\u{1B}[201~", [.paste("1\r2")]),
    ("\u{1B}[999;99~", []), ("\u{1B}[<0;0;0M", []),
  ]

  @Test("Keys are told by what terminals send for them", arguments: samples)
  func keys(bytes: String, events: [SheetEvent]) {
    var decoder = SheetInputDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == events)
  }
}

@Suite struct SheetLineLayoutTests {
  @Test func rowsBreakBehindSpacesAndWithinLongWords() {
    let layout = SheetLineLayout("rent * 12345678901", columns: 8)
    #expect(
      layout.rows.map { String($0.glyphs.map(\.shown.text)) } == ["rent * ", "12345678", "901"])
    #expect(layout.place(of: 7) == (1, 0))
    #expect(layout.place(of: 18) == (2, 3))
    #expect(layout.offset(atRow: 1, column: 7) == 14)
    #expect(layout.offset(atRow: 2, column: 50) == 18)
  }

  @Test func wideCharactersAndTabsTakeTheirColumns() {
    let layout = SheetLineLayout("物\ta😀b", columns: 40)
    #expect(layout.rows[0].glyphs.map(\.column) == [0, 2, 4, 5, 7])
    #expect(layout.rows[0].width == 8)
    #expect(layout.place(of: 5) == (0, 5))
  }

  @Test("Every place is found where it is seen", arguments: [2, 3, 7, 80])
  func places(columns: Int) {
    let text = "a物 理\tπ😀 12 + sqrt(2)  # e\u{301}"
    let layout = SheetLineLayout(text, columns: columns)
    var offset = 0
    for character in text {
      let place = layout.place(of: offset)
      #expect(layout.offset(atRow: place.row, column: place.column) == offset)
      offset += character.utf8.count
    }
    #expect(layout.rows.allSatisfy { $0.width <= max(columns, 2) })
  }
}

@Suite struct SheetScrollTests {
  @Test func aRowIsShownByTheShortestWay() {
    var scroll = SheetScroll()
    scroll.show((9, 0), height: 5) { _ in 1 }
    #expect(scroll.line == 5 && scroll.skipped == 0)
    scroll.show((7, 0), height: 5) { _ in 1 }
    #expect(scroll.line == 5)
    scroll.show((9, 3), height: 5) { _ in 4 }
    #expect(scroll.line == 8 && scroll.skipped == 3)
    scroll.move(by: -4, lineCount: 10) { _ in 4 }
    #expect(scroll.line == 7 && scroll.skipped == 3)
    scroll.move(by: 99, lineCount: 10) { _ in 4 }
    #expect(scroll.line == 9 && scroll.skipped == 3)
    scroll.show((9, 0), height: 5) { _ in 1 }
    #expect(scroll.line == 9 && scroll.skipped == 0)
  }
}
