import BigNumbers
import CalendarDates
import Quantities

/// One token of an expression, with its place in the text.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Rational)
    /// A whole number with the prefix of its base: `0xFF`.
    case based(Rational, NumberBase)
    case operation(ArithmeticOperation)
    case power
    /// `split` after a share: it divides the whole sum before it.
    case split
    /// `~` or `not`: all bits flipped.
    case complement
    /// `to`, `in` or an arrow, followed by the base or the unit of the answer.
    case conversion
    /// A superscript power: `²`, `⁻¹`.
    case superscript(Rational)
    /// A subscript base: `₂`.
    case `subscript`(Rational)
    /// `#2`, the second of the kept calculations.
    case calculationNumber(Int)
    /// The result of a kept calculation.
    case reference(CalculationID)
    case factorial
    case percentSign
    case openingBracket
    case closingBracket
    /// `[` and `]`, around a list.
    case openingSquare
    case closingSquare
    /// `⌊` and `⌋` for rounding down, `⌈` and `⌉` for rounding up.
    case openingRounding(MathFunction)
    case closingRounding(MathFunction)
    case comma
    case equals
    case end
    case date(CalendarDate)
    /// `2026-11-22 14:30 UTC`; stored indirectly, so that other tokens don't take its space on the stack.
    indirect case instant(Instant)
    case time(TimeOfHours)
    /// `on`, followed by the day of an exchange rate.
    case onDay
    /// `′` or `″`, also typed as `'` and `"`.
    case prime(isDouble: Bool)
    /// A name that has not been resolved yet.
    case name

    // The meanings of names and signs.
    case constant(MathConstant)
    case function(MathFunction)
    /// `√`, `∛`, or `∜` as the root of any degree.
    case radical(MathFunction)
    /// A factor of `k`, `M` or `G` directly after a number.
    case scale(Rational)
    case angleUnit(AngleUnit)
    case unit(Unit)
    /// `square` or `cubic`, as the exponent of the unit after it.
    case powerOfUnit(Int)
    case dateFunction(DateFunction)
    case previousAnswer
    /// A parameter of the function being defined, by its place.
    case parameter(Int)
    /// A name of the worksheet, by its place there.
    case definition(Int)
    /// A word of the language whose meaning depends on its surroundings.
    case keyword(Keyword)
    /// A value above in a sheet, by its place among the expression's variables.
    case above(Int)

    /// Whether it is a sign between operands.
    var isInfix: Bool {
      switch self {
      case .operation, .power: true
      default: false
      }
    }

    /// Whether it follows an operand.
    var followsOperand: Bool {
      switch self {
      case .operation, .power, .factorial, .percentSign, .function(.remainder), .conversion: true
      default: false
      }
    }
  }

  var kind: Kind
  var range: Range<Int>

  /// Whether it is a word of the language, or `to` or an arrow.
  ///
  /// Inlined, as the next one is, so that the token is not copied.
  @inline(__always)
  var isWordBetweenOperands: Bool {
    switch kind {
    case .keyword, .conversion: true
    default: false
    }
  }

  /// Whether a phrase about percentages may begin with it.
  @inline(__always)
  var mayBeginPhrase: Bool {
    switch kind {
    case .keyword, .percentSign: true
    default: false
    }
  }

  var isNumber: Bool {
    if case .number = kind { true } else { false }
  }

  var isSuperscript: Bool {
    if case .superscript = kind { true } else { false }
  }

  var isPercentSign: Bool {
    if case .percentSign = kind { true } else { false }
  }

  /// Whether it is a plus or a minus.
  var isAdditiveSign: Bool {
    if case .operation(let operation) = kind { operation.precedence == .additive } else { false }
  }

  /// Whether it is a function's name.
  var isFunction: Bool {
    switch kind {
    case .function, .definition: true
    default: false
    }
  }

  var isRadical: Bool {
    if case .radical = kind { true } else { false }
  }

  /// Whether it is a time, such as `7:45`.
  var isTime: Bool {
    if case .time = kind { true } else { false }
  }

  /// Whether it is a time or a date.
  var isTimeOrDate: Bool {
    switch kind {
    case .date, .instant, .time: true
    default: false
    }
  }

  /// Whether it is a time or an instant, which a place may follow.
  var isTimeOfPlace: Bool {
    if case .instant = kind { true } else { isTime }
  }

  /// Whether it is a unit of time.
  var isUnitOfTime: Bool {
    if case .unit(let unit) = kind { unit.dimension == Dimension(.time) } else { false }
  }

  /// Whether it is a unit, or one of an angle, which other units may follow.
  var isUnit: Bool {
    switch kind {
    case .unit, .angleUnit, .prime, .powerOfUnit: true
    default: false
    }
  }
}
