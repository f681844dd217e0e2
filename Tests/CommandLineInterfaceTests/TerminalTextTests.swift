import Foundation
import Testing

@testable import CommandLineInterface

/// Texts for a terminal, which must obey only the program's own.
@Suite struct TerminalTextTests {
  /// A title, a one-byte screen clear, Backspace, a bell, marks of direction and ends of lines.
  private static let commands = [
    "\u{1B}]0;x\u{7}", "\u{9B}2J", "\u{8}", "\u{7F}", "\u{0}", "\u{202E}", "\u{2066}", "\u{200F}",
    "\u{61C}", "\u{2028}", "\u{85}", "\r",
  ]

  @Test(arguments: commands)
  func ofWhoeverIsShown(command: String) {
    let shown = String(
      String.UnicodeScalarView(
        command.unicodeScalars.map { "\u{20}"..<"\u{7F}" ~= $0 ? $0 : "\u{FFFD}" }))
    #expect(TerminalText(showing: "a" + command + "b").text == "a" + shown + "b")
    let text: TerminalText = "\u{1B}[1m\(command)\u{1B}[0m"
    #expect(text.text == "\u{1B}[1m" + shown + "\u{1B}[0m")
    var one: TerminalText = ""
    for scalar in command.unicodeScalars { one.append(showing: scalar) }
    for character in command { one.append(ShownCharacter(character)) }
    #expect(!one.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x9B })
  }

  @Test(arguments: [
    "1 + 1 = 2", "a\tb\nc\r\nd", "≈ 0.333", "مرحبا", "👩‍👩‍👧 family", "می\u{200C}خواهم", "",
  ])
  func leavesAllElse(text: String) {
    #expect(TerminalText(showing: text).text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func hasNoMarksThatIsolate() {
    #expect(TerminalText(showing: "a\u{2068}b\u{2069}").text == "ab")
  }

  @Test func isPutTogether() {
    let name: TerminalText = "\u{1B}[\(12);\(UInt8(3))H"
    #expect(name.text == "\u{1B}[12;3H")
    #expect("\(name)\("\u{1B}")" == name + "\u{FFFD}")
    #expect(TerminalText(showing: "").isEmpty && !name.isEmpty)
  }
}

/// Lines that are written out, whatever reads them.
@Suite struct OutputWriterTextTests {
  /// Returns the text that arrives when lines are written to a pipe.
  private func written(
    _ write: (inout OutputWriter) throws(SystemError) -> Void
  ) throws -> String {
    let pipe = Pipe()
    var output = OutputWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try write(&output)
    try output.flush()
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test func haveNothingThatATerminalObeys() throws {
    let text = try written { output throws(SystemError) in
      try output.writeLine("1/3 ≈ 0.3\u{1B}[2J")
      _ = try output.writeLine { bytes in
        bytes += "\u{9B}31m".utf8
        return true
      }
      try output.writeLines(Array("a\u{202E}b\nc\r\n".utf8)[...])
    }
    #expect(
      text.unicodeScalars.elementsEqual(
        "1/3 ≈ 0.3\u{FFFD}[2J\n\u{FFFD}31m\na\u{FFFD}b\nc\r\n".unicodeScalars))
  }

  @Test func areUnchangedForAProgramWhereThatIsAskedFor() throws {
    let bytes = Array("\u{FEFF}a\u{1B}[2J\r\nb".utf8)
    let text = try written { output throws(SystemError) in
      try output.writeLine("first")
      try output.writeUnchanged(bytes)
    }
    #expect(text.utf8.elementsEqual("first\n".utf8 + bytes))
  }
}
