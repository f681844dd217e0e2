// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/en.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import DisplayableText
import ExactReals
import Languages

extension Option {
  /// The text in English.
  var english: String {
    switch self {
    case .digits: "significant digits of an answer: 1 to \(AnswerFormat.digitLimit) (16)"
    case .places: "instead of --digits, digits after the point: 0 to \(AnswerFormat.digitLimit); halves away from zero"
    case .exact: "the exact form, such as √3/2 or 1/3, where there is a short one"
    case .mixed: "like --exact, with 7/2 written as 3 1/2"
    case .explain: "each step of an expression, and what is proven about it"
    case .angle: "what angles are measured in: rad, deg or grad (rad)"
    case .notation: "automatic (or auto), plain (no exponent), scientific (1.2e4) or engineering (12e3)"
    case .grouping: "thousands (1_234_567; with --keys 1,234,567) or none"
    case .base: "whole numbers in base 2, 8, 10 or 16, with all digits"
    case .word: "calculates in words of 8, 16, 32 or 64 bits; each step is cut to fit"
    case .signed: "words are signed (the default)"
    case .unsigned: "words are unsigned"
    case .json: "one JSON object per line"
    case .csv: "comma-separated values, one line each, column names first"
    case .rates: "converts money with the rates in a file: date,from,to,rate,source"
    case .marks: "how to read the marks in 1,234 and 1.234: 1,234.5 or 1.234,5"
    case .today: "today's date, such as 2026-11-22"
    case .file: "answers the lines of a file; - is the standard input"
    case .jobs: "threads that answer lines: 1 to \(Options.jobLimit) (as many as can run at once)"
    case .keys: "presses keys; - reads one sequence per line"
    case .order: "precedence, like Apple's, or left-to-right"
    case .mode: "basic (9 digits), scientific (16) or programmer (words of 8 to 64 bits)"
    case .reversePolish: "reverse Polish notation: operations take their numbers from a stack"
    case .plain: "lines of text without control codes, for screen readers"
    case .new: "starts with 0 and an empty memory, not where you left off"
    case .remove: "removes a calculation; --json shows its ID"
    case .label: "labels a calculation with the words that follow, or removes its label"
    case .tape: "prints the calculations as an adding machine does"
    case .clear: "removes all calculations, without asking"
    case .off: "stops keeping calculations"
    case .on: "keeps calculations again"
    case .reset: "resets all settings to their defaults"
    case .answers: "prints only the answers, one line for each line of the sheet"
    case .write: "updates the answers in the file"
    case .writeAll: "writes an answer after each line that has one"
    case .strip: "removes the answers from the file"
    case .check: "reports wrong answers in the files, and changes nothing"
    case .from: "the left end of a plot (-10)"
    case .to: "the right end of a plot (10)"
    case .bottom: "the bottom of a plot (chosen by the values)"
    case .top: "the top of a plot (chosen by the values)"
    case .size: "columns and rows of pixels, such as 800x500, which is the default; prints SVG"
    case .count: "prints how many pixels are ink, empty and unknown"
    case .completionScript: "prints the completion script for bash, zsh or fish"
    case .manual: "prints the manual page, for man"
    case .version: "prints the version"
    case .help: "prints this help"
    }
  }
}

extension SessionWord {
  /// The text in English.
  var english: String {
    switch self {
    case .help: "this help, or help on a function or a word"
    case .variables: "named numbers and their values"
    case .functions: "all functions and constants, your own first, or those that match a word"
    case .units: "all units, or those that match a word"
    case .history: "earlier lines, or the last N of them"
    case .undo: "undoes the last line that changed something, or the last N of them"
    case .reset: "forgets all names and the answer; undo brings them back"
    case .digits: "shows or sets the number of significant digits"
    case .places: "the same for digits after the point"
    case .notation: "notation of answers: " + Self.notations
    case .grouping: "writes 1_234_567 for 1234567, or not"
    case .exact: "shows only the exact form where there is a short one, or fractions as 3 1/2"
    case .degrees: "measures angles in degrees"
    case .radians: "measures angles in radians"
    case .gradians: "measures angles in gradians"
    case .preview: "shows the answer so far while you type, or not"
    case .clear: "clears the screen"
    case .quit: "quits, like Ctrl-D"
    }
  }
}

extension ExplanationText {
  /// The text in English.
  package var english: String {
    switch self {
    case .nothingCalculated: "nothing is calculated"
    case .moreSteps(let count): "… \(count) more steps"
    case .noDecimal(let reason): "no decimal: " + reason.english
    case .noValue(let reason): "no value: " + reason.english
    case .exact: "exact"
    case .rounded: "rounded"
    case .roundedWithin(let bound): "rounded, at most " + bound + " off"
    case .noted(let note, let bound): Notice.written(note).english + "; at most " + bound + " off"
    case .converted(let unit, let other, let proof): switch unit {
case .radians: switch other {
case .radians: "from radians to radians; " + proof.english
case .degrees: "from radians to degrees; " + proof.english
default: "from radians to gradians; " + proof.english
}
case .degrees: switch other {
case .radians: "from degrees to radians; " + proof.english
case .degrees: "from degrees to degrees; " + proof.english
default: "from degrees to gradians; " + proof.english
}
default: switch other {
case .radians: "from gradians to radians; " + proof.english
case .degrees: "from gradians to degrees; " + proof.english
default: "from gradians to gradians; " + proof.english
}
}
    case .measured(let unit, let proof): switch unit {
case .radians: "the angle in radians; " + proof.english
case .degrees: "the angle in degrees; " + proof.english
default: "the angle in gradians; " + proof.english
}
    }
  }
}

extension FailureReason {
  /// The text in English.
  package var english: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).english
    case .calculation(let error, let demand): Message.calculationReason(error, demand).english
    case .unknownKey(let name): "unknown key '" + name + "'"
    case .severalKeys(let name): "'" + name + "' could be several keys: put spaces between them"
    case .tooLong(let limit): "longer than \(limit) bytes"
    case .notUTF8: "not UTF-8 text"
    case .meantCommand(let words): "this is not an expression; did you mean 'exactly \(words)'?"
    case .unknownOption(let name, let options) where options.isEmpty: "unknown option '" + name + "'"
    case .unknownOption(let name, let options): "unknown option '" + name + "'; did you mean " + options.joined(separator: " or ") + "?"
    case .noFile(let cause): Message.expressionReason(cause).english + "; and there is no file with this name"
    }
  }
}

extension HelpPart {
  /// The text in English.
  package var english: String {
    switch self {
    case .summary: "A calculator with Apple's keys that never shows a wrong digit"
    case .inTerminal: "in a terminal: the calculator, full screen; otherwise one expression and one answer per line"
    case .expression: "the answer: exactly '1/3 + 1/6' prints 0.5"
    case .file: "the answers to the lines of a file; also --file FILE"
    case .keys: "presses the calculator's keys and prints its display"
    case .task(.repl): "an interactive session, with variables and line editing"
    case .task(.functions): "lists all functions and constants, or those that match a word"
    case .task(.units): "lists all units, or those that match a word"
    case .task(.sheet): "calculates a live sheet: a file whose lines use each other"
    case .task(.plot): "draws functions of x: curves, and all that is proven about them"
    case .task(.history): "lists the kept calculations; with options, also changes them"
    case .task(.settings): "lists the settings, or changes one, given its name and a value"
    case .task(.rates): "keeps exchange rates from files of the European Central Bank or others"
    case .task(.help): "this help, or help on a task, a function or a constant"
    case .title(.repl): "An interactive session in a terminal"
    case .title(.functions): "All functions and constants for expressions"
    case .title(.units): "All units for expressions"
    case .title(.sheet): "A live sheet: lines of text, each with its answer"
    case .title(.plot): "Curves, with roots, extrema, poles, jumps and holes"
    case .title(.history): "Kept calculations, oldest first"
    case .title(.settings): "The settings of the keypad calculator"
    case .title(.rates): "Exchange rates kept for money"
    case .title(.help): "Help on the command, a task or a name"
    case .examplesTitle: "EXAMPLES"
    case .expressionsTitle: "EXPRESSIONS"
    case .keysTitle: "KEYS"
    case .linesTitle: "LINES"
    case .keptTitle: "WHAT IS KEPT"
    case .plotsTitle: "WHAT IS SHOWN"
    case .namesTitle: "NAMES"
    case .fiftyDigits: "fifty digits, the last one rounded"
    case .twoAnswers: "3, then 18.84955592153876"
    case .jsonAnswer: "the reading, the decimal and the fraction"
    case .steps: "each step, and what is proven about it"
    case .fileAnswers: "the answers to a file's lines"
    case .taskHelp: "help on one task"
    case .language: "+ - * / ^ or − × ÷ √, brackets, decimals, exponents (1e-3), _ between digits, factorials (5!), degrees (30°), percentages (200 + 10% is 220, 200 * 10% is 20), implied products (2pi), functions and constants by name, # for comments."
    case .naming: "In pipes and sessions, x = 3 names a number, f(x) = x^2 + 1 a function, and ans or _ is the previous answer."
    case .exactness: "Numbers are exact; where an answer has more digits than are shown, its last digit is rounded."
    case .keySequences: "0 to 9 . + - * / = % +/- C AC DEL and names such as sqrt and x^y. They need no spaces where they can be split in only one way: 2+3= but 5 +/- =."
    case .answered: "everything was answered"
    case .noValue: "something had no value, or a line of input was refused"
    case .unreadable: "the input could not be read, or the options are wrong"
    case .session: "answers line after line, until quit or Ctrl-D"
    case .functions: "one line each: name, description, example"
    case .units: "one line each: symbol, names, exact value, source"
    case .unitsAbout: "those with the word in their line"
    case .rates: "lists the newest rate of each currency"
    case .ratesImport: "reads rates from a file: the ECB's XML or CSV, or lines date,from,to,rate,source; - is standard input"
    case .ratesClear: "forgets all rates"
    case .importsRates: "the file as downloaded"
    case .importsRatesOfToday: "today's rates"
    case .unitsOfPressure: "the units of pressure"
    case .functionsAbout: "those with the word in their names or descriptions"
    case .commandHelp: "help on the command"
    case .nameHelp: "help on a task, a function or a constant"
    case .sheet: "opens the sheet, or prints it with its answers (--plain); - is the standard input"
    case .sheetChange: "changes the answers in the files; so do --write-all and --strip"
    case .sheetCheck: "reports wrong answers in the files"
    case .plot: "draws the functions of x, up to six; y = may stand before each"
    case .plotBetween: "for x from A to B (from -10 to 10)"
    case .history: "lists the calculations"
    case .label: "labels a calculation; without words, removes its label"
    case .settings: "lists the settings and their possible values"
    case .setting: "prints a setting's value"
    case .change: "changes a setting"
    case .lines: "x = 3 names a number, f(x) = x^2 + 1 a function, and ans is the previous answer. ? lists everything else. = marks an exact answer, ≈ a rounded one."
    case .sheetLines: "rent = 1200 names a number for the lines below. total is about the lines above, up to a blank one; ans is the previous answer, and line 3 the answer of the third line. # starts a comment. In a Markdown file (.md), only the blocks marked exactly are calculated, all as one sheet."
    case .sheetAnswers: "An answer follows # on its line: = marks an exact one, ≈ a rounded one, ! the reason there is none. One with fewer digits keeps as many."
    case .kept: "Calculations you make in a terminal are kept, until history --off: expressions and --keys given as arguments, the lines of a session, and the calculator's own. Pipes and files keep nothing."
    case .plots: "Every root, extremum, pole, jump, hole and gap that is listed is proven, and there are no others; where a curve could not be followed, that is said. Pixels are drawn only where the curve is proven to be. In a terminal the picture is in braille, elsewhere it is SVG."
    case .names: "Expressions and --keys use options instead of settings."
    case .beginsSession: "starts a session"
    case .sessionInDegrees: "one with degrees and 30 digits"
    case .functionsWithRoot: "the functions that match root"
    case .functionHelp: "what a function does, with an example"
    case .sheetWithAnswers: "the sheet with its answers"
    case .sheetInCI: "in a script: status 1 if an answer is wrong"
    case .plotAsPicture: "a picture for a page or a document"
    case .plotOfTwo: "two curves"
    case .plotInWords: "the description and a table of values"
    case .historyForPrograms: "for programs, with the ID of each calculation"
    case .historyForSpreadsheet: "for a spreadsheet"
    case .tapeForPrinter: "to print it"
    case .namesCalculation: "labels a calculation"
    case .leftToRight: "2 + 3 × 4 is 20 on the keys from now on"
    case .notationAtFirst: "prints automatic, until it is changed"
    }
  }
}

extension HistoryText {
  /// The text in English.
  package var english: String {
    switch self {
    case .noCalculation(let id): "there is no calculation " + id
    case .removed(let count): switch PluralCategory(count, in: .english) {
case .one: "\(count) calculation removed"
default: "\(count) calculations removed"
}
    case .unreadableLeft(let place): "unreadable lines are still in " + place
    case .isOn: "calculations are kept from now on"
    case .isOff: "calculations are no longer kept; exactly history --clear removes earlier ones"
    case .storage(let error): error.reason(in: .english)
    case .setAside(let count, let place): switch PluralCategory(count, in: .english) {
case .one: switch PluralCategory(count, in: .english) {
case .one: "\(count) line of the history could not be read and is now in " + place
default: "\(count) line of the history could not be read and are now in " + place
}
default: switch PluralCategory(count, in: .english) {
case .one: "\(count) lines of the history could not be read and is now in " + place
default: "\(count) lines of the history could not be read and are now in " + place
}
}
    }
  }
}

extension NameText {
  /// The text in English.
  package var english: String {
    switch self {
    case .function(.squareRoot): "square root, also √"
    case .function(.cubeRoot): "cube root, also ∛"
    case .function(.root): "n-th root of x"
    case .function(.power): "power, also ^ and **"
    case .function(.exponential): "e to the power of x"
    case .function(.naturalLogarithm): "natural logarithm, to base e"
    case .function(.logarithm): "logarithm to base 10, as on a calculator's key, or to a base given second"
    case .function(.binaryLogarithm): "logarithm to base 2"
    case .function(.decimalLogarithm): "logarithm to base 10"
    case .function(.exponentialLessOne): "e^x − 1"
    case .function(.logarithmOfOneMore): "ln(1 + x)"
    case .function(.sine): "sine of an angle"
    case .function(.cosine): "cosine of an angle"
    case .function(.tangent): "tangent of an angle"
    case .function(.secant): "secant of an angle, 1/cos"
    case .function(.cosecant): "cosecant of an angle, 1/sin"
    case .function(.cotangent): "cotangent of an angle, 1/tan"
    case .function(.arcsine): "inverse sine, an angle"
    case .function(.arccosine): "inverse cosine, an angle"
    case .function(.arctangent): "inverse tangent, an angle"
    case .function(.arctangent2): "angle of the point (x, y), y given first"
    case .function(.hyperbolicSine): "hyperbolic sine"
    case .function(.hyperbolicCosine): "hyperbolic cosine"
    case .function(.hyperbolicTangent): "hyperbolic tangent"
    case .function(.hyperbolicSecant): "hyperbolic secant, 1/cosh"
    case .function(.hyperbolicCosecant): "hyperbolic cosecant, 1/sinh"
    case .function(.hyperbolicCotangent): "hyperbolic cotangent, 1/tanh"
    case .function(.areaSine): "inverse of sinh"
    case .function(.areaCosine): "inverse of cosh, not negative"
    case .function(.areaTangent): "inverse of tanh"
    case .function(.areaSecant): "inverse of sech, not negative"
    case .function(.areaCosecant): "inverse of csch"
    case .function(.areaCotangent): "inverse of coth"
    case .function(.factorial): "factorial, also !"
    case .function(.gamma): "gamma function, (x − 1)!"
    case .function(.logarithmOfGamma): "ln |gamma(x)|"
    case .function(.combinations): "ways to choose k of n"
    case .function(.permutations): "ways to choose k of n in order"
    case .function(.fibonacci): "Fibonacci number"
    case .function(.absolute): "distance from zero"
    case .function(.sign): "sign: −1, 0 or 1"
    case .function(.floor): "next integer below"
    case .function(.ceiling): "next integer above"
    case .function(.round): "nearest integer, or rounded to n places; halves away from zero"
    case .function(.truncation): "integer part"
    case .function(.fraction): "fractional part"
    case .function(.remainder): "remainder with the divisor's sign, also as 8 mod 3"
    case .function(.greatestCommonDivisor): "greatest common divisor"
    case .function(.leastCommonMultiple): "least common multiple"
    case .function(.minimum): "smallest value"
    case .function(.maximum): "largest value"
    case .function(.hypotenuse): "√(x² + y² + …)"
    case .function(.sum): "sum, also of a list, and over k: sum(1/k, k, 1, 9)"
    case .function(.product): "product, also of a list, and over k: product(k, k, 1, 9)"
    case .function(.mean): "mean, also of a list"
    case .function(.median): "median, also of a list"
    case .function(.mode): "most frequent value, also of a list"
    case .function(.count): "number of values"
    case .function(.variance): "sample variance, also of a list, divided by n − 1"
    case .function(.populationVariance): "population variance, divided by n"
    case .function(.standardDeviation): "sample standard deviation, √var"
    case .function(.populationStandardDeviation): "population standard deviation, √varp"
    case .function(.geometricMean): "geometric mean"
    case .function(.harmonicMean): "harmonic mean"
    case .function(.rootMeanSquare): "quadratic mean"
    case .function(.quantile): "value below which a fraction p of the numbers lies, at (n − 1)p"
    case .function(.quotient): "integer quotient, rounded towards zero"
    case .function(.truncatedRemainder): "remainder of quot, with the sign of a"
    case .function(.derivative): "derivative of an expression in x at a"
    case .function(.integral): "integral of an expression in x from a to b"
    case .function(.roots): "numbers from a to b at which an expression in x is zero"
    case .function(.solve): "solutions of an equation in x, whose sides are polynomials"
    case .function(.hexadecimal): "around a whole line: the answer in base 16, like x to hex"
    case .function(.octal): "around a whole line: the answer in base 8, like x to oct"
    case .function(.binary): "around a whole line: the answer in base 2, like x to bin"
    case .function(.decimal): "around a whole line: all digits in base 10, like x to dec"
    case .function(.int8): "cut to 8 bits, signed"
    case .function(.int16): "cut to 16 bits, signed"
    case .function(.int32): "cut to 32 bits, signed"
    case .function(.int64): "cut to 64 bits, signed"
    case .function(.uint8): "cut to 8 bits, unsigned"
    case .function(.uint16): "cut to 16 bits, unsigned"
    case .function(.uint32): "cut to 32 bits, unsigned"
    case .function(.uint64): "cut to 64 bits, unsigned"
    case .function(.rotationLeft): "bits rotated left by n places in an unsigned word of 8, 16, 32 or 64 bits"
    case .function(.rotationRight): "bits rotated right by n places in an unsigned word of 8, 16, 32 or 64 bits"
    case .function(.byteswap): "bytes of an unsigned word in reverse order"
    case .function(.population): "number of bits that are 1"
    case .example(let function): Self.function(function).english + ": " + function.description.equation
    case .constant(.pi): "the circumference of a circle of diameter 1: 3.14159…"
    case .constant(.tau): "2π, a full turn: 6.28318…"
    case .constant(.e): "the base of natural logarithms: 2.71828…"
    case .unit(.degrees): "an angle in degrees, also °: sin(30 deg) = 0.5"
    case .unit(.radians): "an angle in radians: sin(pi/6 rad) = 0.5"
    case .unit(.gradians): "an angle in gradians, 100 to a right angle: sin(100 grad) = 1"
    case .date(.weekday): "the weekday of a date, 1 for Monday: weekday(2026-11-22) = 7"
    case .date(.week): "the ISO 8601 week of a date: week(2026-11-22) = 47"
    case .date(.dayOfYear): "the day of the year of a date: dayofyear(2026-02-01) = 32"
    case .date(.workday): "the date n workdays (Monday to Friday) later: workday(2026-11-27; 5) = 2026-12-04"
    case .date(.workdays): "workdays (Monday to Friday) after a date up to another: workdays(2026-11-27; 2026-12-04) = 5"
    case .today: "today's date: today + 1 week"
    case .answer: "the previous answer, in pipes and sessions"
    case .otherNames(let names): "; or " + names
    case .either(let one, let other): one + " or " + other
    }
  }
}

extension Notice {
  /// The text in English.
  package var english: String {
    switch self {
    case .readAs(let reading): "read as " + reading
    case .written(.exactnessUndecided): "it cannot be decided whether this is the exact value"
    case .written(.belowAbsoluteZero): "this is below absolute zero"
    case .written(.onOtherDay(1)): "next day"
    case .written(.onOtherDay(-1)): "the day before"
    case .written(.onOtherDay(let days)) where days.isNegative: "\(days.magnitude) days before"
    case .written(.onOtherDay(let days)): "\(days) days later"
    case .written(.certainDigits(let count)): switch PluralCategory(count, in: .english) {
case .one: "only 1 digit is certain"
default: "only \(count) digits are certain"
}
    case .both(let one, let other): one.english + "; " + other.english
    case .note(let note): Message.readingNote(note).english
    case .zones(let version): "time zones of tzdata \(version)"
    case .anglesInRadians: "angles are in radians here; for degrees, write 30° or 30 deg"
    case .ignoredDigits(let count, let limit): switch PluralCategory(count, in: .english) {
case .one: "a digit was left out: numbers have at most \(limit) on this keypad"
default: "\(count) digits were left out: numbers have at most \(limit) on this keypad"
}
    case .digitsDoNotFit(let count, let bits, let base): switch PluralCategory(count, in: .english) {
case .one: "a digit was left out: not in base \(base), or too many for \(bits) bits"
default: "\(count) digits were left out: not in base \(base), or too many for \(bits) bits"
}
    case .keysWithoutEffect(let keys): "no effect here: " + keys.joined(separator: ", ")
    case .wraps(let format): "a step exceeded \(format.bitWidth) bits and was cut to fit"
    case .rates(let rates, let days?): switch PluralCategory(days, in: .english) {
case .one: "at " + rates.joined(separator: ", ") + "; a day old"
default: "at " + rates.joined(separator: ", ") + "; \(days) days old"
}
    case .rates(let rates, nil): "at " + rates.joined(separator: ", ")
    case .noExactForm: "there is no short exact form; this is rounded"
    case .historyNotWritten(let error): "the history was not written: " + error.reason(in: .english)
    case .notInHistory(let count, let error): switch PluralCategory(count, in: .english) {
case .one: "a calculation is not in the history: " + error.reason(in: .english)
default: "\(count) calculations are not in the history: " + error.reason(in: .english)
}
    case .linesNotRead(let error): "earlier lines cannot be read: " + error.reason(in: .english)
    case .linesNotKept(let error): "lines are not kept: " + error.reason(in: .english)
    case .settingNotUnderstood(let path, let problem): path + ", line \(problem.line): " + problem.reason
    case .nothingToCalculate: "nothing to calculate; try exactly '1/3 + 1/6' or exactly --help"
    }
  }
}

extension OptionScope {
  /// The text in English.
  package var english: String {
    switch self {
    case .keys: "for keys:"
    case .terminal: "in a terminal:"
    case .task(let task): "for " + task.rawValue + ":"
    }
  }
}

extension PlotText {
  /// The text in English.
  package var english: String {
    switch self {
    case .title(let functions, let from, let to): functions + " for x from " + from + " to " + to
    case .height(let bottom, let top): "y from " + bottom + " to " + top
    case .noRoots: "No roots"
    case .roots(let list): "Roots: " + list
    case .maxima(let list): "Maxima: " + list
    case .minima(let list): "Minima: " + list
    case .poles(let list): "Poles: " + list
    case .jumps(let list): "Jumps: " + list
    case .holes(let list): "Holes: " + list
    case .gaps(let list): "Not defined: " + list
    case .levels(let list): "Constant: " + list
    case .undecided(let list): "Undecided: " + list
    case .noCrossings: "No crossings"
    case .crossings(let list): "Crossings: " + list
    case .same(let list): "The same: " + list
    case .touching(let number): number + " (touches)"
    }
  }
}

extension SessionMessage {
  /// The text in English.
  package var english: String {
    switch self {
    case .greeting(let version): "exactly " + version + ": type an expression and Enter; ? for help, quit to leave."
    case .nothingCalled(let name): "unknown name '" + name + "'; functions lists the known ones"
    case .ownNumber: "a number you named"
    case .isOwnNumber(let name): name + " is a number you named"
    case .takesLong(let name): name + " takes too long to write out"
    case .forgot(let count): if count == 0 { "no names to forget" } else { switch PluralCategory(count, in: .english) {
case .one: "forgot \(count) name"
default: "forgot \(count) names"
} }
    case .anglesIn(.radians): "angles in rad"
    case .anglesIn(.degrees): "angles in deg"
    case .anglesIn(.gradians): "angles in grad"
    case .nothingToUndo: "nothing to undo"
    case .undone(let line): "undone: " + line
    case .noNames: "no named numbers yet: x = 3 names one"
    case .error(let reason): "error: \(reason)"
    case .notOneOf(let word, let choices, let text): word + " takes " + choices + ", not '" + text + "'"
    case .notInRange(let word, let range, let text): word + " takes a number from \(range.lowerBound) to \(range.upperBound), not '" + text + "'"
    case .standsAlone(let word, let text): "write " + word + " alone, without '" + text + "'"
    case .settingsAlone(let first, let text): "write settings without '" + first + "': " + text
    case .noUnit(let word): "no unit matches '" + word + "'; units lists all"
    case .noFunction(let word): "no function has '" + word + "' in its name or description"
    case .isNumberNow(let name, let other?): "'" + name + "' is now a number, not a session word; " + other + " still works"
    case .isNumberNow(let name, nil): "'" + name + "' is now a number, not a session word"
    case .calculation: "a calculation; = marks an exact answer, ≈ a rounded one"
    case .namesNumber: "names a number"
    case .namesFunction: "names a function"
    case .answerBefore: "the previous answer"
    case .openLine: "a line with an open bracket, or ending in an operator or \\, continues below"
    case .arrowKeys: "Up, Down"
    case .linesBefore: "lines that start with the text before the cursor; Ctrl-R searches all lines"
    case .completesName: "completes a name, or lists the matches"
    case .givesUp: "cancels a line, or stops a calculation"
    }
  }
}

extension SheetMessage {
  /// The text in English.
  package var english: String {
    switch self {
    case .wrong(let found, let expected): "is '" + found + "', should be '" + expected + "'"
    case .stale(let found): "is '" + found + "', should be empty"
    case .untold(let reason, let answer): reason.english + "; no answer comment says '" + answer + "'"
    case .limit(.tooManyLines): "more than \(Sheet.lineLimit) lines"
    case .limit(.tooLong): "more than \(Sheet.byteLimit) bytes"
    case .hasChanged: "it has changed since it was read; nothing was written"
    }
  }
}

extension UsageReason {
  /// The text in English.
  package var english: String {
    switch self {
    case .givenTwice(let option): option + " is given twice"
    case .excluded(let one, let other): one + " and " + other + " cannot be combined"
    case .needs(let option, let other): option + " needs " + other
    case .notOneOf(let option, let choices, let text): option + " takes " + choices.joined(separator: ", ", last: " or ") + ", not '" + text + "'"
    case .noIdentifier(let option): option + " takes 16 hexadecimal digits, as --json shows them"
    case .noExpressionBeside(let option): option + " cannot be combined with an expression"
    case .noSettingBeside(let option): option + " takes no setting name"
    case .noDate(let option, let text): option + " takes a date such as 2026-11-22, not '" + text + "'"
    case .malformedRate(let file, let line): file + ", line \(line): write a rate as date,from,to,rate,source, such as 2026-11-20,EUR,USD,1.0823,ECB"
    case .tooManyRates(let file, let limit): file + ": more than \(limit) rates"
    case .ratesTooLong(let file, let limit): file + ": more than \(limit) bytes"
    case .isForExpressions(let option): option + " works only with expressions"
    case .isForOneExpression(let option): option + " works only with one expression, given as an argument"
    case .isForExpressionsAndKeys(let option): option + " works only with expressions and --keys; the calculator has a setting of that name"
    case .isForObjects(let option): option + " works only with expressions, --keys, history, sheet and plot"
    case .isForRecords(let option): option + " works only with expressions, --keys and history"
    case .isForKeys(let option): option + " works only with keys"
    case .isForTerminals(let option): option + " works only with the calculator in a terminal"
    case .sessionWithExpression(let line): "repl takes no expression: leave 'repl' out, or type '" + line + "' in the session"
    case .sheetNeedsFile: "sheet needs the name of a file; - is the standard input"
    case .oneSheet: "sheet prints one file; for several, use --write, --write-all, --strip or --check"
    case .plotNeedsFunction: "plot needs a function of x, such as sin(x)/x"
    case .noSize(let option, let limit, let text): option + " takes columns and rows from 1 to \(limit), such as 800x500, not '" + text + "'"
    case .notBelow(let one, let other): one + " must be below " + other
    case .noFraction(let option, let text): option + " takes a fraction or a decimal, not '" + text + "'"
    case .tooManyCurves(let limit): "a plot has up to \(limit) curves"
    case .tooNarrow: "the interval is too narrow: its ends have more than 16 digits in common"
    case .notPlotted(let function): "cannot plot '" + function + "': only elementary functions, rounding, min and max are plotted"
    case .onlyFunctions(let relation): "cannot plot '" + relation + "': only y = f(x) is plotted, such as x^2 - 2"
    case .historyStandsAlone: "history takes nothing but its options"
    case .noSetting(let name, let names): "unknown setting '" + name + "'; settings: " + names
    case .noValue(let setting, let values, let text): setting + " takes " + values + ", not '" + text + "'"
    case .ratesTask(let text): "unknown rates task '" + text + "'; use import FILE or clear"
    case .noHelp(let name, let tasks): "no help for '" + name + "'; topics: " + tasks + ", and the names from exactly functions"
    }
  }
}
