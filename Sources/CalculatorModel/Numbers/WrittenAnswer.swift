import BigNumbers
import ExactReals

/// The answer to an expression, written: its digits, its closed form, and how certain they are.
///
/// ```swift
/// let format = AnswerFormat(significantDigits: 5)
/// let answer = WrittenAnswer(try Real.sqrt(8), in: format, exactForm: .fraction)
/// answer.decimal   // "2.8284"
/// answer.exact     // "2√2"
/// answer.isExact   // false
/// ```
///
/// The command and the library for browsers use it for their answers.
public struct WrittenAnswer: Hashable, Sendable {
  /// The number rounded as asked; nil if there are no digits.
  public private(set) var decimal: String?

  /// The number in closed form; nil if that was not asked for, or is not short.
  public private(set) var exact: String?

  /// The unit of the number in ASCII, as it can be typed; nil for a plain number.
  public internal(set) var unit: String?

  /// The whole answer if it is no number with a unit: `5 ft 3 in`, `2027-02-20`, `Sunday`.
  public internal(set) var text: String?

  /// The number as a percentage, `25%`; nil if it is none.
  public internal(set) var percentText: String?

  /// The base that the exact form is written in; nil if none was asked for.
  public private(set) var base: NumberBase?

  /// Whether the decimal is the number itself.
  public internal(set) var isExact = false

  /// A remark on the answer, such as that fewer digits are certain than were asked for.
  public internal(set) var note: Note?

  /// A remark on a decimal.
  public enum Note: Hashable, Sendable {
    case exactnessUndecided
    /// Fewer digits are certain than were asked for.
    case certainDigits(Int)
    /// A temperature below absolute zero.
    case belowAbsoluteZero
    /// A time of day on another day: the number of days after or before the one that was counted from.
    case onOtherDay(BigInt)

    /// The note in words: `only 12 digits are certain`.
    public var reason: String {
      switch self {
      case .exactnessUndecided: "it cannot be decided whether this is the exact value"
      case .certainDigits(let count): "only \(count) digits are certain"
      case .belowAbsoluteZero: "this is below absolute zero"
      case .onOtherDay(let days):
        switch days {
        case 1: "next day"
        case -1: "the day before"
        default: days.isNegative ? "\(days.magnitude) days before" : "\(days) days later"
        }
      }
    }
  }

  /// The reason why there is no decimal, if there should be one.
  public internal(set) var failure: CalculationError?

  /// Creates the answer of a line that has no value.
  public init() {}

  /// Writes a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - format: The precision and notation of the number.
  ///   - exactForm: The style of the closed form; nil if it is not asked for.
  ///   - unit: The unit of angles without a unit, for reading the closed form.
  ///   - needsDecimal: Whether the decimal is needed even if there is a closed form.
  ///   - budget: The limit on the cost; ``AnswerFormat/work`` is enough.
  public init(
    _ value: Real, in format: AnswerFormat, exactForm: ExactFormStyle? = nil,
    angleUnit unit: AngleUnit = .radians, needsDecimal: Bool = true,
    within budget: Budget = Budget()
  ) {
    do throws(CalculationError) {
      if let exactForm {
        let value = try value.withoutDisguise(within: budget)
        if let value = value.rational {
          try budget.payForDigits(of: value.numerator)
          try budget.payForDigits(of: value.denominator)
        }
        exact = exactForm.text(of: value, for: unit)
        if exact != nil, !needsDecimal { return }
      }
      let rounded = try format.rounded(value, within: budget)
      isExact = rounded.isExact == .yes
      if rounded.isExact == .undecided {
        note = Self.note(on: rounded, in: format)
      }
      try budget.payForDigits(of: rounded.significand)
      decimal = try format.text(of: rounded)
    } catch {
      failure = error
    }
  }

  /// Writes a whole number in a base, with all digits.
  ///
  /// ```swift
  /// WrittenAnswer(-255, in: AnswerFormat(), base: .hexadecimal).exact   // "-0xFF"
  /// ```
  ///
  /// - Parameters:
  ///   - value: The number; if it is not whole, ``failure`` is `notInteger`.
  ///   - format: The precision and notation of the decimal.
  ///   - base: The base of the exact form.
  ///   - word: The format of the words in the calculation, which have a pattern in bases other than 10 and
  ///     all digits in the decimal; nil for numbers of any size.
  ///   - needsDecimal: Whether the decimal is needed, too.
  ///   - budget: The limit on the cost; ``AnswerFormat/work`` is enough.
  public init(
    _ value: Real, in format: AnswerFormat, base: NumberBase, word: WordFormat? = nil,
    needsDecimal: Bool = true, within budget: Budget = Budget()
  ) {
    self.base = base
    do throws(CalculationError) {
      if word == nil, let fraction = try value.withoutDisguise(within: budget).rational,
        !fraction.isInteger
      {
        self = WrittenAnswer(value, in: format, within: budget)
        self.base = base
        let (text, isEnded) = try fraction.text(base: base.rawValue, within: budget)
        if isEnded { exact = text } else { self.text = text }
        isExact = isEnded
        return
      }
      let whole = try value.integer(within: budget)
      try budget.payForDigits(of: whole)
      if let word = word.flatMap({ Word(whole, $0) }) {
        exact = base == .binary ? word.patternInFours : base.text(of: word)
        (decimal, isExact) = (word.description, true)
      } else {
        exact = base.text(of: whole)
        guard needsDecimal else { return }
        let rounded = try format.rounded(value, within: budget)
        isExact = rounded.isExact == .yes
        decimal = try format.text(of: rounded)
      }
    } catch {
      failure = error
    }
  }

  private static func note(
    on number: RoundedDecimal, in format: AnswerFormat
  ) -> Note {
    guard format.hasFewerDigits(number), !number.significand.isZero else {
      return .exactnessUndecided
    }
    return .certainDigits(number.significand.magnitude.description.utf8.count)
  }
}

extension AnswerFormat {
  /// The work that an expression with such an answer may cost, in the units of `Budget`.
  ///
  /// Two seconds, plus four milliseconds for each digit asked for beyond 16: the costliest function, gamma,
  /// takes less than that for ten thousand digits. One unit of work is about a nanosecond.
  public var work: Int64 {
    switch precision {
    case .significantDigits(let count), .places(let count):
      Budget.lineWork + 4_000_000 * Int64(max(count - 16, 0))
    }
  }
}
