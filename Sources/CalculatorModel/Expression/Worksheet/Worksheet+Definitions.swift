import ExactReals

extension Worksheet {
  /// A name that the user defined.
  package enum Definition: Sendable {
    case variable(name: String, value: ExpressionValue)
    /// A function, with its definition as it can be typed: `f(x) = x^2 + 1`.
    case function(name: String, text: String)
  }

  /// What the user defined, in alphabetical order.
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

  /// Whether a line may define a name; false only where it certainly does not.
  ///
  /// - Complexity: O(*n*) in the bytes of the line, of which nothing is read.
  package static func mayDefine(utf8 line: [UInt8]) -> Bool {
    // The other sign of equality is the fullwidth one, in UTF-8.
    line.contains(UInt8(ascii: "=")) || line.contains(0xEF)
  }

  /// Whether a line begins with a sign and a blank, and so goes on from the answer before it: `+ 5` (W-05).
  package static func goesOn(utf8 line: [UInt8]) -> Bool {
    let blank = UInt8(ascii: " ")
    guard let sign = line.firstIndex(where: { $0 != blank }), sign + 1 < line.count else {
      return false
    }
    return (line[sign] == UInt8(ascii: "+") || line[sign] == UInt8(ascii: "-"))
      && line[sign + 1] == blank
  }

  /// What `ans` stands for; nil where there is no answer.
  package var answer: ExpressionValue? { previousAnswer?.value }

  /// The memory of all that is kept, in steps of an expression.
  package var size: Int { definitions.size + (previousAnswer?.size ?? 0) }

  /// Forgets the answer.
  package mutating func forgetAnswer() { previousAnswer = nil }

  /// Takes over what `ans` stands for.
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
