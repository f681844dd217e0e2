import BigNumbers
import ExactReals

/// For whom an expression is written.
struct ExpressionStyle {
  /// How numbers are written.
  enum Numbers {
    /// With all their digits and these marks.
    case exact(NumberSymbols)
    /// As a display shows them, `≈` before those it has to round.
    case rounded(NumberFormat)
    /// As words in a base.
    case words(WordFormat, NumberBase, NumberSymbols)
  }

  /// Which brackets there are.
  enum Brackets {
    /// Those without which the text would be another expression, and those that were entered.
    case needed
    /// Around every operation inside another one.
    case all
  }

  var numbers: Numbers
  var brackets = Brackets.needed

  /// The sign of negative numbers, where it is not that of exponents.
  var negation: Unicode.Scalar?

  /// Whether functions are written as in mathematics: `log₂(8)`, `sin⁻¹(0.5)`, `⁴√16`.
  var isTypeset = false

  /// The unit in which the text's angles are read where they have none; nil where all are to have one.
  var readingUnit: AngleUnit?

  /// Whether angles have their units even where the text is read in these.
  var marksAngles = false

  /// What stands for the result of a kept calculation; nil where only its value can.
  var reference: (CalculationID) -> String? = { $0.name }

  /// How the expression was understood: `2 + (3 × 4)`.
  static var reading: ExpressionStyle {
    ExpressionStyle(numbers: .exact(.plain), brackets: .all, negation: "−")
  }

  /// What stands between the arguments of a function, where a comma may be the decimal mark.
  var separator: String { symbols.decimalMark == "," ? "; " : ", " }

  var symbols: NumberSymbols {
    switch numbers {
    case .exact(let symbols), .words(_, _, let symbols): symbols
    case .rounded(let format): format.symbols
    }
  }

  var minusSign: String { String(Character(negation ?? symbols.minusSign)) }

  /// Whether a number among arguments would look like two.
  var groupsLikeArguments: Bool { symbols.groupingMark == "," }

  /// The same without groups of digits.
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
  /// Marks as the expression language has them: `-1234.5`.
  public static let plain = NumberSymbols(decimalMark: ".", groupingMark: nil, minusSign: "-")
}
