import CalculatorPresentation
import CommandLineInterface

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
  private let viewModel: CalculatorViewModel

  /// Creates the face of a view model.
  public init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  /// Answers line after line until the input ends or a line asks to quit.
  ///
  /// - Throws: ``SystemError`` when the input cannot be read or the output cannot be written.
  package func run(
    input: Descriptor = Descriptor(STDIN_FILENO), output: Descriptor = Descriptor(STDOUT_FILENO)
  ) throws(SystemError) {
    viewModel.readHistory()
    var conversation = PlainConversation(viewModel: viewModel)
    try conversation.converse(input: input, output: output)
  }
}
