import CommandLineInterface
import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An interactive session in a terminal: `exactly repl`.
struct Session {
  private static let prompt = "> "

  private let calculation: ExpressionCalculation
  private let watch: CalculationWatch
  private let language: Language

  init(calculation: ExpressionCalculation, watch: CalculationWatch, language: Language) {
    self.calculation = calculation
    self.watch = watch
    self.language = language
  }

  /// Answers line after line until the input ends or a line says to quit.
  ///
  /// - Returns: A final notice, if there is one.
  func run(isPlain: Bool) throws(SystemError) -> Notice? {
    watch.install(atPrompt: Self.prompt, in: language)
    var input = isPlain ? nil : EditedInput()
    var conversation = SessionConversation(
      calculation: calculation, recorder: CalculationRecorder(), lines: .ofThisPerson(),
      isEdited: input != nil, language: language, columns: { TerminalWindow.current.columns })
    if input == nil {
      try conversation.converse(
        input: Descriptor(STDIN_FILENO), output: Descriptor(STDOUT_FILENO), prompt: Self.prompt)
    } else {
      try input?.converse(with: &conversation, prompt: Self.prompt)
    }
    return conversation.finish()
  }
}
