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
/// exit(face.run())
/// ```
public struct PlainFace {
  private let conversation: PlainConversation

  /// Creates the face of a view model.
  public init(viewModel: CalculatorViewModel) {
    conversation = PlainConversation(viewModel: viewModel)
  }

  /// Answers line after line until the input ends or a line says to quit.
  ///
  /// - Returns: The exit status for the process: 0, or 1 when the input cannot be read or the output
  ///   cannot be written.
  public func run(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) -> Int32 {
    do throws(SystemError) {
      var conversation = conversation
      try conversation.converse(input: Descriptor(input), output: Descriptor(output))
      return 0
    } catch {
      return 1
    }
  }
}
