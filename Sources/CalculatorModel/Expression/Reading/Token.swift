import BigNumbers
import CalendarDates
import Quantities

/// One word of an expression, with its place in the text.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Rational)
    /// A whole number with the prefix of its base: `0xFF`.
    case based(Rational, NumberBase)
    case operation(ArithmeticOperation)
    case power
    /// `~` or `not`: all bits turned over.
    case complement
    /// `to`, `in` or an arrow, behind which stands the base or the unit of the answer.
    case conversion
    /// A power above the line: `²`, `⁻¹`.
    case superscript(Rational)
    /// A base below the line: `₂`.
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
    /// `⌊` and `⌋` around what is rounded down, `⌈` and `⌉` around what is rounded up.
    case openingRounding(MathFunction)
    case closingRounding(MathFunction)
    case comma
    case equals
    case end
    case date(CalendarDate)
    /// `2026-11-22 14:30 UTC`; kept apart, so that no other token takes its room on the stack.
    indirect case instant(Instant)
    case time(TimeOfHours)
    /// `on`, behind which stands the day of an exchange rate.
    case onDay
    /// `′` or `″`, also typed as `'` and `"`.
    case prime(isDouble: Bool)
    /// A name whose meaning is not looked up yet.
    case name

    // What a name or a sign means.
    case constant(MathConstant)
    case function(MathFunction)
    /// `√`, `∛`, or `∜` as the root of any degree.
    case radical(MathFunction)
    /// `k`, `M` or `G` right after a number: so many times as much (W-25).
    case scale(Rational)
    case angleUnit(AngleUnit)
    case unit(Unit)
    /// `square` or `cubic`, and the exponent of the unit behind it.
    case powerOfUnit(Int)
    case dateFunction(DateFunction)
    case previousAnswer
    /// A parameter of the function being defined, by its place.
    case parameter(Int)
    /// A name of the worksheet, by its place there.
    case definition(Int)
    /// A word of the language whose meaning depends on what is around it.
    case keyword(Keyword)
    /// What stands above in a sheet, by its place among the expression's variables.
    case above(Int)

    /// Whether it is a sign that stands between operands.
    var isInfix: Bool {
      switch self {
      case .operation, .power: true
      default: false
      }
    }

    /// Whether an operand stands before it.
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
  /// Inlined, as is the next, so that the token is not copied for it.
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

  /// Whether it is a time or an instant, behind which a place may stand.
  var isTimeOfPlace: Bool {
    if case .instant = kind { true } else { isTime }
  }

  /// Whether it is a unit of time.
  var isUnitOfTime: Bool {
    if case .unit(let unit) = kind { unit.dimension == Dimension(.time) } else { false }
  }

  /// Whether it is a unit, or an angle's that other units may stand beside.
  var isUnit: Bool {
    switch kind {
    case .unit, .angleUnit, .prime, .powerOfUnit: true
    default: false
    }
  }
}
