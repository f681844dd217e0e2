/// A conversation in lines of text: a line typed in, lines to print out.
///
/// It needs no cursor and no colours, so it suits screen readers and the simplest terminals.
package protocol LineConversation {
  /// The longest line that is read, in bytes; 1,000 unless the conversation says otherwise.
  static var lineLimit: Int { get }

  /// The lines to print before the first one is read.
  var greeting: [String] { get }

  /// Does what a line asks for; a refused line has no effect at all.
  mutating func reply(to line: String) -> Reply

  /// Returns the message about an unreadable line; in English unless the conversation says otherwise.
  func text(of refusal: LineRefusal) -> String
}

extension LineConversation {
  package static var lineLimit: Int { 1_000 }

  package func text(of refusal: LineRefusal) -> String { refusal.english }

  /// Answers line after line until the input ends or a line ends the conversation.
  ///
  /// - Parameters:
  ///   - input: The source of the lines.
  ///   - output: The destination of the replies.
  ///   - prompt: The prompt, if a user is there to see it.
  /// - Throws: ``SystemError`` if input or output fails.
  package mutating func converse(
    input: Descriptor, output: Descriptor, prompt: String = ""
  ) throws(SystemError) {
    var reader = LineReader(limit: Self.lineLimit)
    try output.write(TerminalText(showing: text(greeting) + prompt))
    while true {
      let bytes = try input.read(limit: 4096)
      let lines = bytes.map { reader.lines(in: $0[...]) } ?? [reader.lastLine()].compactMap(\.self)
      for line in lines {
        let reply = self.reply(to: line)
        try output.write(
          TerminalText(showing: text(reply.lines) + (reply.isLast ? "" : prompt)))
        if reply.isLast { return }
      }
      if bytes == nil {
        // The end of the input leaves the cursor after the prompt.
        return try output.write(prompt.isEmpty ? "" : "\n")
      }
    }
  }

  /// Answers a line as it was read, or says why it cannot be read.
  package mutating func reply(to line: LineReader.Line) -> Reply {
    switch line {
    case .tooLong:
      return Reply(lines: [text(of: .tooLong(limit: Self.lineLimit))])
    case .text(let bytes):
      guard let text = String(strictUTF8: bytes) else {
        return Reply(lines: [text(of: .notUTF8)])
      }
      return reply(to: text)
    }
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
