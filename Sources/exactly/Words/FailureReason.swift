import CalculatorModel
import CalculatorPresentation
import DisplayableText
import ExactReals
import Languages

/// Why there is no value, in no language yet: lower case, no full stop.
///
/// Expressions and calculations have the words of the catalogue.
indirect enum FailureReason: Translatable {
  case expression(ExpressionError.Cause)
  /// A stack may have too few numbers for an operation.
  case calculation(CalculationError, StackDemand? = nil)
  case unknownKey(String)
  /// A word that could be cut into keys in several ways.
  case severalKeys(String)
  /// A line has more bytes than the limit.
  case tooLong(limit: Int)
  case notUTF8
  /// A task or an option of the command was meant.
  case meantCommand(String)
  /// What may be meant for an option, and the options that it may stand for.
  case unknownOption(String, [String])
  /// No expression, and no name of a file either.
  case noFile(ExpressionError.Cause)

  /// The reason of an error in a key sequence.
  init(_ error: KeySequenceError) {
    let name = error.name.displayable(limit: 20)
    self =
      switch error.cause {
      case .unknownKey: .unknownKey(name)
      case .severalWays: .severalKeys(name)
      }
  }
}
