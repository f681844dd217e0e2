import CalculatorModel

/// Hints, in the reason why a line is not an expression, that the line may name keys.
extension ExpressionError.Cause {
  /// Whether a line that is not a calculation for this cause may still be keys: `30 sin`, `5 m+`.
  var mayBeOfKeys: Bool {
    switch self {
    case .unknownCharacter, .malformedNumber, .misplacedEquals, .percentageAsRemainder,
      .unopenedBracket:
      true
    default: isOfKeyNames
    }
  }

  /// Whether the cause is an unknown name of several letters.
  var isAboutWord: Bool {
    if case .unknownName(let name, _) = self { name.utf8.count > 1 } else { false }
  }

  /// Whether the cause suggests the name that is meant.
  var saysWhatToWrite: Bool {
    if case .unknownName(_, _?) = self { true } else { false }
  }

  /// Whether the unreadable part may be names of keys.
  var isOfKeyNames: Bool {
    switch self {
    case .empty, .missingOperand, .missingOperator, .missingArgument, .unknownName: true
    default: false
    }
  }
}
