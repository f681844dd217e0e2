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
    case .latex(let command): "the LaTeX command '" + command + "' is not supported"
    case .equation: "to solve an equation, write solve(x^2 = 4, x)"
    case .complexNumber: "complex numbers are not supported; every value is real"
    case .matrix: "matrices are not supported; write a list as [1, 2, 3]"
    case .calculus: "limits are not supported; see roots(x^2 - 2, x, -5, 5), integral(x^2, x, 0, 1), derivative(x^2, x, 3)"
    case .networkAddress: "network addresses are not supported; whole numbers have 'and', 'or' and '<<'"
    case .colour(let digits): "colours are not supported; write the number as 0x" + digits
    case .dice: "dice are not supported; the keypad has 'Rand'"
    case .romanNumeral: "Roman numerals work only as output, with 'to roman'"
    case .density: "the mass of a volume depends on what is in it; multiply by that: 2 cups * 125 g/cup"
    case .plot: "plots are drawn by a command of their own: exactly plot x^2"
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
    case .percentageAsRemainder: "an operator is missing after '%'; for a remainder, use 'mod'"
    case .unopenedBracket: "this bracket was never opened"
    case .unclosedBracket: "this bracket was never closed"
    case .otherNotation(let text): "write this as " + Self.quoted(text, limit: 40)
    case .severalCalculations: "only one calculation per line; put the part after ';' on the next line"
    case .unknownName(let name, let suggestion?): "unknown name " + Self.quoted(name) + "; did you mean " + Self.quoted(suggestion) + "?"
    case .unknownName(let name, nil): "unknown name " + Self.quoted(name)
    case .ambiguous(let one, let other): "this can be " + one + " or " + other + "; write one of them"
    case .differentMarks(let number): "the marks here mean something different than in " + Self.quoted(number) + "; write both the same way"
    case .powerOfFunction(let function, let inverse?): "write the power after the argument: " + function + "(x)^2; the inverse function is " + Self.quoted(inverse)
    case .powerOfFunction(let function, nil): "write the power after the argument: " + function + "(x)^2"
    case .roundedNumber: "'≈' marks a rounded number; only these digits of it are left"
    case .differentDigits: "this number mixes digits from two scripts; use only one"
    case .differentCurrencies: "two currencies cannot be mixed in a calculation"
    case .ambiguousRoot: "this can be read in two ways; put a '×' before the root"
    case .missingArgument(let function): Self.quoted(function) + " has no argument before this sign; write it in brackets"
    case .missingCalculation: "there is no such calculation"
    case .unknownCharacter(let text): "unexpected character " + Self.shown(text)
    case .needsWord: "'>>>' needs a word size, such as --word 64"
    case .doesNotFit(let format) where format.isSigned: "does not fit in \(format.bitWidth) bits (signed)"
    case .doesNotFit(let format): "does not fit in \(format.bitWidth) bits (unsigned)"
    case .misplacedConversion: "this works only at the end of a line, before 'hex', 'oct', 'bin' or 'dec'"
    case .onlyWholeNumbers: "only whole numbers have this form"
    case .malformedNumber: "not a number"
    case .argumentCount(let function, let counts, let given) where counts.upperBound == Int.max: Self.quoted(function) + " takes \(counts.lowerBound) or more arguments, not \(given)"
    case .argumentCount(let function, let counts, let given) where counts.lowerBound == counts.upperBound: if counts.upperBound == 1 { Self.quoted(function) + " takes \(counts.upperBound) argument, not \(given)" } else { Self.quoted(function) + " takes \(counts.upperBound) arguments, not \(given)" }
    case .argumentCount(let function, let counts, let given): if counts.upperBound == 1 { Self.quoted(function) + " takes \(counts.lowerBound) or \(counts.upperBound) argument, not \(given)" } else { Self.quoted(function) + " takes \(counts.lowerBound) or \(counts.upperBound) arguments, not \(given)" }
    case .misplacedComma: "a comma or semicolon can only separate a function's arguments"
    case .repeatedFactorial: "'!!' can be read in two ways; write it like (3!)!"
    case .misplacedEquals: "'=' can only follow a name, or a function with its parameters"
    case .reservedName(let name): Self.quoted(name) + " is a reserved name"
    case .repeatedParameter(let name): "two parameters are called " + Self.quoted(name)
    case .tooManyParameters: "more than \(Worksheet.parameterLimit) parameters"
    case .recursion(let name): "the function " + Self.quoted(name) + " cannot use itself"
    case .noPreviousAnswer: "there is no previous answer yet"
    case .tooManyDefinitions: "more than \(Worksheet.definitionLimit) definitions, or definitions too long to keep"
    case .tooDeep: "more than \(MathExpression.depthLimit) levels of brackets, signs and functions"
    case .tooLong: "longer than \(MathExpression.lengthLimit) bytes"
    case .unit(let error): error.reason
    case .malformedRate: "write a rate as 'rate 2026-11-20 1 EUR = 1.0823 USD'"
    case .missingUnit: "a unit is missing here"
    case .numberWithoutUnit: "a number after a quantity needs a unit"
    case .onlyPlainNumbers(let name): Self.quoted(name) + " takes plain numbers, without units"
    case .notPlainNumber: "the result is not a plain number"
    case .quantity(let error): error.reason
    case .date(let error): error.reason
    case .listAsNumber: "this needs a number, not a list; put a calculation in ( )"
    case .functionAsNumber(let name): Self.quoted(name) + " is a function; its arguments are missing"
    case .percentageNeeded(let word): Self.quoted(word) + " needs a percentage before it, such as 20%"
    case .boundsNotWhole: "the bounds need to be whole numbers"
    case .misplacedWord(let word): Self.quoted(word) + " is not understood here"
    case .onlyInSheets(let word): Self.quoted(word) + " works only in sheets"
    case .nothingAbove(let word): "no values above for " + Self.quoted(word)
    case .lineBelow: "that line is not above this one"
    case .noSuchLine: "no such line, or it has no value"
    case .sheetTooLong: "the lines of this sheet together take more than \(Sheet.totalWork / 1_000_000_000) seconds"
    case .sheetTooLarge: "the answers of this sheet together take more than \(Sheet.keptByteLimit / 1_000_000) MB"
    case .failedLine(let index): "line \(index + 1) has an error"
    case .definedBelow(let name, let line): Self.quoted(name) + " is defined only below, in line \(line + 1)"
    case .unknownOption(let text): "unknown option " + Self.quoted(text) + "; options are 'angle', 'places', 'digits' and 'marks'"
    case .calculation(let error): error.reason
    case .powerOfBits(let error): error.reason + "; for exclusive or, use 'xor'"
    case .unavailable(let feature): feature.reason
    }
  }
}

extension DateError {
  /// The text in English.
  public var reason: String {
    switch self {
    case .noSuchDate: "there is no such date"
    case .unclear: "the date ends here; to subtract, put spaces around the minus"
    case .noToday: "today's date is not known; write the date, such as 2026-11-22"
    case .noZone: "this needs a date and time with a time zone, such as '2026-11-22 14:30 UTC'"
    case .noSuchZone: "there is no such time zone; write a name like Europe/Berlin"
    case .noZoneTable: "there is no time zone data here; on Linux, it is in the package tzdata"
    case .damagedZone(let name): "the file of the time zone \(name) can't be read"
    case .dayOfNoRate: "'on' with a date works only for exchange rates"
    case .sumOfDates: "two dates cannot be added"
    case .productOfDate: "a date can only be in a sum or a difference"
    case .noTime: "add or subtract a time with its unit, such as '3 days'"
    case .subtractedDate: "a date cannot be subtracted from a time"
    case .notWholeDays: "a date can only change by whole days"
    case .notWholeSteps: "a date can only change by whole months and years"
    case .beyondCalendar: "dates go from 0001-01-01 to 9999-12-31"
    case .noDate: "this needs a date, such as 2026-11-22"
    case .noSuchTime: "minutes and seconds are below 60, and hours with 'am' or 'pm' from 1 to 12"
    case .timeOfDay: "add a duration to a time of day, such as '5pm + 3 h', or subtract another time: '5pm - 9am'"
    case .laterTime: "the time after the minus is later; swap them, or add 24 h to the first one where it is on the next day"
    case .notConvertible: "a date has no unit; it can be converted 'to weekday' and 'to week'"
    }
  }
}

extension ReadingNote {
  /// The text in English.
  public var reason: String {
    switch self {
    case .calories: "a calorie is 4.184 J; for those on food, write kcal"
    case .pounds: "a pound is a weight here; for money, write £ or GBP"
    case .workdays: "Monday to Friday, without the first day; no holidays are known"
    case .addsPercentage: "adds the percentage; write `of` for the share alone"
    case .isNoDate: "calculated as numbers; write a date as 2026-12-20"
    case .bits: "`and` and `or` work on bits; a sum is written with +"
    case .hoursAndMinutes: "5:12 is 5 h 12 min; write 5 min 12 s as 0:05:12"
    case .isDuration: "a duration; write a time of day as 11pm + 8 h"
    case .timesCancel: "hours and days cancel; for hours a day, divide by the number alone"
    case .isNoShare: "a percentage in brackets is a number, not a share; leave the brackets out"
    case .beforeGregorian: "before 15 October 1582 this is the Gregorian date, not the Julian one"
    }
  }
}
