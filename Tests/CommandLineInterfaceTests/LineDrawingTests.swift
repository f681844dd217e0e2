import Testing

@testable import CommandLineInterface

@Suite struct LineDrawingTests {
  private func drawing(_ text: String, cursor: Int, columns: Int) -> String {
    LineDrawing(prompt: "> ", Array(text), cursor: cursor, columns: columns).text
  }

  @Test func putsTheCursorInItsPlace() {
    #expect(drawing("1+2", cursor: 1, columns: 80) == "\r> 1+2\u{1B}[K\r\u{1B}[3C")
  }

  @Test(arguments: 0...200)
  func showsTheSurroundingsOfTheCursor(cursor: Int) throws {
    let text = String((0..<200).map { Character(String($0 % 10)) })
    let drawing = drawing(text, cursor: cursor, columns: 20)
    let row = try #require(drawing.split(separator: "\u{1B}").first).dropFirst()
    #expect(row.count <= 19, "\(row)")
    let column = try #require(Int(drawing.split(separator: "[").last?.dropLast() ?? ""))
    let shown = Array(row)
    if cursor < 200 { #expect(shown[column] == Array(text)[cursor]) }
    #expect(column <= 19)
  }

  @Test func showsInOneColumnWhatTerminalsWouldNot() {
    #expect(drawing("√×π°−é", cursor: 0, columns: 80).hasPrefix("\r> √×π°−é\u{1B}"))
    for hidden in ["\u{202E}", "漢", "😀", "\u{200B}", "e\u{301}", "\u{9B}"] {
      #expect(drawing(hidden, cursor: 0, columns: 80).hasPrefix("\r> �\u{1B}"), "\(hidden)")
    }
  }
}
