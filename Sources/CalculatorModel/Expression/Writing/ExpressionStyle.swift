import BigNumbers
import ExactReals

/// The style in which an expression is written.
struct ExpressionStyle {
  /// The style of numbers.
  enum Numbers {
    /// With all their digits and these marks.
    case exact(NumberSymbols)
    /// As shown on a display, with `≈` before rounded ones.
    case rounded(NumberFormat)
    /// As words in a base.
    case words(WordFormat, NumberBase, NumberSymbols)
  }

  /// The brackets to write.
  enum Brackets {
    /// Those without which the text would be a different expression, and those that were entered.
    case needed
    /// Around every operation inside another one.
    case all
  }

  var numbers: Numbers
  var brackets = Brackets.needed

  /// The sign of negative numbers, if it differs from that of exponents.
  var negation: Unicode.Scalar?

  /// Whether functions are written as in mathematics: `log₂(8)`, `sin⁻¹(0.5)`, `⁴√16`.
  var isTypeset = false

  /// The unit of the text's angles without a unit when it is read; nil if all must have one.
  var readingUnit: AngleUnit?

  /// Whether angles have their units even if the text is read in these.
  var marksAngles = false

  /// The text for the result of a kept calculation; nil if only its value can be written.
  var reference: (CalculationID) -> String? = { $0.name }

  /// The expression as it was understood: `2 + (3 × 4)`.
  static var reading: ExpressionStyle {
    ExpressionStyle(numbers: .exact(.plain), brackets: .all, negation: "−")
  }

  /// The separator of a function's arguments, as a comma may be the decimal mark.
  var separator: String { symbols.decimalMark == "," ? "; " : ", " }

  var symbols: NumberSymbols {
    switch numbers {
    case .exact(let symbols), .words(_, _, let symbols): symbols
    case .rounded(let format): format.symbols
    }
  }

  var minusSign: String { String(Character(negation ?? symbols.minusSign)) }

  /// Whether a number among arguments could look like two.
  var groupsLikeArguments: Bool { symbols.groupingMark == "," }

  /// The same style without groups of digits.
  var withoutGroups: ExpressionStyle {
    var style = self
    switch numbers {
    case .exact(var symbols):
      symbols.groupingMark = nil
      style.numbers = .exact(symbols)
    case .rounded(var format):
      format.symbols.groupingMark = nil
      style.numbers = .rounded(format)
    case .words(let format, let base, var symbols):
      symbols.groupingMark = nil
      style.numbers = .words(format, base, symbols)
    }
    return style
  }
}

extension NumberSymbols {
  /// The marks of the expression language: `-1234.5`.
  public static let plain = NumberSymbols(decimalMark: ".", groupingMark: nil, minusSign: "-")
}
