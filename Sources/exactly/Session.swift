import CommandLineInterface

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A session of expressions in a terminal: `exactly repl`.
struct Session {
  private static let prompt = "> "

  private let conversation: SessionConversation
  private let watch: CalculationWatch

  init(calculation: ExpressionCalculation, watch: CalculationWatch) {
    conversation = SessionConversation(calculation: calculation)
    self.watch = watch
  }

  /// Answers line after line until the input ends or a line says to quit.
  func run(isPlain: Bool) throws(SystemError) {
    var conversation = conversation
    watch.install(atPrompt: Self.prompt)
    if !isPlain, var input = EditedInput() {
      return try input.converse(with: &conversation, prompt: Self.prompt)
    }
    try conversation.converse(
      input: Descriptor(STDIN_FILENO), output: Descriptor(STDOUT_FILENO), prompt: Self.prompt)
  }
}
