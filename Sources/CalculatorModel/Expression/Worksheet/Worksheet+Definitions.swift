import ExactReals

extension Worksheet {
  /// A name defined by the user.
  package enum Definition: Sendable {
    case variable(name: String, value: ExpressionValue)
    /// A function, with its definition as it can be typed: `f(x) = x^2 + 1`.
    case function(name: String, text: String)
  }

  /// The definitions of the user, in alphabetical order.
  ///
  /// - Complexity: O(*n*) in the size of all definitions.
  package var allDefinitions: [Definition] {
    definitions.meanings.compactMap { meaning in
      switch meaning {
      case .failure, .pending: nil
      case .variable(let variable): .variable(name: variable.name, value: variable.value)
      case .function(let function):
        .function(
          name: function.name,
          text: function.name + "(" + function.parameters.joined(separator: ", ") + ") = "
            + function.body.source(parameters: function.parameters, readIn: angleUnit))
      }
    }
  }

  /// Whether a line may define a name; only false if it certainly does not.
  ///
  /// - Complexity: O(*n*) in the bytes of the line, which is not parsed.
  package static func mayDefine(utf8 line: [UInt8]) -> Bool {
    // The other equals sign is the fullwidth one, in UTF-8.
    line.contains(UInt8(ascii: "=")) || line.contains(0xEF)
  }

  /// Whether a line begins with a sign and a blank, and so continues from the previous answer: `+ 5`.
  package static func goesOn(utf8 line: [UInt8]) -> Bool {
    let blank = UInt8(ascii: " ")
    guard let sign = line.firstIndex(where: { $0 != blank }), sign + 1 < line.count else {
      return false
    }
    return (line[sign] == UInt8(ascii: "+") || line[sign] == UInt8(ascii: "-"))
      && line[sign + 1] == blank
  }

  /// The value of `ans`; nil if there is no answer.
  package var answer: ExpressionValue? { previousAnswer?.value }

  /// The memory of everything that is kept, in steps of an expression.
  package var size: Int { definitions.size + (previousAnswer?.size ?? 0) }

  /// Forgets the answer.
  package mutating func forgetAnswer() { previousAnswer = nil }

  /// Copies the value of `ans`.
  package mutating func takeAnswer(of other: Worksheet) { previousAnswer = other.previousAnswer }

  /// Forgets all names and the answer.
  package mutating func reset() {
    var empty = Worksheet(angleUnit: angleUnit)
    empty.wordFormat = wordFormat
    empty.exchangeRates = exchangeRates
    empty.clock = clock
    self = empty
  }
}
