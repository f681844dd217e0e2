import CalculatorModel
import CalculatorPresentation
import ExactReals

extension Calculator {
  /// Creates a calculator with the options `order`, `mode` and `seed`; the seed is for its key Rand.
  ///
  /// - Throws: ``Refusal`` for an unknown option, or a value that it cannot have.
  init(_ lines: OptionLines) throws(Refusal) {
    // A calculator of words has its own options, which the library lacks.
    let keypads: [Keypad.Mode] = [.basic, .scientific]
    var mode = Keypad.Mode.basic
    var order = EvaluationOrder.precedence
    var seed: UInt64 = 0
    for (name, value) in lines.options {
      switch name {
      case "order":
        order = try OptionLines.choice(
          name, of: EvaluationOrder(name: value), from: EvaluationOrder.allCases.map { $0.name })
      case "mode":
        mode = try OptionLines.choice(
          name, of: keypads.first { $0.name == value }, from: keypads.map { $0.name })
      case "seed":
        seed = try UInt64(value, radix: 16).orRefusal("seed is a hexadecimal number")
      default: throw OptionLines.unknown(name)
      }
    }
    self.init(format: mode.format, order: order, randomSeed: seed)
  }

  /// Presses the keys of a sequence.
  ///
  /// - Returns: The failure if it could not be read, or took too much work.
  mutating func pressKeys(of text: String) -> LibraryFailure? {
    let sequence: KeySequence
    do throws(KeySequenceError) {
      sequence = try KeySequence(text)
    } catch {
      return LibraryFailure(error, in: text)
    }
    do throws(CalculationError) {
      try press(sequence)
      return nil
    } catch {
      return LibraryFailure(reason: error.reason, code: .noValue)
    }
  }

  /// Writes the output of the command's `--keys --json`.
  func show(in json: inout JSON) {
    var typeset = self
    typeset.format.symbols.minusSign = "−"
    let lit = highlightedOperation.map { Key.operation($0).token }
    json.object { json in
      json.member("display", displayText)
      json.member("clear", (showAllClear ? Key.allClear : .clear).token)
      json.member("lit", lit)
      json.member("expression", typeset.expressionText)
      json.member("error", error?.reason)
    }
  }
}
