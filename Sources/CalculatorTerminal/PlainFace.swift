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
/// let face = PlainFace(viewModel: CalculatorViewModel())
/// try face.run()
/// ```
public struct PlainFace {
  private let conversation: PlainConversation

  /// Creates the face of a view model.
  public init(viewModel: CalculatorViewModel) {
    conversation = PlainConversation(viewModel: viewModel)
  }

  /// Answers line after line until the input ends or a line says to quit.
  ///
  /// - Throws: ``SystemError`` when the input cannot be read or the output cannot be written.
  package func run(
    input: Descriptor = Descriptor(STDIN_FILENO), output: Descriptor = Descriptor(STDOUT_FILENO)
  ) throws(SystemError) {
    var reader = LineReader(limit: PlainConversation.lineLimit)
    try output.write(Array("\(conversation.greeting)\n".utf8))
    while true {
      let bytes = try input.read(limit: 4096)
      let lines = bytes.map { reader.lines(in: $0[...]) } ?? [reader.lastLine()].compactMap(\.self)
      for line in lines {
        let answer =
          switch line {
          case .text(let text): conversation.answer(to: text)
          case .tooLong: conversation.answerToLongLine
          }
        try output.write(answer.lines.flatMap { Array("\($0)\n".utf8) })
        if answer.isLast { return }
      }
      if bytes == nil { return }
    }
  }
}
