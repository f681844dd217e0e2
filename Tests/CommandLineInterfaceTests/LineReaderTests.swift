import Testing

@testable import CommandLineInterface

@Test("Lines may be cut anywhere, and the last one needs no end")
func linesInPieces() {
  let bytes = Array("ab\n\ncd".utf8)
  for cut in 0...bytes.count {
    var reader = LineReader(limit: 10)
    var lines = reader.lines(in: bytes[..<cut]) + reader.lines(in: bytes[cut...])
    if let last = reader.lastLine() { lines.append(last) }
    #expect(lines == [.text([0x61, 0x62]), .text([]), .text([0x63, 0x64])])
    #expect(reader.lastLine() == nil)
  }
}

@Test("A line beyond the limit is told apart, and the next one is read")
func longLines() {
  var reader = LineReader(limit: 3)
  #expect(
    reader.lines(in: Array("abc\nabcd\nx\r\n".utf8)[...]) == [
      .text([0x61, 0x62, 0x63]), .tooLong, .text([0x78]),
    ])
}
