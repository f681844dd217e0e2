import CalculatorPresentation
import CommandLineInterface
import Languages

@testable import exactly

/// A session without a terminal, whose history is in memory.
struct SessionRun {
  let journal = InMemoryHistory()
  var conversation: SessionConversation

  init(
    _ options: [String] = [], columns: Int = 80, lines: SessionLines = SessionLines(),
    in language: Language = .english
  ) throws {
    conversation = SessionConversation(
      calculation: ExpressionCalculation(
        try Options(["repl"] + options, hasTerminal: true), watch: CalculationWatch()),
      recorder: CalculationRecorder(storage: journal, settings: ForgetfulSettings()),
      lines: lines, language: language, columns: { columns })
  }

  /// Returns the answer to a line, in one text.
  mutating func callAsFunction(_ line: String) -> String {
    conversation.reply(to: line).lines.joined(separator: "\n")
  }
}
