#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Lines typed in a terminal and edited as in a shell, with those before to go back to.
///
/// The terminal needs to know no more than how to erase to the end of a row and to move its cursor
/// right.
package struct EditedInput {
  private let terminal: EditingTerminal
  private let output = Descriptor(STDOUT_FILENO)
  private var editor = LineEditor()
  private var decoder = EditingKeyDecoder()

  /// Keys that were typed ahead.
  private var keys: ArraySlice<EditingKey> = []

  /// Creates an input; nil where there is no terminal that can place its cursor.
  package init?() {
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !name.isEmpty, name != "dumb", isatty(STDOUT_FILENO) == 1,
      let terminal = EditingTerminal()
    else { return nil }
    self.terminal = terminal
  }

  /// Answers line after line until the input ends or a line ends the conversation.
  ///
  /// - Throws: ``SystemError`` when input or output fails.
  package mutating func converse(
    with conversation: inout some LineConversation, prompt: String
  ) throws(SystemError) {
    try write(conversation.greeting.map { $0 + "\n" }.joined())
    while let line = try readLine(prompt: prompt, completions: conversation.completions) {
      let reply = conversation.reply(to: line)
      try write(reply.lines.map { $0 + "\n" }.joined())
      if reply.isLast { return }
    }
  }

  /// The next line; nil at the end of the input.
  private mutating func readLine(
    prompt: String, completions: (String) -> [String]
  ) throws(SystemError) -> String? {
    terminal.take()
    defer { terminal.giveBack() }
    while true {
      while let key = keys.popFirst() {
        switch editor.handle(key, completions: completions) {
        case nil: break
        case .line(let line):
          try write(drawing(prompt, of: Array(line), cursor: line.count) + "\n")
          return line
        case .interrupted: try write("^C\n")
        case .endOfInput:
          try write("\n")
          return nil
        case .suspend:
          try write("\n")
          terminal.suspend()
        case .clearScreen: try write("\u{1B}[H\u{1B}[2J")
        case .candidates(let names): try write("\n" + names.joined(separator: "  ") + "\n")
        }
      }
      try write(drawing(prompt, of: editor.characters, cursor: editor.cursor))
      guard let bytes = try Descriptor(STDIN_FILENO).read(limit: 4096) else { return nil }
      keys += decoder.decode(bytes)
    }
  }

  private func drawing(_ prompt: String, of characters: [Character], cursor: Int) -> String {
    LineDrawing(prompt: prompt, characters, cursor: cursor, columns: terminal.columns).text
  }

  private func write(_ text: String) throws(SystemError) {
    try output.write(Array(text.utf8))
  }
}
