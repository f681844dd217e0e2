import CalculatorModel
import CalculatorPresentation
import DisplayableText
import ExactReals
import Languages

/// The reason there is no value, independent of language: lower case, no full stop.
///
/// Expressions and calculations use the texts of the catalogue.
indirect enum FailureReason: Translatable {
  case expression(ExpressionError.Cause)
  /// A stack may have too few numbers for an operation.
  case calculation(CalculationError, StackDemand? = nil)
  case unknownKey(String)
  /// A word that could be split into keys in several ways.
  case severalKeys(String)
  /// A line has more bytes than the limit.
  case tooLong(limit: Int)
  case notUTF8
  /// A task or an option of the command was meant.
  case meantCommand(String)
  /// A text that may be meant as an option, and the options that it may stand for.
  case unknownOption(String, [String])
  /// Neither an expression nor the name of a file.
  case noFile(ExpressionError.Cause)

  /// Creates the reason of an error in a key sequence.
  init(_ error: KeySequenceError) {
    let name = error.name.displayable(limit: 20)
    self =
      switch error.cause {
      case .unknownKey: .unknownKey(name)
      case .severalWays: .severalKeys(name)
      }
  }
}
