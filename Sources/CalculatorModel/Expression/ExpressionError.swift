import BigNumbers
import DisplayableText
import ExactReals
import Quantities

/// The reason a typed expression has no value, and its place.
public struct ExpressionError: Error, Hashable, Sendable {
  /// The kind of error.
  public enum Cause: Hashable, Sendable {
    /// There is nothing but space.
    case empty
    /// A number, a bracket or a sign is missing here.
    case missingOperand
    /// An operator is missing before this.
    case missingOperator
    /// A second number after `%`, which doesn't make it a remainder.
    case percentageAsRemainder
    /// A closing bracket that was never opened.
    case unopenedBracket
    /// An opening bracket that was never closed.
    case unclosedBracket
    /// A notation of other calculators, languages or people, and how it is written here.
    case otherNotation(String)
    /// A request for something that Exactly doesn't support.
    case unavailable(Unavailable)
    /// A semicolon between calculations, as between the lines of some languages.
    case severalCalculations
    /// A name that means nothing, and the name that may be meant.
    case unknownName(String, suggestion: String?)
    /// A text that is read in two ways, and both of them: a number whose mark groups digits in some countries and
    /// begins the fraction in others, `sin 2(3)`.
    case ambiguous(String, String)
    /// A number whose marks have another meaning than those of the number before it.
    case differentMarks(than: String)
    /// A power between a function's name and its argument, and the function's inverse if it has one.
    case powerOfFunction(String, inverse: String?)
    /// A `≈`, which is followed by a rounded number.
    case roundedNumber
    /// Digits of two scripts in one number.
    case differentDigits
    /// A second currency.
    case differentCurrencies
    /// `2⁴√16`, which some read as a product with a root and others as one with a fourth root.
    case ambiguousRoot
    /// A function's name followed by a sign, without an argument.
    case missingArgument(function: String)
    /// A calculation that doesn't exist.
    case missingCalculation
    /// A character that no expression contains.
    case unknownCharacter(String)
    /// `>>>`, which only exists for words.
    case needsWord
    /// A number that doesn't fit the words of a line.
    case doesNotFit(WordFormat)
    /// `to` or `in` elsewhere than at the end, or before something that is no base.
    case misplacedConversion
    /// A number that is not whole, in a base.
    case onlyWholeNumbers
    /// A number with two points, or a point without digits.
    case malformedNumber
    /// A function with too few or too many arguments.
    case argumentCount(function: String, takes: ClosedRange<Int>, given: Int)
    /// A comma that doesn't separate a function's arguments.
    case misplacedComma
    /// `!!`, which some read as the factorial of a factorial and others as every second factor.
    case repeatedFactorial
    /// `=` after anything but a name, or a name with parameters.
    case misplacedEquals
    /// A definition of a name that has a meaning in every expression.
    case reservedName(String)
    /// Two parameters of the same name.
    case repeatedParameter(String)
    /// More parameters than ``Worksheet/parameterLimit``.
    case tooManyParameters
    /// A function that uses itself.
    case recursion(String)
    /// `ans` before there is an answer.
    case noPreviousAnswer
    /// More definitions than ``Worksheet`` keeps.
    case tooManyDefinitions
    /// More nested brackets and signs than ``MathExpression/depthLimit``.
    case tooDeep
    /// More bytes than ``MathExpression/lengthLimit``.
    case tooLong
    /// A name that is no unit, or more than one.
    case unit(UnitNameError)
    /// Something that is no unit after `to`, or nothing at all.
    case missingUnit
    /// A `rate` line in another form.
    case malformedRate
    /// A number after a quantity, where each number needs its unit: `5 ft 3`.
    case numberWithoutUnit
    /// An operation for plain numbers only, with a quantity.
    case onlyPlainNumbers(String)
    /// A result with a unit, or a date, where a plain number is needed.
    case notPlainNumber
    /// A calculation with quantities that has no result.
    case quantity(QuantityError)
    /// A calculation with dates that has no result, or a date that doesn't exist.
    case date(DateError)
    /// A list where a number is needed.
    case listAsNumber
    /// A function of the user's without its arguments.
    case functionAsNumber(String)
    /// A plain number where a percentage is needed: `20 off 50`.
    case percentageNeeded(before: String)
    /// Bounds of a sum or a product that are no whole numbers.
    case boundsNotWhole
    /// A word of the language where it means nothing.
    case misplacedWord(String)
    /// A word for the lines above, outside of a sheet.
    case onlyInSheets(String)
    /// A word for the lines above, where none of them counts.
    case nothingAbove(String)
    /// A reference such as `line 4` to a line that isn't above.
    case lineBelow
    /// A line that doesn't exist or has no value.
    case noSuchLine
    /// A line for which the rest of its sheet left too little work.
    case sheetTooLong
    /// A line for whose answer the rest of its sheet left too little room.
    case sheetTooLarge
    /// A use of a line that has an error, by its index from 0.
    case failedLine(Int)
    /// A name that is only defined further down, and that line's index from 0.
    case definedBelow(String, line: Int)
    /// An option in `# exactly: …` that no sheet has.
    case unknownOption(String)
    /// A correct expression without a value.
    case calculation(CalculationError)
    /// The same for a power among bits, where its sign means exclusive or elsewhere: `2 ^ -1` in a word.
    case powerOfBits(CalculationError)
  }

  /// The kind of error.
  public let cause: Cause

  /// The place, in UTF-8 bytes from the beginning of the text.
  public let range: Range<Int>

  /// Creates an error.
  public init(_ cause: Cause, at range: Range<Int>) {
    self.cause = cause
    self.range = range
  }

  /// Whether the text could be read, and only has no value.
  public var isOfCalculation: Bool {
    switch cause {
    case .calculation, .powerOfBits, .doesNotFit, .onlyWholeNumbers, .quantity, .notPlainNumber,
      .onlyPlainNumbers, .listAsNumber, .boundsNotWhole:
      true
    case .date(let error): error.isOfCalculation
    default: false
    }
  }

  /// Whether the text has no known meaning, so that it may be meant differently.
  var isOfReading: Bool {
    switch cause {
    case .unknownName, .definedBelow, .unknownCharacter, .misplacedEquals, .malformedNumber,
      .missingOperator,
      .missingOperand, .unit, .otherNotation, .reservedName:
      true
    default: false
    }
  }

  /// The reason the calculation has no value; nil for any other error.
  package var calculationError: CalculationError? {
    switch cause {
    case .calculation(let error), .powerOfBits(let error): error
    default: nil
    }
  }

  /// The cause in words, in lower case and without a full stop.
  public var reason: String { cause.reason }
}

extension ExpressionError.Cause {
  /// Returns typed text in quotation marks, cut to a length.
  static func quoted(_ text: String, limit: Int = 20) -> String {
    "'" + text.displayable(limit: limit) + "'"
  }

  /// Returns a typed character in quotation marks, or its code point if it is invisible.
  static func shown(_ text: String) -> String { text.codePointsOfHidden ?? quoted(text) }
}
