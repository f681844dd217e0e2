import Testing

@testable import CommandLineInterface

@Test("Text is read and nothing in it replaced", arguments: ["", "abc", "é", "€", "👍", "\u{FFFD}"])
func textOfBytes(text: String) {
  #expect(String(strictUTF8: Array(text.utf8)) == text)
}

@Test(
  "What is no UTF-8 is no text",
  arguments: [
    [0xFF], [0x80], [0xC3], [0x61, 0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
  ])
func noText(bytes: [UInt8]) {
  #expect(String(strictUTF8: bytes) == nil, "\(bytes)")
}
