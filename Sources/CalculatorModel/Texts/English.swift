// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/en.ftl: change that one.
import BigNumbers
import DisplayableText
import ExactReals
import Quantities

extension Unavailable {
  /// The text in English.
  public var reason: String {
    switch self {
    case .latex(let command): "LaTeX's '" + command + "' isn't read"
    case .equation: "equations aren't solved; write what the unknown is, such as sqrt(4) for x^2 = 4"
    case .complexNumber: "there are no complex numbers; every value is real"
    case .matrix: "there are no matrices; a list is written [1, 2, 3]"
    case .calculus: "there are no integrals, derivatives and limits; sum(k^2, k, 1, 10) adds up terms"
    case .networkAddress: "network addresses aren't read; whole numbers have 'and', 'or' and '<<'"
    case .colour(let digits): "colours aren't read; the number is 0x" + digits
    case .dice: "there are no dice; the keypad has 'Rand'"
    case .romanNumeral: "Roman numerals aren't read; 'to roman' writes them"
    case .measuredConstant(let name): "'" + name + "' is measured, not exact; 'planck', 'avogadro' and others are exact"
    }
  }
}

extension ExpressionError.Cause {
  /// The text in English.
  package var reason: String {
    switch self {
    case .empty: "nothing to calculate"
    case .missingOperand: "a number is missing"
    case .missingOperator: "an operator is missing"
    case .percentageAsRemainder: "an operator is missing after '%'; for the remainder of a division there is 'mod'"
    case .unopenedBracket: "this bracket was never opened"
    case .unclosedBracket: "this bracket was never closed"
    case .otherNotation(let text): "this is written " + Self.quoted(text, limit: 40)
    case .severalCalculations: "a line has one calculation; write what follows ';' in the next line"
    case .unknownName(let name, let suggestion?): "unknown name " + Self.quoted(name) + "; did you mean " + Self.quoted(suggestion) + "?"
    case .unknownName(let name, nil): "unknown name " + Self.quoted(name)
    case .ambiguous(let one, let other): "this can be " + one + " or " + other + "; write one of them"
    case .differentMarks(let number): "the marks here are read otherwise than in " + Self.quoted(number) + "; write both alike"
    case .powerOfFunction(let function, let inverse?): "a power stands behind the argument: " + function + "(x)^2; the inverse function is " + Self.quoted(inverse)
    case .powerOfFunction(let function, nil): "a power stands behind the argument: " + function + "(x)^2"
    case .roundedNumber: "'≈' marks a rounded number, of which only these digits are left"
    case .differentDigits: "the digits of one number are of two scripts; write them in one"
    case .differentCurrencies: "two currencies cannot be calculated together"
    case .ambiguousRoot: "this can be read in two ways; put a '×' before the root"
    case .missingArgument(let function): Self.quoted(function) + " has no argument before this sign; write it in brackets"
    case .missingCalculation: "there is no such calculation"
    case .unknownCharacter(let text): "unexpected character " + Self.shown(text)
    case .needsWord: "'>>>' needs a word, such as that of --word 64"
    case .doesNotFit(let format) where format.isSigned: "does not fit in \(format.bitWidth) bits with a sign"
    case .doesNotFit(let format): "does not fit in \(format.bitWidth) bits without a sign"
    case .misplacedConversion: "this can only end a line, with 'hex', 'oct', 'bin' or 'dec' behind it"
    case .onlyWholeNumbers: "only whole numbers have this form"
    case .malformedNumber: "not a number"
    case .argumentCount(let function, let counts, let given) where counts.upperBound == Int.max: Self.quoted(function) + " takes \(counts.lowerBound) or more arguments, not \(given)"
    case .argumentCount(let function, let counts, let given) where counts.lowerBound == counts.upperBound: if counts.upperBound == 1 { Self.quoted(function) + " takes \(counts.upperBound) argument, not \(given)" } else { Self.quoted(function) + " takes \(counts.upperBound) arguments, not \(given)" }
    case .argumentCount(let function, let counts, let given): if counts.upperBound == 1 { Self.quoted(function) + " takes \(counts.lowerBound) or \(counts.upperBound) argument, not \(given)" } else { Self.quoted(function) + " takes \(counts.lowerBound) or \(counts.upperBound) arguments, not \(given)" }
    case .misplacedComma: "a comma or semicolon can only separate a function's arguments"
    case .repeatedFactorial: "'!!' can be read in two ways; write it as in (3!)!"
    case .misplacedEquals: "'=' can only follow a name, or a function with its parameters"
    case .reservedName(let name): Self.quoted(name) + " has a meaning of its own"
    case .repeatedParameter(let name): "two parameters are called " + Self.quoted(name)
    case .tooManyParameters: "more than \(Worksheet.parameterLimit) parameters"
    case .recursion(let name): "the function " + Self.quoted(name) + " cannot use itself"
    case .noPreviousAnswer: "there is no previous answer yet"
    case .tooManyDefinitions: "more than \(Worksheet.definitionLimit) definitions, or longer ones than can be kept"
    case .tooDeep: "more than \(MathExpression.depthLimit) levels of brackets, signs and functions"
    case .tooLong: "longer than \(MathExpression.lengthLimit) bytes"
    case .unit(let error): error.reason
    case .malformedRate: "a rate is written 'rate 2026-11-20 1 EUR = 1.0823 USD'"
    case .missingUnit: "a unit is missing here"
    case .numberWithoutUnit: "a number behind a quantity needs its unit"
    case .onlyPlainNumbers(let name): Self.quoted(name) + " takes plain numbers, without units"
    case .notPlainNumber: "the result is no plain number"
    case .quantity(let error): error.reason
    case .date(let error): error.reason
    case .listAsNumber: "a list stands where a number is needed; around a calculation write ( )"
    case .functionAsNumber(let name): Self.quoted(name) + " is a function; its arguments are missing"
    case .percentageNeeded(let word): Self.quoted(word) + " needs a percentage before it, such as 20%"
    case .boundsNotWhole: "the bounds need to be whole numbers"
    case .misplacedWord(let word): Self.quoted(word) + " means nothing here"
    case .onlyInSheets(let word): Self.quoted(word) + " stands for lines above, which only a sheet has"
    case .nothingAbove(let word): "there is nothing above for " + Self.quoted(word)
    case .lineBelow: "this line does not stand above"
    case .noSuchLine: "there is no such line with a value"
    case .sheetTooLong: "the lines of this sheet take more than \(Sheet.totalWork / 1_000_000_000) seconds together"
    case .sheetTooLarge: "the answers of this sheet take more than \(Sheet.keptByteLimit / 1_000_000) MB together"
    case .failedLine(let index): "line \(index + 1) has an error"
    case .definedBelow(let name, let line): Self.quoted(name) + " is defined only below, in line \(line + 1)"
    case .unknownOption(let text): "unknown option " + Self.quoted(text) + "; there are 'angle', 'places', 'digits' and 'marks'"
    case .calculation(let error): error.reason
    case .powerOfBits(let error): error.reason + "; exclusive or is 'xor'"
    case .unavailable(let feature): feature.reason
    }
  }
}

extension DateError {
  /// The text in English.
  public var reason: String {
    switch self {
    case .noSuchDate: "there is no such date"
    case .unclear: "a date ends here; put spaces around the sign of a subtraction"
    case .noToday: "it is not known which day is today; write its date, such as 2026-11-22"
    case .noZone: "this takes an instant with its time zone, such as '2026-11-22 14:30 UTC'"
    case .noSuchZone: "there is no such time zone; they are named like Europe/Berlin"
    case .noZoneTable: "no time zones are known here; on Linux the package tzdata has them"
    case .damagedZone(let name): "the file of the time zone \(name) can't be read"
    case .dayOfNoRate: "'on' and a day are for exchange rates of money"
    case .sumOfDates: "two dates cannot be added"
    case .productOfDate: "a date can only be in a sum or a difference"
    case .noTime: "beside a date there is a time with its unit, such as '3 days'"
    case .subtractedDate: "a date cannot be subtracted from a time"
    case .notWholeDays: "beside a date there are only whole days"
    case .notWholeSteps: "beside a date there are only whole months and years"
    case .beyondCalendar: "dates go from 0001-01-01 to 9999-12-31"
    case .noDate: "this needs a date, such as 2026-11-22"
    case .noSuchTime: "minutes and seconds are below 60, and hours with 'am' or 'pm' from 1 to 12"
    case .timeOfDay: "a time of day takes a duration, such as '5pm + 3 h', or another one after a minus: '5pm - 9am'"
    case .laterTime: "the time after the minus is later; swap them, or add 24 h to the first one where it is on the next day"
    case .notConvertible: "a date has no unit; it can be converted 'to weekday' and 'to week'"
    }
  }
}
