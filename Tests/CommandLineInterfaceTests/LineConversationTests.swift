import Foundation
import Testing

@testable import CommandLineInterface

/// A conversation that repeats every line until it reads `bye`.
private struct Echo: LineConversation {
  let greeting = ["hello"]

  func reply(to line: String) -> Reply {
    Reply(lines: [line], isLast: line == "bye")
  }
}

/// Returns the output of a conversation over real descriptors.
private func transcript(of input: [UInt8], prompt: String = "") throws -> String {
  let (typed, printed) = (Pipe(), Pipe())
  try typed.fileHandleForWriting.write(contentsOf: input)
  try typed.fileHandleForWriting.close()
  var echo = Echo()
  try echo.converse(
    input: Descriptor(typed.fileHandleForReading.fileDescriptor),
    output: Descriptor(printed.fileHandleForWriting.fileDescriptor), prompt: prompt)
  try printed.fileHandleForWriting.close()
  return String(decoding: printed.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}

@Test("Each line is answered, the last one without an end too")
func answers() throws {
  #expect(try transcript(of: Array("a\r\n\nb".utf8)) == "hello\na\n\nb\n")
  #expect(try transcript(of: []) == "hello\n")
}

@Test("A prompt stands wherever a line can be typed")
func prompt() throws {
  #expect(try transcript(of: Array("a\n".utf8), prompt: "> ") == "hello\n> a\n> \n")
  #expect(try transcript(of: Array("a\nbye\nb\n".utf8), prompt: "> ") == "hello\n> a\n> bye\n")
}

@Test("A line that cannot be read is refused, and the next one is answered")
func unreadableLines() throws {
  let long = Array(repeating: UInt8(ascii: "1"), count: 1001)
  #expect(
    try transcript(of: [0xFF, 0x0A] + long + Array("\na\n".utf8)) == """
      hello
      Not read: the line is not UTF-8 text
      Not read: the line is longer than 1000 bytes
      a

      """)
}
