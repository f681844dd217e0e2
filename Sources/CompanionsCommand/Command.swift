import CommandLineInterface
import Companions
import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The command `companions`.
struct Command: CommandLineProgram {
  static let name = "companions"

  private let options: Options
  private var output = OutputWriter(descriptor: STDOUT_FILENO)
  private var diagnostics = DiagnosticsWriter()

  init(arguments: [String]) throws(UsageError) {
    options = try Options(arguments)
  }

  mutating func run() throws(SystemError) -> Int32 {
    var status = ExitStatus.answered
    switch options.task {
    case .help: try writeHelp()
    case .version: try output.writeLine(HelpText.version)
    case .menu: status = try converse()
    case .fizzBuzz(let count): try writeFizzBuzz(count: count)
    case .decide(let decider): try output.writeLine(decider.answer())
    case .order(let items, let promoCode):
      status = try write(
        OrderAnswer(
          items: items, promoCode: promoCode, language: Self.language(of: STDERR_FILENO)))
    }
    try output.flush()
    diagnostics.flush()
    return status.rawValue
  }

  private mutating func converse() throws(SystemError) -> ExitStatus {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      let error = UsageError(CompanionsUsageReason.menuNeedsTerminal)
      diagnostics.writeLine(
        error.message(of: Self.name, in: Self.language(of: STDERR_FILENO)))
      return .unreadable
    }
    var conversation = CompanionsConversation(
      characters: .ofThisTerminal, language: Self.language(of: STDOUT_FILENO))
    try conversation.converse(
      input: Descriptor(STDIN_FILENO), output: Descriptor(STDOUT_FILENO), prompt: "> ")
    return .answered
  }

  /// Writes the help in the user's language; output for programs is the same everywhere.
  private mutating func writeHelp() throws(SystemError) {
    let characters = DrawingCharacters.ofThisTerminal
    for line in HelpText.help(in: Self.language(of: STDOUT_FILENO)) {
      try output.writeLine(characters.shown(line))
    }
  }

  private mutating func writeFizzBuzz(count: Int) throws(SystemError) {
    var fizzBuzz = FizzBuzz()
    for _ in 0..<count {
      try output.writeLine(fizzBuzz.text)
      fizzBuzz.increment()
    }
  }

  private mutating func write(_ answer: OrderAnswer) throws(SystemError) -> ExitStatus {
    for line in answer.lines { try output.writeLine(line) }
    for line in answer.diagnostics { diagnostics.writeLine("\(Self.name): \(line)") }
    return answer.status
  }
}
