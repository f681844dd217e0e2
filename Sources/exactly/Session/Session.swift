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
  ///
  /// - Returns: What there is to say in the end, if anything.
  func run(isPlain: Bool) throws(SystemError) -> String? {
    var conversation = conversation
    watch.install(atPrompt: Self.prompt)
    if !isPlain, var input = EditedInput() {
      try input.converse(with: &conversation, prompt: Self.prompt)
    } else {
      try conversation.converse(
        input: Descriptor(STDIN_FILENO), output: Descriptor(STDOUT_FILENO), prompt: Self.prompt)
    }
    return conversation.finish()
  }
}
