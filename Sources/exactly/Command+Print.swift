import CommandLineInterface
import DisplayableText

/// Texts that others may have written: those of the history, and sheets.
extension Command {
  /// Prints lines: byte for byte for a program, and for a person without what a terminal might obey.
  mutating func print(_ text: String) throws(SystemError) {
    guard hasTerminalOutput else { return try output.writeLine(text) }
    // By scalars: as characters, a carriage return and the line feed behind it are one.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      try writeForTerminal(String(line.last == "\r" ? line.dropLast() : line))
    }
  }

  /// Prints a line with all that a terminal might obey made visible, but for tabs.
  mutating func writeForTerminal(_ line: String) throws(SystemError) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    try output.writeLine(parts.map { String($0).displayable(limit: .max) }.joined(separator: "\t"))
  }
}
