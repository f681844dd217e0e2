import CalculatorModel

/// What the reason for which a line is no expression says of the keys that it may name.
extension ExpressionError.Cause {
  /// Whether a line that is no calculation for this cause may be keys nevertheless: `30 sin`, `5 m+`.
  var mayBeOfKeys: Bool {
    switch self {
    case .unknownCharacter, .malformedNumber, .misplacedEquals, .percentageAsRemainder,
      .unopenedBracket:
      true
    default: isOfKeyNames
    }
  }

  /// Whether a name of several letters means nothing.
  var isAboutWord: Bool {
    if case .unknownName(let name, _) = self { name.utf8.count > 1 } else { false }
  }

  /// Whether a name is answered with the one that is meant.
  var saysWhatToWrite: Bool {
    if case .unknownName(_, _?) = self { true } else { false }
  }

  /// Whether names of keys may be what cannot be read.
  var isOfKeyNames: Bool {
    switch self {
    case .empty, .missingOperand, .missingOperator, .missingArgument, .unknownName: true
    default: false
    }
  }
}
