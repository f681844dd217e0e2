import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The calculator as lines of text without any control codes, for screen readers and terminals that
/// cannot place their cursor.
///
/// ```swift
/// var face = PlainFace(viewModel: CalculatorViewModel())
/// exit(face.run())
/// ```
public struct PlainFace {
  private var conversation: PlainConversation

  /// Creates the face of a view model.
  public init(viewModel: CalculatorViewModel) {
    conversation = PlainConversation(viewModel: viewModel)
  }

  /// Answers line after line until the input ends or a line says to quit.
  ///
  /// - Returns: The exit status for the process: 0, or 1 when the output cannot be written.
  public mutating func run(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) -> Int32 {
    var reader = LineReader(limit: PlainConversation.lineLimit)
    guard Descriptor(output).write(conversation.greeting + "\n") else { return 1 }
    while true {
      let bytes = Descriptor(input).read(limit: 4096)
      let lines = bytes.map { reader.lines(in: $0) } ?? [reader.lastLine()].compactMap(\.self)
      for line in lines {
        let answer =
          switch line {
          case .text(let text): conversation.answer(to: text)
          case .tooLong: conversation.answerToLongLine
          }
        let text = answer.lines.map { $0 + "\n" }.joined()
        guard Descriptor(output).write(text) else { return 1 }
        if answer.isLast { return 0 }
      }
      if bytes == nil { return 0 }
    }
  }
}
