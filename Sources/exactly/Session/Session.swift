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

  private let calculation: ExpressionCalculation
  private let watch: CalculationWatch

  init(calculation: ExpressionCalculation, watch: CalculationWatch) {
    self.calculation = calculation
    self.watch = watch
  }

  /// Answers line after line until the input ends or a line says to quit.
  ///
  /// - Returns: What there is to say in the end, if anything.
  func run(isPlain: Bool) throws(SystemError) -> String? {
    watch.install(atPrompt: Self.prompt)
    var input = isPlain ? nil : EditedInput()
    var conversation = SessionConversation(
      calculation: calculation, recorder: CalculationRecorder(), lines: .ofThisPerson(),
      isEdited: input != nil, usesColors: input?.usesColors ?? false,
      columns: { TerminalWindow.current.columns })
    if input == nil {
      try conversation.converse(
        input: Descriptor(STDIN_FILENO), output: Descriptor(STDOUT_FILENO), prompt: Self.prompt)
    } else {
      try input?.converse(with: &conversation, prompt: Self.prompt)
    }
    return conversation.finish()
  }
}
