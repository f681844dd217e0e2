### Language: english, English
### Locales: en-US, en-GB, en
### Languages: en, de, fr, es, pt, ja, ar

## Languages Punctuation package

# Between a name and what it names: `Name: `
Punctuation-colon = { ": " }
# Between the items of a list
Punctuation-comma = { ", " }
# Between parts of a list without “and”
Punctuation-pause = { ", " }
# At the end of a sentence
Punctuation-fullStop = .
# Between two sentences or parts of a line
Punctuation-gap = { " " }

# case .quotation(let text)
Punctuation-quotation = '{ $text }'

## CalculatorPresentation ConstantsText package

# case .name(let constant)
# $constant: text
ConstantsText-name = { $constant }

ConstantsText-search = Search
ConstantsText-nothingFound = Nothing found
ConstantsText-measuredAreLeftOut = Measured constants, such as that of gravitation, are left out: they are not exact

## CalculatorPresentation PhysicalConstant

PhysicalConstant-caesiumFrequency = Caesium frequency
PhysicalConstant-speedOfLight = Speed of light
PhysicalConstant-planck = Planck constant
PhysicalConstant-elementaryCharge = Elementary charge
PhysicalConstant-boltzmann = Boltzmann constant
PhysicalConstant-avogadro = Avogadro constant
PhysicalConstant-luminousEfficacy = Luminous efficacy
PhysicalConstant-reducedPlanck = Reduced Planck constant
PhysicalConstant-gas = Gas constant
PhysicalConstant-faraday = Faraday constant
PhysicalConstant-stefanBoltzmann = Stefan–Boltzmann constant
PhysicalConstant-josephson = Josephson constant
PhysicalConstant-vonKlitzing = Von Klitzing constant
PhysicalConstant-standardGravity = Standard gravity
PhysicalConstant-standardAtmosphere = Standard atmosphere
PhysicalConstant-astronomicalUnit = Astronomical unit
PhysicalConstant-lightYear = Light-year
PhysicalConstant-parsec = Parsec

## CalculatorPresentation DatesText package

DatesText-field-from = From
DatesText-field-to = To
DatesText-field-years = Years
DatesText-field-months = Months
DatesText-field-days = Days
DatesText-field-workdays = Workdays
DatesText-field-time = Hours and minutes
DatesText-countLastDay = Count the last day
DatesText-difference = Difference
DatesText-steps = Add or subtract
DatesText-direction-adding = Add
DatesText-direction-subtracting = Subtract
DatesText-result = Result

# case .weekday(let weekday)
# $weekday: text
DatesText-weekday = { $weekday }

# case .count(let count, .years)
# $count: number
DatesText-count-years = { $count ->
        [one] { $count } year
        *[other] { $count } years
    }

# case .count(let count, .months)
# $count: number
DatesText-count-months = { $count ->
        [one] { $count } month
        *[other] { $count } months
    }

# case .count(let count, .weeks)
# $count: number
DatesText-count-weeks = { $count ->
        [one] { $count } week
        *[other] { $count } weeks
    }

# case .count(let count, .days)
# $count: number
DatesText-count-days = { $count ->
        [one] { $count } day
        *[other] { $count } days
    }

# case .count(let count, .workdays)
# $count: number
DatesText-count-workdays = { $count ->
        [one] { $count } workday
        *[other] { $count } workdays
    }

# case .count(let count, .hours)
# $count: number
DatesText-count-hours = { $count ->
        [one] { $count } hour
        *[other] { $count } hours
    }

# case .count(let count, .minutes)
# $count: number
DatesText-count-minutes = { $count ->
        [one] { $count } minute
        *[other] { $count } minutes
    }

# case .count(let count, .seconds)
# $count: number
DatesText-count-seconds = { $count ->
        [one] { $count } second
        *[other] { $count } seconds
    }

# case .earlier(let text)
DatesText-earlier = { $text } earlier

# case .away(-1)
DatesText-away-minus1 = yesterday

# case .away(1)
DatesText-away-1 = tomorrow

# case .away(let days) where days < 0
# $days: number = Int(days.magnitude)
DatesText-away = { $days ->
        [one] { $days } day
        *[other] { $days } days
    } ago

# case .away(let days)
# $days: number = Int(days.magnitude)
DatesText-away-2 = in { $days ->
        [one] { $days } day
        *[other] { $days } days
    }

# case .date(let moment)
# $moment: number
# $weekday: text = moment.date.weekday
# $isolated = moment.description.isolated
DatesText-date = { $moment }, { $weekday }

# case .problem(let problem)
# $problem: text
DatesText-problem = { $problem }

## CalculatorPresentation Weekday

Weekday-monday = Monday
Weekday-tuesday = Tuesday
Weekday-wednesday = Wednesday
Weekday-thursday = Thursday
Weekday-friday = Friday
Weekday-saturday = Saturday
Weekday-sunday = Sunday

## CalculatorPresentation DatesProblem

# case .otherForm(let place)
# $place: number = place + 1
DatesProblem-otherForm = expected YYYY-MM-DD; error at character { $place }

DatesProblem-noSuchYear = years start at 0001
DatesProblem-noSuchMonth = months are 01 to 12

# case .noSuchDay(let last)
# $last: number
DatesProblem-noSuchDay = days of this month are 01 to { $last }

# case .noWholeNumber(let place)
# $place: number = place + 1
DatesProblem-noWholeNumber = expected a whole number; error at character { $place }

# $countLimit: number = DatesForm.countLimit
DatesProblem-tooMany = at most { $countLimit }

DatesProblem-noDuration = expected a duration such as 7:45

# case .ambiguous(let one, let other)
# $one: number
# $other: number
DatesProblem-ambiguous = write { $one } or { $other }

DatesProblem-beyondCalendar = not between 0001-01-01 and 9999-12-31

## CalculatorPresentation CalculationError, English: public reason in ExactReals

CalculationError-divisionByZero = division by zero
CalculationError-notReal = the result is not a real number
CalculationError-outsideDomain = outside the function's domain
CalculationError-notInteger = this needs a whole number
CalculationError-notFraction = this needs a whole number or a fraction
CalculationError-negativeShiftCount = the shift count is negative
CalculationError-tooFewNumbers = too few numbers on the stack
CalculationError-stackFull = the stack is full
CalculationError-tooLarge = the result is too large
CalculationError-argumentTooLarge = the function's argument is too large
CalculationError-tooSmall = the result is too close to zero
CalculationError-tooManyDigits = the exact result has too many digits
CalculationError-tooMuchWork = the calculation takes too long
CalculationError-undecided = it cannot be decided whether a number here is zero
CalculationError-notDifferentiable = there is no derivative here, or none that is known
CalculationError-notIntegrable = there is no integral here that can be proven: the function may be undefined or unbounded
CalculationError-notIsolated = not all roots here are proven: there may be infinitely many
CalculationError-notPolynomial = solve takes polynomials only; roots(f, x, a, b) takes any expression and an interval
CalculationError-stopped = stopped

## CalculatorPresentation Unavailable, English: public reason in CalculatorModel

# case .latex(let command)
Unavailable-latex = the LaTeX command '{ $command }' is not supported

Unavailable-equation = to solve an equation, write solve(x^2 = 4, x)
Unavailable-complexNumber = complex numbers are not supported; every value is real
Unavailable-matrix = matrices are not supported; write a list as [1, 2, 3]
Unavailable-calculus = limits are not supported; see roots(x^2 - 2, x, -5, 5), integral(x^2, x, 0, 1), derivative(x^2, x, 3)
Unavailable-networkAddress = network addresses are not supported; whole numbers have 'and', 'or' and '<<'

# case .colour(let digits)
Unavailable-colour = colours are not supported; write the number as 0x{ $digits }

Unavailable-dice = dice are not supported; the keypad has 'Rand'
Unavailable-romanNumeral = Roman numerals work only as output, with 'to roman'
Unavailable-density = the mass of a volume depends on what is in it; multiply by that: 2 cups * 125 g/cup
Unavailable-plot = plots are drawn by a command of their own: exactly plot x^2

# case .measuredConstant(let name)
Unavailable-measuredConstant = '{ $name }' is measured, not exact; 'planck', 'avogadro' and others are exact

## CalculatorPresentation ExpressionError.Cause, English: package reason in CalculatorModel

ExpressionError-Cause-empty = nothing to calculate
ExpressionError-Cause-missingOperand = a number is missing
ExpressionError-Cause-missingOperator = an operator is missing
ExpressionError-Cause-percentageAsRemainder = an operator is missing after '%'; for a remainder, use 'mod'
ExpressionError-Cause-unopenedBracket = this bracket was never opened
ExpressionError-Cause-unclosedBracket = this bracket was never closed

# case .otherNotation(let text)
ExpressionError-Cause-otherNotation = write this as { QUOTED($text, limit: 40) }

ExpressionError-Cause-severalCalculations = only one calculation per line; put the part after ';' on the next line

# case .unknownName(let name, let suggestion?)
ExpressionError-Cause-unknownName = unknown name { QUOTED($name) }; did you mean { QUOTED($suggestion) }?

# case .unknownName(let name, nil)
ExpressionError-Cause-unknownName-alone = unknown name { QUOTED($name) }

# case .ambiguous(let one, let other)
ExpressionError-Cause-ambiguous = this can be { $one } or { $other }; write one of them

# case .differentMarks(let number)
ExpressionError-Cause-differentMarks = the marks here mean something different than in { QUOTED($number) }; write both the same way

# case .powerOfFunction(let function, let inverse?)
ExpressionError-Cause-powerOfFunction = write the power after the argument: { $function }(x)^2; the inverse function is { QUOTED($inverse) }

# case .powerOfFunction(let function, nil)
ExpressionError-Cause-powerOfFunction-alone = write the power after the argument: { $function }(x)^2

ExpressionError-Cause-roundedNumber = '≈' marks a rounded number; only these digits of it are left
ExpressionError-Cause-differentDigits = this number mixes digits from two scripts; use only one
ExpressionError-Cause-differentCurrencies = two currencies cannot be mixed in a calculation
ExpressionError-Cause-ambiguousRoot = this can be read in two ways; put a '×' before the root

# case .missingArgument(let function)
ExpressionError-Cause-missingArgument = { QUOTED($function) } has no argument before this sign; write it in brackets

ExpressionError-Cause-missingCalculation = there is no such calculation

# case .unknownCharacter(let text)
ExpressionError-Cause-unknownCharacter = unexpected character { SHOWN($text) }

ExpressionError-Cause-needsWord = '>>>' needs a word size, such as --word 64

# case .doesNotFit(let format) where format.isSigned
# $bitWidth: number = format.bitWidth
ExpressionError-Cause-doesNotFit = does not fit in { $bitWidth } bits (signed)

# case .doesNotFit(let format)
# $bitWidth: number = format.bitWidth
ExpressionError-Cause-doesNotFit-2 = does not fit in { $bitWidth } bits (unsigned)

ExpressionError-Cause-misplacedConversion = this works only at the end of a line, before 'hex', 'oct', 'bin' or 'dec'
ExpressionError-Cause-onlyWholeNumbers = only whole numbers have this form
ExpressionError-Cause-malformedNumber = not a number

# case .argumentCount(let function, let counts, let given) where counts.upperBound == Int.max
# $given: number
# $least: number = counts.lowerBound
ExpressionError-Cause-argumentCount = { QUOTED($function) } takes { $least } or more arguments, not { $given }

# case .argumentCount(let function, let counts, let given) where counts.lowerBound == counts.upperBound
# $given: number
# $most: number = counts.upperBound
ExpressionError-Cause-argumentCount-2 = { QUOTED($function) } takes { $most ->
        [one] { $most } argument
        *[other] { $most } arguments
    }, not { $given }

# case .argumentCount(let function, let counts, let given)
# $given: number
# $least: number = counts.lowerBound
# $most: number = counts.upperBound
ExpressionError-Cause-argumentCount-3 = { QUOTED($function) } takes { $least } or { $most ->
        [one] { $most } argument
        *[other] { $most } arguments
    }, not { $given }

ExpressionError-Cause-misplacedComma = a comma or semicolon can only separate a function's arguments
ExpressionError-Cause-repeatedFactorial = '!!' can be read in two ways; write it like (3!)!
ExpressionError-Cause-misplacedEquals = '=' can only follow a name, or a function with its parameters

# case .reservedName(let name)
ExpressionError-Cause-reservedName = { QUOTED($name) } is a reserved name

# case .repeatedParameter(let name)
ExpressionError-Cause-repeatedParameter = two parameters are called { QUOTED($name) }

# $parameterLimit: number = Worksheet.parameterLimit
ExpressionError-Cause-tooManyParameters = more than { $parameterLimit } parameters

# case .recursion(let name)
ExpressionError-Cause-recursion = the function { QUOTED($name) } cannot use itself

ExpressionError-Cause-noPreviousAnswer = there is no previous answer yet

# $definitionLimit: number = Worksheet.definitionLimit
ExpressionError-Cause-tooManyDefinitions = more than { $definitionLimit } definitions, or definitions too long to keep

# $depthLimit: number = MathExpression.depthLimit
ExpressionError-Cause-tooDeep = more than { $depthLimit } levels of brackets, signs and functions

# $lengthLimit: number = MathExpression.lengthLimit
ExpressionError-Cause-tooLong = longer than { $lengthLimit } bytes

# case .unit(let error)
# $error: text
ExpressionError-Cause-unit = { $error }

ExpressionError-Cause-malformedRate = write a rate as 'rate 2026-11-20 1 EUR = 1.0823 USD'
ExpressionError-Cause-missingUnit = a unit is missing here
ExpressionError-Cause-numberWithoutUnit = a number after a quantity needs a unit

# case .onlyPlainNumbers(let name)
ExpressionError-Cause-onlyPlainNumbers = { QUOTED($name) } takes plain numbers, without units

ExpressionError-Cause-notPlainNumber = the result is not a plain number

# case .quantity(let error)
# $error: text
ExpressionError-Cause-quantity = { $error }

# case .date(let error)
# $error: text
ExpressionError-Cause-date = { $error }

ExpressionError-Cause-listAsNumber = this needs a number, not a list; put a calculation in ( )

# case .functionAsNumber(let name)
ExpressionError-Cause-functionAsNumber = { QUOTED($name) } is a function; its arguments are missing

# case .percentageNeeded(let word)
ExpressionError-Cause-percentageNeeded = { QUOTED($word) } needs a percentage before it, such as 20%

ExpressionError-Cause-boundsNotWhole = the bounds need to be whole numbers

# case .misplacedWord(let word)
ExpressionError-Cause-misplacedWord = { QUOTED($word) } is not understood here

# case .onlyInSheets(let word)
ExpressionError-Cause-onlyInSheets = { QUOTED($word) } works only in sheets

# case .nothingAbove(let word)
ExpressionError-Cause-nothingAbove = no values above for { QUOTED($word) }

ExpressionError-Cause-lineBelow = that line is not above this one
ExpressionError-Cause-noSuchLine = no such line, or it has no value

# $limit: number = Sheet.totalWork / 1_000_000_000
ExpressionError-Cause-sheetTooLong = the lines of this sheet together take more than { $limit } seconds

# $limit: number = Sheet.keptByteLimit / 1_000_000
ExpressionError-Cause-sheetTooLarge = the answers of this sheet together take more than { $limit } MB

# case .failedLine(let index)
# $index: number = index + 1
ExpressionError-Cause-failedLine = line { $index } has an error

# case .definedBelow(let name, let line)
# $line: number = line + 1
ExpressionError-Cause-definedBelow = { QUOTED($name) } is defined only below, in line { $line }

# case .unknownOption(let text)
ExpressionError-Cause-unknownOption = unknown option { QUOTED($text) }; options are 'angle', 'places', 'digits' and 'marks'

# case .calculation(let error)
# $error: text
ExpressionError-Cause-calculation = { $error }

# case .powerOfBits(let error)
# $error: text
ExpressionError-Cause-powerOfBits = { $error }; for exclusive or, use 'xor'

# case .unavailable(let feature)
# $feature: text
ExpressionError-Cause-unavailable = { $feature }

## CalculatorPresentation HelpText package

HelpText-heading-touch = On a touchscreen
HelpText-heading-keyboard = With a keyboard

# case .gesture(let gesture)
# $gesture: text
HelpText-gesture = { $gesture }

# case .effect(let gesture)
# $gesture: text effect
HelpText-effect = { $gesture }

# case .withControl(let key)
HelpText-withControl = Ctrl+{ $key }

HelpText-documentation = Guides and reference

## CalculatorPresentation TouchGesture

TouchGesture-swipeNumber = Swipe across the number
    .effect = Delete the last digit
TouchGesture-holdNumber = Touch and hold the number
    .effect = Copy, paste and other forms
TouchGesture-tapMark = Tap = or ≈ beside the number
    .effect = Fraction, exact form or decimal
TouchGesture-slideOffKey = Slide off a key
    .effect = Cancel the press
TouchGesture-typeWithThumbs = Type with two thumbs
    .effect = Every press counts
TouchGesture-tapCalculation = Tap a calculation in the history
    .effect = Use its result again
TouchGesture-turnDevice = Turn the device
    .effect = The other keypad

## CalculatorPresentation KeyName

KeyName-add = Add
KeyName-subtract = Subtract
KeyName-multiply = Multiply
KeyName-divide = Divide
KeyName-equals = Equals
KeyName-percent = Percent
KeyName-changeSign = Change Sign
KeyName-decimalPoint = Decimal Point
KeyName-clear = Clear
KeyName-allClear = All Clear
KeyName-delete = Delete
KeyName-leftParenthesis = Left Parenthesis
KeyName-rightParenthesis = Right Parenthesis
KeyName-memoryClear = Memory Clear
KeyName-memoryAdd = Memory Add
KeyName-memorySubtract = Memory Subtract
KeyName-memoryRecall = Memory Recall
KeyName-secondFunctions = Second Functions
KeyName-square = Square
KeyName-cube = Cube
KeyName-xToThePowerOfY = x to the power of y
KeyName-yToThePowerOfX = y to the power of x
KeyName-eToThePowerOfX = e to the power of x
KeyName-tenToThePowerOfX = 10 to the power of x
KeyName-twoToThePowerOfX = 2 to the power of x
KeyName-reciprocal = Reciprocal
KeyName-squareRoot = Square Root
KeyName-cubeRoot = Cube Root
KeyName-yThRootOfX = y-th Root of x
KeyName-naturalLogarithm = Natural Logarithm
KeyName-logarithmBase10 = Logarithm (base 10)
KeyName-logarithmBase2 = Logarithm base 2
KeyName-logarithmBaseY = Logarithm base y
KeyName-factorial = Factorial
KeyName-sine = Sine
KeyName-cosine = Cosine
KeyName-tangent = Tangent
KeyName-inverseSine = Inverse Sine
KeyName-inverseCosine = Inverse Cosine
KeyName-inverseTangent = Inverse Tangent
KeyName-hyperbolicSine = Hyperbolic Sine
KeyName-hyperbolicCosine = Hyperbolic Cosine
KeyName-hyperbolicTangent = Hyperbolic Tangent
KeyName-inverseHyperbolicSine = Inverse Hyperbolic Sine
KeyName-inverseHyperbolicCosine = Inverse Hyperbolic Cosine
KeyName-inverseHyperbolicTangent = Inverse Hyperbolic Tangent
KeyName-eulersNumber = Euler's number e
KeyName-pi = Pi
KeyName-enterExponent = Enter Exponent
KeyName-randomNumber = Random Number
KeyName-radians = Radians
KeyName-degrees = Degrees
KeyName-remainder = Remainder
KeyName-and = And
KeyName-or = Or
KeyName-exclusiveOr = Exclusive Or
KeyName-nand = Not And
KeyName-nor = Not Or
KeyName-shiftLeftBy = Shift Left by
KeyName-shiftRightBy = Shift Right by
KeyName-shiftRightWithZerosBy = Shift Right with Zeros by
KeyName-divideWhole = Divide, Whole
KeyName-shiftLeft = Shift Left
KeyName-shiftRight = Shift Right
KeyName-onesComplement = One's Complement
KeyName-twosComplement = Two's Complement
KeyName-rotateLeft = Rotate Left
KeyName-rotateRight = Rotate Right
KeyName-rotateLeftThroughCarry = Rotate Left through Carry
KeyName-rotateRightThroughCarry = Rotate Right through Carry
KeyName-flipBytes = Flip Bytes
KeyName-flipWords = Flip Words
KeyName-doubleZero = Double Zero
KeyName-doubleF = Double F
KeyName-binary = Binary
KeyName-octal = Octal
KeyName-decimal = Decimal
KeyName-hexadecimal = Hexadecimal
KeyName-bits8 = 8 bits
KeyName-bits16 = 16 bits
KeyName-bits32 = 32 bits
KeyName-bits64 = 64 bits
KeyName-signed = Signed
KeyName-unsigned = Unsigned
KeyName-enter = Enter
KeyName-exchange = Exchange x and y
KeyName-rollUp = Roll Up
KeyName-rollDown = Roll Down
KeyName-drop = Drop

## CalculatorPresentation KeyboardText package

# case .noKey(let key, let help?)
KeyboardText-noKey = { QUOTED($key) } is not a key; { $help } shows the keys

# case .noKey(let key, nil)
KeyboardText-noKey-alone = { QUOTED($key) } is not a key

# case .doesNothing(let key, let help?)
KeyboardText-doesNothing = { QUOTED($key) } does nothing now; { $help } shows the keys

# case .doesNothing(let key, nil)
KeyboardText-doesNothing-alone = { QUOTED($key) } does nothing now

# case .doesNothingHere(let key, let close)
KeyboardText-doesNothingHere = { QUOTED($key) } does nothing here; { $close } closes

# case .scientific(let key, let keypad?)
KeyboardText-scientific = { QUOTED($key) } is a scientific key; { $keypad } shows those keys

# case .scientific(let key, nil)
KeyboardText-scientific-alone = { QUOTED($key) } is a scientific key

KeyboardText-secondFunctions = The keys have their second functions
KeyboardText-noOpenParenthesis = No parenthesis is open

# case .wordIsFull(let bits)
# $bits: number
KeyboardText-wordIsFull = No more digits fit in { $bits } bits

# case .notInBase(let digit, let base)
# $base: number
KeyboardText-notInBase = { QUOTED($digit) } is not a digit in base { $base }

# case .afterError(let undo?)
KeyboardText-afterError = An error is not a number: a digit starts over, { $undo } goes back

# case .afterError(nil)
KeyboardText-afterError-alone = An error is not a number

# case .nothingTyped(let undo?)
KeyboardText-nothingTyped = Nothing typed to delete; { $undo } goes back

# case .nothingTyped(nil)
KeyboardText-nothingTyped-alone = Nothing typed to delete

KeyboardText-nothingToCalculate = Nothing to calculate

# case .takesPlace(let key, let number, let undo?)
KeyboardText-takesPlace = { $key } replaces { $number }; { $undo } goes back

# case .takesPlace(let key, let number, nil)
KeyboardText-takesPlace-alone = { $key } replaces { $number }

# case .takenInside(let number, let undo?)
KeyboardText-takenInside = { $number } is inside the parenthesis, not multiplied; { $undo } goes back

# case .takenInside(let number, nil)
KeyboardText-takenInside-alone = { $number } is inside the parenthesis, not multiplied

# case .keysSay(let pressed, let typed, let line?)
KeyboardText-keysSay = The keys give { $pressed }, not { $typed }; { $line } enters it as a line

# case .keysSay(let pressed, let typed, nil)
KeyboardText-keysSay-alone = The keys give { $pressed }, not { $typed }

# case .lineIsOpen(let enter, let escape)
KeyboardText-lineIsOpen = { $enter }: calculate · { $escape }: cancel

# case .heading(let group)
# $group: text
KeyboardText-heading = { $group }

# case .about(let topic)
# $topic: text
KeyboardText-about = { $topic }

# case .way(let way)
# $way: text
KeyboardText-way = { $way }

KeyboardText-tabKey = Tab
KeyboardText-spaceKey = Space

## CalculatorPresentation HelpGroup

HelpGroup-calculate = Calculate
HelpGroup-correct = Correct
HelpGroup-show = Show the number differently
HelpGroup-keep = Store and reuse
HelpGroup-functions = Functions
HelpGroup-adjust = Adjust
HelpGroup-finish = Help and quit

## CalculatorPresentation HelpTopic

HelpTopic-history = Finished calculations, newest first. Editing one recalculates it and all that use its result.
HelpTopic-tape = Calculations as an adding machine prints them: ⋄ is the total so far. In a shell, exactly history --tape prints it.
HelpTopic-units = Units for one line of the display. Search by symbol or name.
HelpTopic-dates = Days between dates, or the date some years, months and days away.
HelpTopic-commands = Everything you can do now, with its keys. Type to search.
HelpTopic-constants = Exact constants of physics and astronomy. Type to search names, symbols and units.
HelpTopic-memory = The number in memory and the other stored numbers.
HelpTopic-digits = All digits shown are correct. Scroll past the end to compute twice as many.
HelpTopic-settings = Changes apply at once and are saved.

## CalculatorPresentation HelpWay

HelpWay-typeLine = Type a calculation as a line
HelpWay-chooseLine = Choose a line
HelpWay-scroll = Scroll
HelpWay-changeValue = Next or previous value
HelpWay-otherLine = Units of the other line
HelpWay-chooseBit = Choose a bit
HelpWay-turnBit = Flip the bit
HelpWay-toTheList = Switch to the list
HelpWay-toTheCalculator = Switch to the calculator

## CalculatorPresentation Message package

# case .key(let name)
# $name: text
Message-key = { $name }

# case .command(let name)
# $name: text
Message-command = { $name }

# case .part(let name)
# $name: text
Message-part = { $name }

# case .setting(let name)
# $name: text
Message-setting = { $name }

# case .settingDescription(let name)
# $name: text description
Message-settingDescription = { $name }

# case .settingGroup(let group)
# $group: text
Message-settingGroup = { $group }

# case .settingValue(let value)
# $value: text
Message-settingValue = { $value }

# case .sentence(let sentence)
# $sentence: text
Message-sentence = { $sentence }

# case .calculationReason(let error, nil)
# $error: text
Message-calculationReason-alone = { $error }

# case .calculationReason(let error, let demand?)
# $error: text
# $operation = demand.operation
# $count: number = demand.count
Message-calculationReason = { $error }: { $operation } needs { $count ->
        [one] one
        *[other] two
    }

# case .expressionReason(let cause)
# $cause: text
Message-expressionReason = { $cause }

# case .pasteReason(let reason)
# $reason: text
Message-pasteReason = { $reason }

# case .storageReason(let reason)
# $reason: text
Message-storageReason = { $reason }

# case .historyReason(let reason)
# $reason: text
Message-historyReason = { $reason }

# case .readingNote(let note)
# $note: text
Message-readingNote = { $note }

# case .settingReason(let reason)
# $reason: text
Message-settingReason = { $reason }

## CalculatorPresentation KeypadMode package

KeypadMode-basic = Basic
KeypadMode-scientific = Scientific
KeypadMode-programmer = Programmer

## CalculatorPresentation CommandName

CommandName-undo = Undo
CommandName-redo = Redo
CommandName-cut = Cut
CommandName-copy = Copy
CommandName-copyLink = Copy Link
CommandName-paste = Paste
CommandName-selectAll = Select All
CommandName-menu = Menu
CommandName-more = More
CommandName-back = Back
CommandName-close = Close
CommandName-cancel = Cancel
CommandName-done = Done
CommandName-help = Help
CommandName-stop = Stop
CommandName-reload = Reload
CommandName-quit = Quit
CommandName-about = About Exactly
CommandName-openInExactly = Open in Exactly
CommandName-basicKeypad = Basic Keypad
CommandName-scientificKeypad = Scientific Keypad
CommandName-programmerKeypad = Programmer Keypad
CommandName-reversePolish = Reverse Polish Notation
CommandName-infix = Infix Notation
CommandName-showDecimal = Result as Decimal
CommandName-showFraction = Result as Fraction
CommandName-showExactForm = Result in Exact Form
CommandName-moreDigits = More Digits
CommandName-largeType = Large Type
CommandName-showSeparators = Show Thousands Separators
CommandName-hideSeparators = Hide Thousands Separators
CommandName-convert = Convert Units
CommandName-stopConverting = Stop Converting
CommandName-swapUnits = Swap Units
CommandName-otherUnit = Type into the Other Line
CommandName-chooseUnits = Choose Units
CommandName-storeNumber = Store the Number
CommandName-showHistory = Show History
CommandName-showTape = Show Paper Tape
CommandName-showSheet = Sheet
CommandName-showDates = Show Dates
CommandName-showConstants = Show Constants
CommandName-showMemory = Show Memory
CommandName-showSettings = Show Settings
CommandName-reuseResult = Reuse the Result
CommandName-useNumber = Use the Number
CommandName-edit = Edit
CommandName-label = Label
CommandName-remove = Remove
CommandName-clearHistory = Clear the History
CommandName-clearMemory = Clear the Memory
CommandName-export = Export
CommandName-exportText = Export as Text
CommandName-newWindow = New Window
CommandName-exportCSV = Export as CSV
CommandName-exportJSON = Export as JSON
CommandName-print = Print
CommandName-saveText = Save as Text
CommandName-keepHistory = Keep History
CommandName-stopKeepingHistory = Stop Keeping History

## CalculatorPresentation PartName

PartName-result = Result
PartName-calculation = Calculation
PartName-reading = Read as
PartName-keypad = Keypad
PartName-bits = Bits
PartName-history = History
PartName-tape = Paper Tape
PartName-units = Units
PartName-belowAbsoluteZero = Below absolute zero
PartName-recentConversions = Recent Conversions
PartName-unitCategories = Categories
PartName-unitSearch = Search units
PartName-dates = Dates
PartName-commands = Commands
PartName-constants = Constants
PartName-memory = Memory
PartName-settings = Settings
PartName-label = Label
PartName-noCalculations = No calculations yet
PartName-noUnits = No such unit
PartName-nothingInMemory = Nothing in memory
PartName-memoryIsSet = Memory is set
PartName-wraps = wraps
PartName-wholePart = whole part
PartName-isWaiting = waiting for a number
PartName-isSelected = selected
PartName-subtotal = subtotal
PartName-exactly = exactly
PartName-approximately = approximately
PartName-decimal = Decimal
PartName-fraction = Fraction
PartName-exactForm = Exact form
PartName-error = Error
PartName-calculating = Calculating…
PartName-stopped = The calculation was stopped
PartName-restarted = The calculator restarted; your calculation is back
PartName-startedAnew = The calculator restarted; your calculation is lost
PartName-newVersion = A new version is available
PartName-enterKey = Enter
PartName-escapeKey = Esc
PartName-backspaceKey = Backspace

## CalculatorPresentation SettingName

SettingName-order = Order of evaluation
    .description = Whether 2 + 3 × 4 is 14 or, from left to right, 20
SettingName-angle = Angles
    .description = The unit of angles
SettingName-reversePolish = Reverse Polish notation
    .description = Numbers on a stack: 2 Enter 3 + is 5
SettingName-digits = Digits
    .description = Maximum number of digits of a result
SettingName-places = Decimal places
    .description = Maximum decimal places shown; the number keeps all
SettingName-numberMarks = Number format
    .description = The decimal mark and how digits are grouped
SettingName-notation = Notation
    .description = Write results with an exponent
SettingName-grouping = Grouping
    .description = Group digits in threes
SettingName-theme = Appearance
    .description = Light or dark
SettingName-language = Language
    .description = The display language
SettingName-keepHistory = Keep history
    .description = Keep finished calculations
SettingName-keepSession = Keep session
    .description = Continue where you left off

## CalculatorPresentation SettingGroup

SettingGroup-calculating = Calculating
SettingGroup-numbers = Numbers
SettingGroup-looks = Appearance and language
SettingGroup-keeping = Saving

## CalculatorPresentation SettingValue

SettingValue-precedence = Precedence
SettingValue-leftToRight = Left to right
SettingValue-radians = Radians
SettingValue-degrees = Degrees
SettingValue-gradians = Gradians
SettingValue-automatic = Automatic
SettingValue-plain = Plain
SettingValue-scientific = Scientific
SettingValue-engineering = Engineering
SettingValue-thousands = Thousands
SettingValue-noGrouping = No grouping
SettingValue-light = Light
SettingValue-dark = Dark
SettingValue-highContrast = High contrast
SettingValue-on = On
SettingValue-off = Off

## CalculatorPresentation UnitNameError, English: public reason in Quantities

# case .unknown(let name, let suggestions) where suggestions.isEmpty
UnitNameError-unknown = unknown unit '{ $name }'

# case .unknown(let name, let suggestions)
UnitNameError-unknown-2 = unknown unit '{ $name }'; did you mean { JOINED($suggestions, separator: ", ", last: " or ") }?

# case .ambiguous(let name, let meanings)
UnitNameError-ambiguous = '{ $name }' is more than one unit: { JOINED($meanings, separator: ", ", last: " or ") }

## CalculatorPresentation QuantityError, English: public reason in Quantities

# case .differentDimensions(let left, let right, let hint?)
# $leftIsPlain: case = left.isNone
# $left = left.text
# $rightIsPlain: case = right.isNone
# $right = right.text
QuantityError-differentDimensions = { $leftIsPlain ->
        [true] a plain number
        *[other] { $left }
    } and { $rightIsPlain ->
        [true] a plain number
        *[other] { $right }
    } measure different things; did you mean { $hint }?

# case .differentDimensions(let left, let right, nil)
# $leftIsPlain: case = left.isNone
# $left = left.text
# $rightIsPlain: case = right.isNone
# $right = right.text
QuantityError-differentDimensions-alone = { $leftIsPlain ->
        [true] a plain number
        *[other] { $left }
    } and { $rightIsPlain ->
        [true] a plain number
        *[other] { $right }
    } measure different things

# case .noUnit(let units)
# $units = units.text
QuantityError-noUnit = the number has no unit to convert to { $units }

QuantityError-exponentWithUnit = an exponent has no unit

# case .fractionalExponent(let units)
# $units = units.text
QuantityError-fractionalExponent = the exponents of { $units } would not be whole numbers

QuantityError-exponentTooLarge = the exponent of a unit is too large
QuantityError-tooManyUnits = there are too many units
QuantityError-sumOfTemperatures = two temperatures cannot be added; for a difference, use K, delta_degC or delta_degF
QuantityError-productOfTemperature = a temperature cannot be multiplied or divided; for a difference, use K, delta_degC or delta_degF
QuantityError-temperatureAndDifference = a temperature is not a temperature difference
QuantityError-frequencyAndAngle = Hz and an angle per time may differ by a factor of 2π; use rpm or turn/s
QuantityError-unitsNotDescending = each unit has to be smaller than the one before, of the same kind

# case .moneyTimesUnits(let units, let price)
# $units = units.text
# $price = price.text
QuantityError-moneyTimesUnits = { $units } is not an amount of money; did you mean a price in { $price }?

# case .noRate(let from, let to, let day?)
# $code = from.code
# $code2 = to.code
QuantityError-noRate = no exchange rate from { $code } to { $code2 } is known for { $day }

# case .noRate(let from, let to, nil)
# $code = from.code
# $code2 = to.code
QuantityError-noRate-alone = no exchange rate from { $code } to { $code2 } is known

# case .calculation(let error)
# $error: text
QuantityError-calculation = { $error }

## CalculatorPresentation DateError, English: public reason in CalculatorModel

DateError-noSuchDate = there is no such date
DateError-unclear = the date ends here; to subtract, put spaces around the minus
DateError-noToday = today's date is not known; write the date, such as 2026-11-22
DateError-noZone = this needs a date and time with a time zone, such as '2026-11-22 14:30 UTC'
DateError-noSuchZone = there is no such time zone; write a name like Europe/Berlin
DateError-noZoneTable = there is no time zone data here; on Linux, it is in the package tzdata

# case .damagedZone(let name)
# $name: number
DateError-damagedZone = the file of the time zone { $name } can't be read

DateError-dayOfNoRate = 'on' with a date works only for exchange rates
DateError-sumOfDates = two dates cannot be added
DateError-productOfDate = a date can only be in a sum or a difference
DateError-noTime = add or subtract a time with its unit, such as '3 days'
DateError-subtractedDate = a date cannot be subtracted from a time
DateError-notWholeDays = a date can only change by whole days
DateError-notWholeSteps = a date can only change by whole months and years
DateError-beyondCalendar = dates go from 0001-01-01 to 9999-12-31
DateError-noDate = this needs a date, such as 2026-11-22
DateError-noSuchTime = minutes and seconds are below 60, and hours with 'am' or 'pm' from 1 to 12
DateError-timeOfDay = add a duration to a time of day, such as '5pm + 3 h', or subtract another time: '5pm - 9am'
DateError-laterTime = the time after the minus is later; swap them, or add 24 h to the first one where it is on the next day
DateError-notConvertible = a date has no unit; it can be converted 'to weekday' and 'to week'

## CalculatorPresentation PasteReason

PasteReason-noText = there is no text
PasteReason-severalNumbers = several numbers; type sum( or mean( and paste them there

# case .tooLong(let limit)
# $limit: number
PasteReason-tooLong = longer than { $limit } characters

# case .notANumber(let text)
PasteReason-notANumber = '{ $text }' is not a number

PasteReason-unfinished = the paste was cut off

# case .expression(let cause, let column?)
# $column: number
# $cause: text
PasteReason-expression = column { $column }, { $cause }

# case .expression(let cause, nil)
# $cause: text
PasteReason-expression-alone = { $cause }

# case .calculation(let error)
# $error: text
PasteReason-calculation = { $error }

## CalculatorPresentation StorageReason

StorageReason-noSpace = there is no space left
StorageReason-notPermitted = permission denied
StorageReason-unreadable = it cannot be read

# case .other(let detail) where detail.isEmpty
StorageReason-other = something went wrong

# case .other(let detail)
StorageReason-other-2 = { $detail }

## CalculatorPresentation HistoryReason

HistoryReason-gone = this calculation is no longer in the history
HistoryReason-usesItself = a calculation cannot use its own result
HistoryReason-usesLater = a calculation can only use results from before it
HistoryReason-usesUnknown = the calculation that it uses is not in the history
HistoryReason-unitsHaveNoValue = its units or dates do not go together
HistoryReason-usesRemoved = a calculation that it uses is missing
HistoryReason-unreadable = the expression cannot be read

# case .tooLong(let limit)
# $limit: number
HistoryReason-tooLong = longer than { $limit } characters

# case .expression(let cause)
# $cause: text
HistoryReason-expression = { $cause }

# case .calculation(let error)
# $error: text
HistoryReason-calculation = { $error }

## CalculatorPresentation SettingReason

SettingReason-noEqualsSign = '=' is missing

# case .unknownName(let name)
SettingReason-unknownName = there is no setting { QUOTED($name) }

# case .unknownValue(let value, let setting)
SettingReason-unknownValue = { QUOTED($value) } is not a value of { $setting }

## CalculatorPresentation Sentence

Sentence-nothingToUndo = Nothing to undo
Sentence-nothingToRedo = Nothing to redo
Sentence-nothingToCopy = Nothing to copy
Sentence-nothingToStore = Nothing to store

# case .copied(let number)
Sentence-copied = Copied { $number }

Sentence-nothingToLink = No calculation to link to
Sentence-linkCopied = Copied a link to this calculation

# case .pasted(let reading, .degrees)
Sentence-pasted-degrees = Pasted { $reading }, angles in degrees

# case .pasted(let reading, .radians)
Sentence-pasted-radians = Pasted { $reading }, angles in radians

# case .pasted(let reading, .gradians)
Sentence-pasted-gradians = Pasted { $reading }, angles in gradians

# case .pasted(let reading, nil)
Sentence-pasted-alone = Pasted { $reading }

# case .answer(let text)
Sentence-answer = { $text }

Sentence-keysHaveNoUnits = Keys cannot use units: type the operation as a line, such as + 2 cm

# case .ratesTaken(let count)
# $count: number
Sentence-ratesTaken = Exchange rates added: { $count }

# case .ageOfRates(let days)
# $days: number
Sentence-ageOfRates = age in days: { $days }

Sentence-needsRates = To convert money, type or paste a rate: rate 2026-11-20 1 EUR = 1.08 USD

# case .notPasted(let reason)
# $reason: text
Sentence-notPasted = Not pasted: { $reason }

# case .linked(let reading, .degrees)
Sentence-linked-degrees = From the link: { $reading }, angles in degrees

# case .linked(let reading, .radians)
Sentence-linked-radians = From the link: { $reading }, angles in radians

# case .linked(let reading, .gradians)
Sentence-linked-gradians = From the link: { $reading }, angles in gradians

# case .linked(let reading, nil)
Sentence-linked-alone = From the link: { $reading }

# case .notLinked(let reason)
# $reason: text
Sentence-notLinked = The link was not opened: { $reason }

# case .stored(let number)
Sentence-stored = Stored { $number }

Sentence-memoryIsFull = There is no room for another number
Sentence-noOtherForm = No short fraction or exact form
Sentence-noMoreDigits = More digits would take too long
Sentence-orderIs-precedence = Multiplication and division come first now
Sentence-orderIs-leftToRight = Everything is calculated from left to right now

# case .separators(areShown: true)
Sentence-separators-true = Thousands separators are shown now

# case .separators(areShown: false)
Sentence-separators-false = Numbers have no thousands separators now

# case .notationIsReversePolish(true)
Sentence-notationIsReversePolish-true = Operations take their numbers from a stack now

# case .notationIsReversePolish(false)
Sentence-notationIsReversePolish-false = Operations go between numbers now

Sentence-anglesAreIn-radians = Angles are in radians now
Sentence-anglesAreIn-degrees = Angles are in degrees now
Sentence-anglesAreIn-gradians = Angles are in gradians now

# case .baseIs(let base)
# $base: number = base.rawValue
Sentence-baseIs = Numbers are in base { $base } now

# case .wordsHave(let bits)
# $bits: number
Sentence-wordsHave = Words have { $bits } bits now

# case .wordsAreSigned(true)
Sentence-wordsAreSigned-true = Words are signed now

# case .wordsAreSigned(false)
Sentence-wordsAreSigned-false = Words are unsigned now

Sentence-historyIsOff = History is off
Sentence-historyIsOn = History is on
Sentence-historyIsCleared = History cleared
Sentence-calculationIsRemoved = Calculation removed

# case .notKept(let changes, let reason)
# $changes: number
# $reason: text
Sentence-notKept = { $changes } { $changes ->
        [one] change is
        *[other] changes are
    } not saved yet: { $reason }

# case .historyNotRead(let reason)
# $reason: text
Sentence-historyNotRead = History not loaded: { $reason }

# case .settingsNotRead(let reason)
# $reason: text
Sentence-settingsNotRead = Settings not loaded: { $reason }

# case .settingsNotSaved(let reason)
# $reason: text
Sentence-settingsNotSaved = Settings not saved: { $reason }

# case .setAside(let lines, let place)
# $lines: number
Sentence-setAside = { $lines } { $lines ->
        [one] damaged line
        *[other] damaged lines
    } set aside at { $place }

# case .sessionNotKept(let reason)
# $reason: text
Sentence-sessionNotKept = Session not saved: { $reason }

# case .sessionNotRead(let reason)
# $reason: text
Sentence-sessionNotRead = Session not loaded: { $reason }

# case .sessionSetAside(let place)
Sentence-sessionSetAside = The last session cannot be read; it is kept at { $place }

# case .approximately(let number)
Sentence-approximately = approximately { $number }

# case .error(let error, nil)
# $error: text
Sentence-error-alone = Error: { $error }

# case .error(let error, let demand?)
# $error: text
# $operation = demand.operation
# $count: number = demand.count
Sentence-error = Error: { $error }: { $operation } needs { $count ->
        [one] one
        *[other] two
    }

# case .spokenError(let error, nil)
# $error: text
Sentence-spokenError-alone = Error, { $error }

# case .spokenError(let error, let demand?)
# $error: text
# $operation = demand.operation
# $count: number = demand.count
Sentence-spokenError = Error, { $error }: { $operation } needs { $count ->
        [one] one
        *[other] two
    }

# case .failure(let calculation, let error)
# $error: text
Sentence-failure = { $calculation }: { $error }

# case .wrapped(let exact, let bits, let word)
# $bits: number
Sentence-wrapped = { $exact }, in { $bits } bits { $word }

# case .wholePart(let word, let exact)
Sentence-wholePart = { $exact }, whole part { $word }

# case .remainder(let quotient, let remainder)
Sentence-remainder = { $quotient }, remainder { $remainder }

# case .cut(let number, let bits)
# $bits: number
Sentence-cut = { $number }, cut to { $bits } bits

# case .bit(let bit, true)
# $bit: number
Sentence-bit-true = bit { $bit }, 1

# case .bit(let bit, false)
# $bit: number
Sentence-bit-false = bit { $bit }, 0

# case .carry(true)
Sentence-carry-true = carry 1

# case .carry(false)
Sentence-carry-false = carry 0

# case .calculations(let count)
# $count: number
Sentence-calculations = { $count } { $count ->
        [one] calculation
        *[other] calculations
    }

# case .digits(let count)
# $count: number
Sentence-digits = { $count } { $count ->
        [one] digit
        *[other] digits
    }

# case .greeting(let help, let quit)
Sentence-greeting = Type a calculation such as 5+3 and press Enter; { $help } for help, { $quit } to quit.

# case .notPressed(let character, let column)
# $column: number
Sentence-notPressed = Not pressed: column { $column }, '{ $character }' is not a key

# case .notRead(let cause, let column)
# $column: number
# $cause: text
Sentence-notRead = Not understood: column { $column }, { $cause }

# case .wouldReplaceNumber(let column)
# $column: number
Sentence-wouldReplaceNumber = Not pressed: column { $column } would replace a number before it

# case .notListed(let text)
Sentence-notListed = '{ $text }' is not in the list

# case .unprintableNotPressed(let column)
# $column: number
Sentence-unprintableNotPressed = Not pressed: column { $column }, this character is not a key

# case .helpHint(let key)
Sentence-helpHint = { $key } help

# case .continues(let key)
Sentence-continues = { $key } continues

# case .closes(let key)
Sentence-closes = { $key } closes

# case .needs(let columns, let rows)
# $columns: number
# $rows: number
Sentence-needs = Needs { $columns }×{ $rows }

# case .losesSession(let key)
Sentence-losesSession = Stored or pending numbers would be lost: { $key } quits

# case .shortcuts(let name, let shortcuts)
Sentence-shortcuts = { $name }: { $shortcuts }

## CalculatorPresentation SheetExample package

SheetExample-budget = Example: Budget; Rent; Food; Electricity; Phone
SheetExample-trip = Example: Trip Split; Hotel; Petrol; Dinner
SheetExample-invoice = Example: Invoice; Design; Hosting
SheetExample-timesheet = Example: Timesheet
SheetExample-loans = Example: Two Loans

## CalculatorPresentation SheetFaceWords package

SheetFaceWords-untitled = Untitled
SheetFaceWords-newSheet = New Sheet
SheetFaceWords-openSheet = Open Sheet…
SheetFaceWords-save = Save
SheetFaceWords-saveAs = Save As…
SheetFaceWords-fileName = File name
SheetFaceWords-text = Sheet
SheetFaceWords-answers = Answers
SheetFaceWords-more = Exact Form, More Digits
SheetFaceWords-writeAnswers = Write Answers into the Text
SheetFaceWords-updateAnswers = Update Answers in the Text
SheetFaceWords-removeAnswers = Remove Answers from the Text
SheetFaceWords-examples = Examples
SheetFaceWords-keypad = On-screen keys
SheetFaceWords-redraw = Redraw
SheetFaceWords-move = Move
SheetFaceWords-moveByWord = Move by word
SheetFaceWords-moveToEnd = To the beginning or the end
SheetFaceWords-select = Select
SheetFaceWords-complete = Complete a name
SheetFaceWords-changeNumber = Change the number at the cursor
SheetFaceWords-dragNumber = Hold the key and drag a number to change it
SheetFaceWords-refer = Click an answer to use it in the line

# case .saved(let name)
SheetFaceWords-saved = Saved as { $name }

SheetFaceWords-answersWritten = The answers are in the text
SheetFaceWords-answersUpdated = The answers in the text are up to date
SheetFaceWords-answersRemoved = There are no answers in the text
SheetFaceWords-nothingToUndo = There is nothing to undo
SheetFaceWords-nothingToRedo = There is nothing to redo
SheetFaceWords-nothingSelected = Nothing is selected
SheetFaceWords-noNameBegins = No name begins like this
SheetFaceWords-nothingMore = The line has no answer
SheetFaceWords-unfinishedPaste = The paste was incomplete; nothing was inserted
SheetFaceWords-savesChanges = Save the changes?
SheetFaceWords-losesChanges = Unsaved changes will be lost.
SheetFaceWords-discard = Discard
SheetFaceWords-hasChanged = The file has changed since it was read
SheetFaceWords-losesTheirs = Someone else changed or removed it. Overwriting it loses their changes.
SheetFaceWords-overwrite = Overwrite

# case .exists(let name)
SheetFaceWords-exists = { $name } already exists

SheetFaceWords-recoversText = Recover unsaved changes?
SheetFaceWords-wasNotSaved = The program ended before they were saved.
SheetFaceWords-wasOtherText = The file has changed since. Your text opens as a new sheet, and the file stays as it is.
SheetFaceWords-recover = Recover
SheetFaceWords-cannotOpen = The file cannot be opened
SheetFaceWords-cannotSave = The file cannot be saved
SheetFaceWords-isNotText = It is not UTF-8 text.
SheetFaceWords-hasOtherLineEnds = It has characters that editing would lose: NUL, or line endings of other systems.

## CalculatorPresentation SheetWords package

# case .changedAnswers(let count)
# $count: number
SheetWords-changedAnswers = { $count } { $count ->
        [one] answer
        *[other] answers
    } changed

# case .line(let number)
# $number: number
SheetWords-line = line { $number }

# case .equals(let number)
SheetWords-equals = equals { $number }, exact

# case .approximately(let number)
SheetWords-approximately = approximately { $number }

# case .failure(let reason)
SheetWords-failure = error, { $reason }

SheetWords-pending = still calculating
SheetWords-function = function
SheetWords-graph = graph
SheetWords-heading = heading
SheetWords-blank = blank
SheetWords-plus = plus
SheetWords-minus = minus
SheetWords-times = times
SheetWords-dividedBy = divided by
SheetWords-toThePowerOf = to the power of
SheetWords-percent = percent
SheetWords-definedAs = is
SheetWords-opensParenthesis = open parenthesis
SheetWords-closesParenthesis = close parenthesis

# case .sum(let number)
SheetWords-sum = sum { $number }

# case .average(let number)
SheetWords-average = average { $number }

# case .count(let count)
# $count: number
SheetWords-count = count { $count }

# case .countedLines(let count)
# $count: number
SheetWords-countedLines = ({ $count } { $count ->
        [one] line
        *[other] lines
    })

# case .addedMarks(let marks)
SheetWords-addedMarks = numbers are read as { $marks } in this sheet; the first line says so

# case .remark(let remark)
# $remark: text
SheetWords-remark = { $remark }

# case .failedLine(let number)
# $number: number
SheetWords-failedLine = line { $number } has an error

SheetWords-nothingAbove = there is nothing above to count
SheetWords-lineBelow = that line is below; a line can only use lines above it
SheetWords-noSuchLine = that line has no value

# case .refusal(let refusal)
# $refusal: text
SheetWords-refusal = { $refusal }

# $lineLimit: number = Sheet.lineLimit
SheetWords-limit-tooManyLines = At most { $lineLimit } lines

# $byteLimit: number = Sheet.byteLimit
SheetWords-limit-tooLong = At most { $byteLimit } bytes

## CalculatorPresentation ReadingNote, English: public reason in CalculatorModel

ReadingNote-calories = a calorie is 4.184 J; for those on food, write kcal
ReadingNote-pounds = a pound is a weight here; for money, write £ or GBP
ReadingNote-workdays = Monday to Friday, without the first day; no holidays are known
ReadingNote-addsPercentage = adds the percentage; write `of` for the share alone
ReadingNote-isNoDate = calculated as numbers; write a date as 2026-12-20
ReadingNote-bits = `and` and `or` work on bits; a sum is written with +
ReadingNote-hoursAndMinutes = 5:12 is 5 h 12 min; write 5 min 12 s as 0:05:12
ReadingNote-isDuration = a duration; write a time of day as 11pm + 8 h
ReadingNote-timesCancel = hours and days cancel; for hours a day, divide by the number alone
ReadingNote-isNoShare = a percentage in brackets is a number, not a share; leave the brackets out
ReadingNote-beforeGregorian = before 15 October 1582 this is the Gregorian date, not the Julian one

## CalculatorPresentation SheetRemark

# case .countsDefinitions(let lines)
SheetRemark-countsDefinitions = counts { LINES($lines) }; a blank line above the items leaves it out

# case .leavesOut(let lines)
SheetRemark-leavesOut = leaves out { LINES($lines) }

# case .leavesOutPercentages(let lines, let sum)
SheetRemark-leavesOutPercentages = leaves out { LINES($lines) }; `{ $sum }` counts it
# case .takesOff(let lines)
SheetRemark-takesOff = takes off { LINES($lines) }
# case .countsPercentages(let lines)
SheetRemark-countsPercentages = includes { LINES($lines) } of the lines above

# case .countsDerived(let lines)
SheetRemark-countsDerived = counts { LINES($lines) } and the lines it is calculated from

# case .addsBulleted(let lines)
SheetRemark-addsBulleted = adds { LINES($lines) }, where the dash marks an item; write a minus before the number

# case .adds(let lines)
SheetRemark-adds = adds { LINES($lines) }; a minus before an amount takes it off

# case .countsAboveTotal(let line)
# $line: number
SheetRemark-countsAboveTotal = also counts the lines above the total in line { $line }

SheetRemark-leavesBlockAbove = leaves out the lines above the blank line; `grand total` counts them

# case .countsAsMoney(let lines, let currency)
SheetRemark-countsAsMoney = counts { LINES($lines) } as { $currency }

# case .note(let note)
# $note: text
SheetRemark-note = { $note }

SheetRemark-totalsBlockAbove = uses the block above the blank line

# case .text(let word, let name?)
SheetRemark-text = { $word } is text; did you mean { $name }?

# case .text(let word, nil)
SheetRemark-text-alone = { $word } is text; there is no such name

SheetRemark-radians = in radians; for degrees sin(30°), or `# exactly: angle deg` at the top

# case .otherReading(let reading)
SheetRemark-otherReading = read as { $reading }

SheetRemark-optionsTooLow = options work only at the top, above the first line

## CalculatorPresentation SheetKeyRefusal

SheetKeyRefusal-comment = A comment is not calculated
SheetKeyRefusal-needsNumber = A number is needed before this
SheetKeyRefusal-needsOperation = An operation is needed before this
SheetKeyRefusal-secondPoint = Only one decimal point
SheetKeyRefusal-nothingToClear = There is nothing to clear
SheetKeyRefusal-nothingToDelete = There is nothing to delete
SheetKeyRefusal-noOpenParenthesis = No parenthesis is open
SheetKeyRefusal-nothingToRepeat = There is no operation to repeat
SheetKeyRefusal-memory = Sheets use names instead of memory: a = 5
SheetKeyRefusal-random = A sheet's answers depend only on its text
SheetKeyRefusal-reversedPower = Write the base of a power first: x^y
SheetKeyRefusal-otherKeypad = This key belongs to another keypad

## CalculatorPresentation UnitCategory package

UnitCategory-angle = Angle
UnitCategory-area = Area
UnitCategory-currency = Currency
UnitCategory-data = Data
UnitCategory-energy = Energy
UnitCategory-force = Force
UnitCategory-fuel = Fuel
UnitCategory-length = Length
UnitCategory-power = Power
UnitCategory-pressure = Pressure
UnitCategory-speed = Speed
UnitCategory-temperature = Temperature
UnitCategory-time = Time
UnitCategory-volume = Volume
UnitCategory-weight = Weight
UnitCategory-other = Other

## CommandLineInterface HelpHint

# case .seeHelp(let reason, let command)
# $command: number
HelpHint-seeHelp = { $reason }; see { $command } --help

## CommandLineInterface LineRefusal package

# case .tooLong(let limit)
# $limit: number
LineRefusal-tooLong = Not read: the line is longer than { $limit } bytes

LineRefusal-notUTF8 = Not read: the line is not UTF-8 text

## CommandLineInterface OptionRefusal package

# case .unknown(let name, let other?)
OptionRefusal-unknown = unknown option '{ $name }'; did you mean '{ $other }'?

# case .unknown(let name, nil)
OptionRefusal-unknown-alone = unknown option '{ $name }'

# case .takesNoValue(let option)
OptionRefusal-takesNoValue = { $option } takes no value

# case .needsValue(let option)
OptionRefusal-needsValue = { $option } needs a value

# case .notInRange(let option, let range, let text)
# $least: number = range.lowerBound
# $most: number = range.upperBound
OptionRefusal-notInRange = { $option } takes a number from { $least } to { $most }, not '{ $text }'

# case .isFor(let option, let task)
OptionRefusal-isFor = { $option } works only with { $task }

## CommandLineInterface ProgressText

ProgressText-calculating = calculating (Ctrl-C stops)

## CommandLineInterface HelpTitle package

HelpTitle-usage = USAGE
HelpTitle-options = OPTIONS
HelpTitle-exitStatus = EXIT STATUS

## CommandLineInterface EditingText package

# case .search(let text)
EditingText-search = search '{ $text }':

# case .notFound(let text)
EditingText-notFound = no match for '{ $text }':

# case .more(let count)
# $count: number
EditingText-more = and { $count } more

## CommandLineInterface SystemError package by action

# case .open(let name)
# $cause: text
SystemError-open = { $name }: { $cause }

# case .read
# $cause: text
SystemError-read = cannot read the input: { $cause }

# case .write
# $cause: text
SystemError-write = cannot write: { $cause }

# case .wait
# $cause: text
SystemError-wait = cannot wait for the input: { $cause }

## CommandLineInterface SystemCause

SystemCause-noFile = No such file or directory
SystemCause-notPermitted = Permission denied
SystemCause-isFolder = Is a directory
SystemCause-noSpace = No space left on device

# case .other(let text)
SystemCause-other = { $text }

## exactly Option

# $digitLimit: number = AnswerFormat.digitLimit
Option-digits = significant digits of an answer: 1 to { $digitLimit } (16)

# $digitLimit: number = AnswerFormat.digitLimit
Option-places = instead of --digits, digits after the point: 0 to { $digitLimit }; halves away from zero

Option-exact = the exact form, such as √3/2 or 1/3, where there is a short one
Option-mixed = like --exact, with 7/2 written as 3 1/2
Option-explain = each step of an expression, and what is proven about it
Option-angle = what angles are measured in: rad, deg or grad (rad)
Option-notation = automatic (or auto), plain (no exponent), scientific (1.2e4) or engineering (12e3)
Option-grouping = thousands (1_234_567; with --keys 1,234,567) or none
Option-base = whole numbers in base 2, 8, 10 or 16, with all digits
Option-word = calculates in words of 8, 16, 32 or 64 bits; each step is cut to fit
Option-signed = words are signed (the default)
Option-unsigned = words are unsigned
Option-json = one JSON object per line
Option-csv = comma-separated values, one line each, column names first
Option-rates = converts money with the rates in a file: date,from,to,rate,source
Option-marks = how to read the marks in 1,234 and 1.234: 1,234.5 or 1.234,5
Option-today = today's date, such as 2026-11-22
Option-file = answers the lines of a file; - is the standard input

# $jobLimit: number = Options.jobLimit
Option-jobs = threads that answer lines: 1 to { $jobLimit } (as many as can run at once)

Option-keys = presses keys; - reads one sequence per line
Option-order = precedence, like Apple's, or left-to-right
Option-mode = basic (9 digits), scientific (16) or programmer (words of 8 to 64 bits)
Option-reversePolish = reverse Polish notation: operations take their numbers from a stack
Option-plain = lines of text without control codes, for screen readers
Option-new = starts with 0 and an empty memory, not where you left off
Option-remove = removes a calculation; --json shows its ID
Option-label = labels a calculation with the words that follow, or removes its label
Option-tape = prints the calculations as an adding machine does
Option-clear = removes all calculations, without asking
Option-off = stops keeping calculations
Option-on = keeps calculations again
Option-reset = resets all settings to their defaults
Option-answers = prints only the answers, one line for each line of the sheet
Option-write = updates the answers in the file
Option-writeAll = writes an answer after each line that has one
Option-strip = removes the answers from the file
Option-check = reports wrong answers in the files, and changes nothing
Option-from = the left end of a plot (-10)
Option-to = the right end of a plot (10)
Option-bottom = the bottom of a plot (chosen by the values)
Option-top = the top of a plot (chosen by the values)
Option-size = columns and rows of pixels, such as 800x500, which is the default; prints SVG
Option-count = prints how many pixels are ink, empty and unknown
Option-completionScript = prints the completion script for bash, zsh or fish
Option-manual = prints the manual page, for man
Option-version = prints the version
Option-help = prints this help

## exactly SessionWord

SessionWord-help = this help, or help on a function or a word
SessionWord-variables = named numbers and their values
SessionWord-functions = all functions and constants, your own first, or those that match a word
SessionWord-units = all units, or those that match a word
SessionWord-history = earlier lines, or the last N of them
SessionWord-undo = undoes the last line that changed something, or the last N of them
SessionWord-reset = forgets all names and the answer; undo brings them back
SessionWord-digits = shows or sets the number of significant digits
SessionWord-places = the same for digits after the point

# $notations = Self.notations
SessionWord-notation = notation of answers: { $notations }

SessionWord-grouping = writes 1_234_567 for 1234567, or not
SessionWord-exact = shows only the exact form where there is a short one, or fractions as 3 1/2
SessionWord-degrees = measures angles in degrees
SessionWord-radians = measures angles in radians
SessionWord-gradians = measures angles in gradians
SessionWord-preview = shows the answer so far while you type, or not
SessionWord-clear = clears the screen
SessionWord-quit = quits, like Ctrl-D

## exactly ExplanationText package

ExplanationText-nothingCalculated = nothing is calculated

# case .moreSteps(let count)
# $count: number
ExplanationText-moreSteps = … { $count } more steps

# case .noDecimal(let reason)
# $reason: text
ExplanationText-noDecimal = no decimal: { $reason }

# case .noValue(let reason)
# $reason: text
ExplanationText-noValue = no value: { $reason }

ExplanationText-exact = exact
ExplanationText-rounded = rounded

# case .roundedWithin(let bound)
ExplanationText-roundedWithin = rounded, at most { $bound } off

# case .noted(let note, let bound)
# $note: text = Notice.written(note)
ExplanationText-noted = { $note }; at most { $bound } off

# case .converted(let unit, let other, let proof)
# $unit: case
# $other: case
# $proof: text
ExplanationText-converted = from { $unit ->
        [radians] radians
        [degrees] degrees
        *[gradians] gradians
    } to { $other ->
        [radians] radians
        [degrees] degrees
        *[gradians] gradians
    }; { $proof }

# case .measured(let unit, let proof)
# $unit: case
# $proof: text
ExplanationText-measured = the angle in { $unit ->
        [radians] radians
        [degrees] degrees
        *[gradians] gradians
    }; { $proof }

## exactly FailureReason package

# case .expression(let cause)
# $cause: text = Message.expressionReason(cause)
FailureReason-expression = { $cause }

# case .calculation(let error, let demand)
# $demand: text = Message.calculationReason(error, demand)
FailureReason-calculation = { $demand }

# case .unknownKey(let name)
FailureReason-unknownKey = unknown key '{ $name }'

# case .severalKeys(let name)
FailureReason-severalKeys = '{ $name }' could be several keys: put spaces between them

# case .tooLong(let limit)
# $limit: number
FailureReason-tooLong = longer than { $limit } bytes

FailureReason-notUTF8 = not UTF-8 text

# case .meantCommand(let words)
# $words: number
FailureReason-meantCommand = this is not an expression; did you mean 'exactly { $words }'?

# case .unknownOption(let name, let options) where options.isEmpty
FailureReason-unknownOption = unknown option '{ $name }'

# case .unknownOption(let name, let options)
FailureReason-unknownOption-2 = unknown option '{ $name }'; did you mean { JOINED($options, separator: " or ") }?

# case .noFile(let cause)
# $cause: text = Message.expressionReason(cause)
FailureReason-noFile = { $cause }; and there is no file with this name

## exactly HelpPart package

HelpPart-summary = A calculator with Apple's keys that never shows a wrong digit
HelpPart-inTerminal = in a terminal: the calculator, full screen; otherwise one expression and one answer per line
HelpPart-expression = the answer: exactly '1/3 + 1/6' prints 0.5
HelpPart-file = the answers to the lines of a file; also --file FILE
HelpPart-keys = presses the calculator's keys and prints its display
HelpPart-task-repl = an interactive session, with variables and line editing
HelpPart-task-functions = lists all functions and constants, or those that match a word
HelpPart-task-units = lists all units, or those that match a word
HelpPart-task-sheet = calculates a live sheet: a file whose lines use each other
HelpPart-task-plot = draws functions of x: curves, and all that is proven about them
HelpPart-task-history = lists the kept calculations; with options, also changes them
HelpPart-task-settings = lists the settings, or changes one, given its name and a value
HelpPart-task-rates = keeps exchange rates from files of the European Central Bank or others
HelpPart-task-help = this help, or help on a task, a function or a constant
HelpPart-title-repl = An interactive session in a terminal
HelpPart-title-functions = All functions and constants for expressions
HelpPart-title-units = All units for expressions
HelpPart-title-sheet = A live sheet: lines of text, each with its answer
HelpPart-title-plot = Curves, with roots, extrema, poles, jumps and holes
HelpPart-title-history = Kept calculations, oldest first
HelpPart-title-settings = The settings of the keypad calculator
HelpPart-title-rates = Exchange rates kept for money
HelpPart-title-help = Help on the command, a task or a name
HelpPart-examplesTitle = EXAMPLES
HelpPart-expressionsTitle = EXPRESSIONS
HelpPart-keysTitle = KEYS
HelpPart-linesTitle = LINES
HelpPart-keptTitle = WHAT IS KEPT
HelpPart-plotsTitle = WHAT IS SHOWN
HelpPart-namesTitle = NAMES
HelpPart-fiftyDigits = fifty digits, the last one rounded
HelpPart-twoAnswers = 3, then 18.84955592153876
HelpPart-jsonAnswer = the reading, the decimal and the fraction
HelpPart-steps = each step, and what is proven about it
HelpPart-fileAnswers = the answers to a file's lines
HelpPart-taskHelp = help on one task
HelpPart-language = + - * / ^ or − × ÷ √, brackets, decimals, exponents (1e-3), _ between digits, factorials (5!), degrees (30°), percentages (200 + 10% is 220, 200 * 10% is 20), implied products (2pi), functions and constants by name, # for comments.
HelpPart-naming = In pipes and sessions, x = 3 names a number, f(x) = x^2 + 1 a function, and ans or _ is the previous answer.
HelpPart-exactness = Numbers are exact; where an answer has more digits than are shown, its last digit is rounded.
HelpPart-keySequences = 0 to 9 . + - * / = % +/- C AC DEL and names such as sqrt and x^y. They need no spaces where they can be split in only one way: 2+3= but 5 +/- =.
HelpPart-answered = everything was answered
HelpPart-noValue = something had no value, or a line of input was refused
HelpPart-unreadable = the input could not be read, or the options are wrong
HelpPart-session = answers line after line, until quit or Ctrl-D
HelpPart-functions = one line each: name, description, example
HelpPart-units = one line each: symbol, names, exact value, source
HelpPart-unitsAbout = those with the word in their line
HelpPart-rates = lists the newest rate of each currency
HelpPart-ratesImport = reads rates from a file: the ECB's XML or CSV, or lines date,from,to,rate,source; - is standard input
HelpPart-ratesClear = forgets all rates
HelpPart-importsRates = the file as downloaded
HelpPart-importsRatesOfToday = today's rates
HelpPart-unitsOfPressure = the units of pressure
HelpPart-functionsAbout = those with the word in their names or descriptions
HelpPart-commandHelp = help on the command
HelpPart-nameHelp = help on a task, a function or a constant
HelpPart-sheet = opens the sheet, or prints it with its answers (--plain); - is the standard input
HelpPart-sheetChange = changes the answers in the files; so do --write-all and --strip
HelpPart-sheetCheck = reports wrong answers in the files
HelpPart-plot = draws the functions of x, up to six; y = may stand before each
HelpPart-plotBetween = for x from A to B (from -10 to 10)
HelpPart-history = lists the calculations
HelpPart-label = labels a calculation; without words, removes its label
HelpPart-settings = lists the settings and their possible values
HelpPart-setting = prints a setting's value
HelpPart-change = changes a setting
HelpPart-lines = x = 3 names a number, f(x) = x^2 + 1 a function, and ans is the previous answer. ? lists everything else. = marks an exact answer, ≈ a rounded one.
HelpPart-sheetLines = rent = 1200 names a number for the lines below. total is about the lines above, up to a blank one; ans is the previous answer, and line 3 the answer of the third line. # starts a comment. In a Markdown file (.md), only the blocks marked exactly are calculated, all as one sheet.
HelpPart-sheetAnswers = An answer follows # on its line: = marks an exact one, ≈ a rounded one, ! the reason there is none. One with fewer digits keeps as many.
HelpPart-kept = Calculations you make in a terminal are kept, until history --off: expressions and --keys given as arguments, the lines of a session, and the calculator's own. Pipes and files keep nothing.
HelpPart-plots = Every root, extremum, pole, jump, hole and gap that is listed is proven, and there are no others; where a curve could not be followed, that is said. Pixels are drawn only where the curve is proven to be. In a terminal the picture is in braille, elsewhere it is SVG.
HelpPart-names = Expressions and --keys use options instead of settings.
HelpPart-beginsSession = starts a session
HelpPart-sessionInDegrees = one with degrees and 30 digits
HelpPart-functionsWithRoot = the functions that match root
HelpPart-functionHelp = what a function does, with an example
HelpPart-sheetWithAnswers = the sheet with its answers
HelpPart-sheetInCI = in a script: status 1 if an answer is wrong
HelpPart-plotAsPicture = a picture for a page or a document
HelpPart-plotOfTwo = two curves
HelpPart-plotInWords = the description and a table of values
HelpPart-historyForPrograms = for programs, with the ID of each calculation
HelpPart-historyForSpreadsheet = for a spreadsheet
HelpPart-tapeForPrinter = to print it
HelpPart-namesCalculation = labels a calculation
HelpPart-leftToRight = 2 + 3 × 4 is 20 on the keys from now on
HelpPart-notationAtFirst = prints automatic, until it is changed

## exactly HistoryText package

# case .noCalculation(let id)
HistoryText-noCalculation = there is no calculation { $id }

# case .removed(let count)
# $count: number
HistoryText-removed = { $count } { $count ->
        [one] calculation
        *[other] calculations
    } removed

# case .unreadableLeft(let place)
HistoryText-unreadableLeft = unreadable lines are still in { $place }

HistoryText-isOn = calculations are kept from now on
HistoryText-isOff = calculations are no longer kept; exactly history --clear removes earlier ones

# case .storage(let error)
# $error = error.reason(in: language)
HistoryText-storage = { $error }

# case .setAside(let count, let place)
# $count: number
HistoryText-setAside = { $count } { $count ->
        [one] line
        *[other] lines
    } of the history could not be read and { $count ->
        [one] is
        *[other] are
    } now in { $place }

## exactly NameText package

NameText-function-squareRoot = square root, also √
NameText-function-cubeRoot = cube root, also ∛
NameText-function-root = n-th root of x
NameText-function-power = power, also ^ and **
NameText-function-exponential = e to the power of x
NameText-function-naturalLogarithm = natural logarithm, to base e
NameText-function-logarithm = logarithm to base 10, as on a calculator's key, or to a base given second
NameText-function-binaryLogarithm = logarithm to base 2
NameText-function-decimalLogarithm = logarithm to base 10
NameText-function-exponentialLessOne = e^x − 1
NameText-function-logarithmOfOneMore = ln(1 + x)
NameText-function-sine = sine of an angle
NameText-function-cosine = cosine of an angle
NameText-function-tangent = tangent of an angle
NameText-function-secant = secant of an angle, 1/cos
NameText-function-cosecant = cosecant of an angle, 1/sin
NameText-function-cotangent = cotangent of an angle, 1/tan
NameText-function-arcsine = inverse sine, an angle
NameText-function-arccosine = inverse cosine, an angle
NameText-function-arctangent = inverse tangent, an angle
NameText-function-arctangent2 = angle of the point (x, y), y given first
NameText-function-hyperbolicSine = hyperbolic sine
NameText-function-hyperbolicCosine = hyperbolic cosine
NameText-function-hyperbolicTangent = hyperbolic tangent
NameText-function-hyperbolicSecant = hyperbolic secant, 1/cosh
NameText-function-hyperbolicCosecant = hyperbolic cosecant, 1/sinh
NameText-function-hyperbolicCotangent = hyperbolic cotangent, 1/tanh
NameText-function-areaSine = inverse of sinh
NameText-function-areaCosine = inverse of cosh, not negative
NameText-function-areaTangent = inverse of tanh
NameText-function-areaSecant = inverse of sech, not negative
NameText-function-areaCosecant = inverse of csch
NameText-function-areaCotangent = inverse of coth
NameText-function-factorial = factorial, also !
NameText-function-gamma = gamma function, (x − 1)!
NameText-function-logarithmOfGamma = ln |gamma(x)|
NameText-function-combinations = ways to choose k of n
NameText-function-permutations = ways to choose k of n in order
NameText-function-fibonacci = Fibonacci number
NameText-function-absolute = distance from zero
NameText-function-sign = sign: −1, 0 or 1
NameText-function-floor = next integer below
NameText-function-ceiling = next integer above
NameText-function-round = nearest integer, or rounded to n places; halves away from zero
NameText-function-truncation = integer part
NameText-function-fraction = fractional part
NameText-function-remainder = remainder with the divisor's sign, also as 8 mod 3
NameText-function-greatestCommonDivisor = greatest common divisor
NameText-function-leastCommonMultiple = least common multiple
NameText-function-minimum = smallest value
NameText-function-maximum = largest value
NameText-function-hypotenuse = √(x² + y² + …)
NameText-function-sum = sum, also of a list, and over k: sum(1/k, k, 1, 9)
NameText-function-product = product, also of a list, and over k: product(k, k, 1, 9)
NameText-function-mean = mean, also of a list
NameText-function-median = median, also of a list
NameText-function-mode = most frequent value, also of a list
NameText-function-count = number of values
NameText-function-variance = sample variance, also of a list, divided by n − 1
NameText-function-populationVariance = population variance, divided by n
NameText-function-standardDeviation = sample standard deviation, √var
NameText-function-populationStandardDeviation = population standard deviation, √varp
NameText-function-geometricMean = geometric mean
NameText-function-harmonicMean = harmonic mean
NameText-function-rootMeanSquare = quadratic mean
NameText-function-quantile = value below which a fraction p of the numbers lies, at (n − 1)p
NameText-function-quotient = integer quotient, rounded towards zero
NameText-function-truncatedRemainder = remainder of quot, with the sign of a
NameText-function-derivative = derivative of an expression in x at a
NameText-function-integral = integral of an expression in x from a to b
NameText-function-roots = numbers from a to b at which an expression in x is zero
NameText-function-solve = solutions of an equation in x, whose sides are polynomials
NameText-function-hexadecimal = around a whole line: the answer in base 16, like x to hex
NameText-function-octal = around a whole line: the answer in base 8, like x to oct
NameText-function-binary = around a whole line: the answer in base 2, like x to bin
NameText-function-decimal = around a whole line: all digits in base 10, like x to dec
NameText-function-int8 = cut to 8 bits, signed
NameText-function-int16 = cut to 16 bits, signed
NameText-function-int32 = cut to 32 bits, signed
NameText-function-int64 = cut to 64 bits, signed
NameText-function-uint8 = cut to 8 bits, unsigned
NameText-function-uint16 = cut to 16 bits, unsigned
NameText-function-uint32 = cut to 32 bits, unsigned
NameText-function-uint64 = cut to 64 bits, unsigned
NameText-function-rotationLeft = bits rotated left by n places in an unsigned word of 8, 16, 32 or 64 bits
NameText-function-rotationRight = bits rotated right by n places in an unsigned word of 8, 16, 32 or 64 bits
NameText-function-byteswap = bytes of an unsigned word in reverse order
NameText-function-population = number of bits that are 1

# case .example(let function)
# $function: text = Self.function(function)
# $equation = function.description.equation
NameText-example = { $function }: { $equation }

NameText-constant-pi = the circumference of a circle of diameter 1: 3.14159…
NameText-constant-tau = 2π, a full turn: 6.28318…
NameText-constant-e = the base of natural logarithms: 2.71828…
NameText-unit-degrees = an angle in degrees, also °: sin(30 deg) = 0.5
NameText-unit-radians = an angle in radians: sin(pi/6 rad) = 0.5
NameText-unit-gradians = an angle in gradians, 100 to a right angle: sin(100 grad) = 1
NameText-date-weekday = the weekday of a date, 1 for Monday: weekday(2026-11-22) = 7
NameText-date-week = the ISO 8601 week of a date: week(2026-11-22) = 47
NameText-date-dayOfYear = the day of the year of a date: dayofyear(2026-02-01) = 32
NameText-date-workday = the date n workdays (Monday to Friday) later: workday(2026-11-27; 5) = 2026-12-04
NameText-date-workdays = workdays (Monday to Friday) after a date up to another: workdays(2026-11-27; 2026-12-04) = 5
NameText-today = today's date: today + 1 week
NameText-answer = the previous answer, in pipes and sessions

# case .otherNames(let names)
NameText-otherNames = ; or { $names }

# case .either(let one, let other)
NameText-either = { $one } or { $other }

## exactly Notice package

# case .readAs(let reading)
Notice-readAs = read as { $reading }

Notice-written-exactnessUndecided = it cannot be decided whether this is the exact value
Notice-written-belowAbsoluteZero = this is below absolute zero

# case .written(.onOtherDay(1))
Notice-written-onOtherDay-1 = next day

# case .written(.onOtherDay(-1))
Notice-written-onOtherDay-minus1 = the day before

# case .written(.onOtherDay(let days)) where days.isNegative
# $days: number = days.magnitude
Notice-written-onOtherDay = { $days } days before

# case .written(.onOtherDay(let days))
# $days: number
Notice-written-onOtherDay-2 = { $days } days later

# case .written(.certainDigits(let count))
# $count: number
Notice-written-certainDigits = { $count ->
        [one] only 1 digit is certain
        *[other] only { $count } digits are certain
    }

# case .both(let one, let other)
# $one: text
# $other: text
Notice-both = { $one }; { $other }

# case .note(let note)
# $note: text = Message.readingNote(note)
Notice-note = { $note }

# case .zones(let version)
# $version: number
Notice-zones = time zones of tzdata { $version }

Notice-anglesInRadians = angles are in radians here; for degrees, write 30° or 30 deg

# case .ignoredDigits(let count, let limit)
# $count: number
# $limit: number
Notice-ignoredDigits = { $count ->
        [one] a digit was
        *[other] { $count } digits were
    } left out: numbers have at most { $limit } on this keypad

# case .digitsDoNotFit(let count, let bits, let base)
# $count: number
# $base: number
# $bits: number
Notice-digitsDoNotFit = { $count ->
        [one] a digit was
        *[other] { $count } digits were
    } left out: not in base { $base }, or too many for { $bits } bits

# case .keysWithoutEffect(let keys)
Notice-keysWithoutEffect = no effect here: { JOINED($keys, separator: ", ") }

# case .wraps(let format)
# $bitWidth: number = format.bitWidth
Notice-wraps = a step exceeded { $bitWidth } bits and was cut to fit

# case .rates(let rates, let days?)
# $days: number
Notice-rates = at { JOINED($rates, separator: ", ") }{ $days ->
        [one] ; a day old
        *[other] ; { $days } days old
    }

# case .rates(let rates, nil)
Notice-rates-alone = at { JOINED($rates, separator: ", ") }

Notice-noExactForm = there is no short exact form; this is rounded

# case .historyNotWritten(let error)
# $error = error.reason(in: language)
Notice-historyNotWritten = the history was not written: { $error }

# case .notInHistory(let count, let error)
# $count: number
# $error = error.reason(in: language)
Notice-notInHistory = { $count ->
        [one] a calculation is
        *[other] { $count } calculations are
    } not in the history: { $error }

# case .linesNotRead(let error)
# $error = error.reason(in: language)
Notice-linesNotRead = earlier lines cannot be read: { $error }

# case .linesNotKept(let error)
# $error = error.reason(in: language)
Notice-linesNotKept = lines are not kept: { $error }

# case .settingNotUnderstood(let path, let problem)
# $line: number = problem.line
# $cause: text = Message.settingReason(SettingReason(problem.cause))
# $own = problem.reason
Notice-settingNotUnderstood = { $path }, line { $line }: { $own }

Notice-nothingToCalculate = nothing to calculate; try exactly '1/3 + 1/6' or exactly --help

## exactly OptionScope package

OptionScope-keys = for keys:
OptionScope-terminal = in a terminal:

# case .task(let task)
# $task = task.rawValue
OptionScope-task = for { $task }:

## exactly PlotText package

# case .title(let functions, let from, let to)
PlotText-title = { $functions } for x from { $from } to { $to }

# case .height(let bottom, let top)
PlotText-height = y from { $bottom } to { $top }

PlotText-noRoots = No roots

# case .roots(let list)
PlotText-roots = Roots: { $list }

# case .maxima(let list)
PlotText-maxima = Maxima: { $list }

# case .minima(let list)
PlotText-minima = Minima: { $list }

# case .poles(let list)
PlotText-poles = Poles: { $list }

# case .jumps(let list)
PlotText-jumps = Jumps: { $list }

# case .holes(let list)
PlotText-holes = Holes: { $list }

# case .gaps(let list)
PlotText-gaps = Not defined: { $list }

# case .levels(let list)
PlotText-levels = Constant: { $list }

# case .undecided(let list)
PlotText-undecided = Undecided: { $list }

# case .noCrossings
PlotText-noCrossings = No crossings

# case .crossings(let list)
PlotText-crossings = Crossings: { $list }

# case .same(let list)
PlotText-same = The same: { $list }

# case .touching(let number)
PlotText-touching = { $number } (touches)

## exactly SessionMessage package

# case .greeting(let version)
SessionMessage-greeting = exactly { $version }: type an expression and Enter; ? for help, quit to leave.

# case .nothingCalled(let name)
SessionMessage-nothingCalled = unknown name '{ $name }'; functions lists the known ones

SessionMessage-ownNumber = a number you named

# case .isOwnNumber(let name)
SessionMessage-isOwnNumber = { $name } is a number you named

# case .takesLong(let name)
SessionMessage-takesLong = { $name } takes too long to write out

# case .forgot(let count)
# $count: number
SessionMessage-forgot = { $count ->
        [0] no names to forget
        [one] forgot { $count } name
        *[other] forgot { $count } names
    }

SessionMessage-anglesIn-radians = angles in rad
SessionMessage-anglesIn-degrees = angles in deg
SessionMessage-anglesIn-gradians = angles in grad
SessionMessage-nothingToUndo = nothing to undo

# case .undone(let line)
SessionMessage-undone = undone: { $line }

SessionMessage-noNames = no named numbers yet: x = 3 names one

# case .error(let reason)
# $reason: number
SessionMessage-error = error: { $reason }

# case .notOneOf(let word, let choices, let text)
SessionMessage-notOneOf = { $word } takes { $choices }, not '{ $text }'

# case .notInRange(let word, let range, let text)
# $least: number = range.lowerBound
# $most: number = range.upperBound
SessionMessage-notInRange = { $word } takes a number from { $least } to { $most }, not '{ $text }'

# case .standsAlone(let word, let text)
SessionMessage-standsAlone = write { $word } alone, without '{ $text }'

# case .settingsAlone(let first, let text)
SessionMessage-settingsAlone = write settings without '{ $first }': { $text }

# case .noUnit(let word)
SessionMessage-noUnit = no unit matches '{ $word }'; units lists all

# case .noFunction(let word)
SessionMessage-noFunction = no function has '{ $word }' in its name or description

# case .isNumberNow(let name, let other?)
SessionMessage-isNumberNow = '{ $name }' is now a number, not a session word; { $other } still works

# case .isNumberNow(let name, nil)
SessionMessage-isNumberNow-alone = '{ $name }' is now a number, not a session word

SessionMessage-calculation = a calculation; = marks an exact answer, ≈ a rounded one
SessionMessage-namesNumber = names a number
SessionMessage-namesFunction = names a function
SessionMessage-answerBefore = the previous answer
SessionMessage-openLine = a line with an open bracket, or ending in an operator or \, continues below
SessionMessage-arrowKeys = Up, Down
SessionMessage-linesBefore = lines that start with the text before the cursor; Ctrl-R searches all lines
SessionMessage-completesName = completes a name, or lists the matches
SessionMessage-givesUp = cancels a line, or stops a calculation

## exactly SheetMessage package

# case .wrong(let found, let expected)
SheetMessage-wrong = is '{ $found }', should be '{ $expected }'

# case .stale(let found)
SheetMessage-stale = is '{ $found }', should be empty

# case .untold(let reason, let answer)
# $reason: text
SheetMessage-untold = { $reason }; no answer comment says '{ $answer }'

# $lineLimit: number = Sheet.lineLimit
SheetMessage-limit-tooManyLines = more than { $lineLimit } lines

# $byteLimit: number = Sheet.byteLimit
SheetMessage-limit-tooLong = more than { $byteLimit } bytes

SheetMessage-hasChanged = it has changed since it was read; nothing was written

## exactly UsageReason package

# case .givenTwice(let option)
UsageReason-givenTwice = { $option } is given twice

# case .excluded(let one, let other)
UsageReason-excluded = { $one } and { $other } cannot be combined

# case .needs(let option, let other)
UsageReason-needs = { $option } needs { $other }

# case .notOneOf(let option, let choices, let text)
UsageReason-notOneOf = { $option } takes { JOINED($choices, separator: ", ", last: " or ") }, not '{ $text }'

# case .noIdentifier(let option)
UsageReason-noIdentifier = { $option } takes 16 hexadecimal digits, as --json shows them

# case .noExpressionBeside(let option)
UsageReason-noExpressionBeside = { $option } cannot be combined with an expression

# case .noSettingBeside(let option)
UsageReason-noSettingBeside = { $option } takes no setting name

# case .noDate(let option, let text)
UsageReason-noDate = { $option } takes a date such as 2026-11-22, not '{ $text }'

# case .malformedRate(let file, let line)
# $line: number
UsageReason-malformedRate = { $file }, line { $line }: write a rate as date,from,to,rate,source, such as 2026-11-20,EUR,USD,1.0823,ECB

# case .tooManyRates(let file, let limit)
# $limit: number
UsageReason-tooManyRates = { $file }: more than { $limit } rates

# case .ratesTooLong(let file, let limit)
# $limit: number
UsageReason-ratesTooLong = { $file }: more than { $limit } bytes

# case .isForExpressions(let option)
UsageReason-isForExpressions = { $option } works only with expressions

# case .isForOneExpression(let option)
UsageReason-isForOneExpression = { $option } works only with one expression, given as an argument

# case .isForExpressionsAndKeys(let option)
UsageReason-isForExpressionsAndKeys = { $option } works only with expressions and --keys; the calculator has a setting of that name

# case .isForObjects(let option)
UsageReason-isForObjects = { $option } works only with expressions, --keys, history, sheet and plot

# case .isForRecords(let option)
UsageReason-isForRecords = { $option } works only with expressions, --keys and history

# case .isForKeys(let option)
UsageReason-isForKeys = { $option } works only with keys

# case .isForTerminals(let option)
UsageReason-isForTerminals = { $option } works only with the calculator in a terminal

# case .sessionWithExpression(let line)
UsageReason-sessionWithExpression = repl takes no expression: leave 'repl' out, or type '{ $line }' in the session

UsageReason-sheetNeedsFile = sheet needs the name of a file; - is the standard input
UsageReason-oneSheet = sheet prints one file; for several, use --write, --write-all, --strip or --check
UsageReason-plotNeedsFunction = plot needs a function of x, such as sin(x)/x

# case .noSize(let option, let limit, let text)
# $limit: number
UsageReason-noSize = { $option } takes columns and rows from 1 to { $limit }, such as 800x500, not '{ $text }'

# case .notBelow(let one, let other)
UsageReason-notBelow = { $one } must be below { $other }

# case .noFraction(let option, let text)
UsageReason-noFraction = { $option } takes a fraction or a decimal, not '{ $text }'

# case .tooManyCurves(let limit)
# $limit: number
UsageReason-tooManyCurves = a plot has up to { $limit } curves

UsageReason-tooNarrow = the interval is too narrow: its ends have more than 16 digits in common

# case .notPlotted(let function)
UsageReason-notPlotted = cannot plot '{ $function }': only elementary functions, rounding, min and max are plotted

# case .onlyFunctions(let relation)
UsageReason-onlyFunctions = cannot plot '{ $relation }': only y = f(x) is plotted, such as x^2 - 2

UsageReason-historyStandsAlone = history takes nothing but its options

# case .noSetting(let name, let names)
UsageReason-noSetting = unknown setting '{ $name }'; settings: { $names }

# case .noValue(let setting, let values, let text)
UsageReason-noValue = { $setting } takes { $values }, not '{ $text }'

# case .ratesTask(let text)
UsageReason-ratesTask = unknown rates task '{ $text }'; use import FILE or clear

# case .noHelp(let name, let tasks)
UsageReason-noHelp = no help for '{ $name }'; topics: { $tasks }, and the names from exactly functions

## Companions CompanionName package

CompanionName-companions = Companions
CompanionName-fizzBuzz = FizzBuzz
CompanionName-decider = Decider
CompanionName-orderSummary = Order Summary

## Companions CompanionText package

CompanionText-summary-fizzBuzz = counts, and says Fizz, Buzz or FizzBuzz
CompanionText-summary-decider = chooses one of your options
CompanionText-summary-orderSummary = adds up an order with discount and tax
CompanionText-game = Fizz Buzz Game
CompanionText-next = Next
CompanionText-decide = Decide
CompanionText-newOption = New option
CompanionText-yes = Yes
CompanionText-no = No
CompanionText-maybe = Maybe

# case .notDecided(let error)
# $error: text
CompanionText-notDecided = Not decided: { $error }

# case .optionNotAdded(let error)
# $error: text
CompanionText-optionNotAdded = Not added: { $error }

CompanionText-newItem = New item
CompanionText-coffee = Coffee
CompanionText-tea = Tea

# case .item(let number)
# $number: number
CompanionText-item = Item { $number }

CompanionText-promoCode = Promo code
CompanionText-subtotal = Subtotal
CompanionText-discount = Discount
CompanionText-tax = Tax
CompanionText-total = Total
CompanionText-orderIsEmpty = The order is empty
CompanionText-noDiscount = No discount for this promo code

# case .itemNotAdded(let error)
# $error: text
CompanionText-itemNotAdded = Not added: { $error }

CompanionText-add = Add
CompanionText-remove = Remove

# case .removeNamed(let name)
CompanionText-removeNamed = Remove { $name }

## Companions DeciderError package, English: public reason in Companions

DeciderError-noOptions = there are no options to decide between

# $optionLimit: number = Decider.optionLimit
DeciderError-tooManyOptions = there are more than { $optionLimit } options

# case .blankOption(let position)
# $position: number
DeciderError-blankOption = option { $position } is blank

# case .longOption(let position)
# $position: number
# $lengthLimit: number = Decider.lengthLimit
DeciderError-longOption = option { $position } is longer than { $lengthLimit } characters

## Companions OrderError package, English: public reason in Companions

OrderError-noItems = the order is empty

# $orderLimit: number = OrderItem.orderLimit
OrderError-tooManyItems = an order has at most { $orderLimit } items

OrderError-notAnItem = write an item as QUANTITY x PRICE, such as 3 x 19.99

# $textLengthLimit: number = OrderItem.textLengthLimit
OrderError-longItem = an item has at most { $textLengthLimit } characters

OrderError-notAPrice = a price is a decimal number, such as 19.99

# $most: number = OrderItem.priceRange.upperBound
OrderError-priceOutOfRange = a price is from 0 to { $most }

# $priceDecimalPlaces: number = OrderItem.priceDecimalPlaces
OrderError-priceTooPrecise = a price has at most { $priceDecimalPlaces } decimal places

# $least: number = OrderItem.quantityRange.lowerBound
# $most: number = OrderItem.quantityRange.upperBound
OrderError-quantityOutOfRange = a quantity is a whole number from { $least } to { $most }

OrderError-calculationForName = a name cannot start with a number or a sign alone
OrderError-blankName = an item needs a name

# $nameLengthLimit: number = OrderItem.nameLengthLimit
OrderError-longName = a name has at most { $nameLengthLimit } characters

## CompanionsCommand ConversationText package

ConversationText-title = Companions of the calculator

# case .numberOrName(let count)
# $count: number
ConversationText-numberOrName = 1 to { $count }, or a name

ConversationText-open = Open
ConversationText-back = Back
ConversationText-quit = Quit
ConversationText-enterKey = Enter
ConversationText-code = CODE
ConversationText-tea = tea

# case .field(let name, let value)
ConversationText-field = { $name }: { $value }

ConversationText-none = none
ConversationText-notUnderstood = Not understood. You can type:
ConversationText-noSuchNumber = Not removed: nothing has this number

## CompanionsCommand CompanionsHelpPart package

CompanionsHelpPart-summary = Three small apps alongside the calculator.
CompanionsHelpPart-option = OPTION
CompanionsHelpPart-item = ITEM
CompanionsHelpPart-number = N
CompanionsHelpPart-code = CODE
CompanionsHelpPart-menu = in a terminal: a menu of the apps

# $usualCount: number = Options.usualCount
CompanionsHelpPart-fizzBuzz = counts to { $usualCount } and says Fizz, Buzz and FizzBuzz

CompanionsHelpPart-decide = prints one of the options
CompanionsHelpPart-order = prints what an order costs:

# $most: number = Options.counts.upperBound
# $usualCount: number = Options.usualCount
CompanionsHelpPart-count = for fizzbuzz: the last number, 1 to { $most } ({ $usualCount })

CompanionsHelpPart-promo = for order: a promo code
CompanionsHelpPart-endOfOptions = the rest are options to decide between, or items
CompanionsHelpPart-done = success
CompanionsHelpPart-failed = the arguments are wrong, the menu has no terminal, or input or output failed

## CompanionsCommand CompanionsUsageReason package

# case .unexpectedArgument(let text)
CompanionsUsageReason-unexpectedArgument = unexpected argument '{ $text }'

# case .noApp(let text)
CompanionsUsageReason-noApp = unknown app '{ $text }'; the apps are fizzbuzz, decide and order

CompanionsUsageReason-menuNeedsTerminal = the menu needs a terminal

# case .item(let number, let error)
# $number: number
# $error: text
CompanionsUsageReason-item = item { $number }: { $error }

## CalculatorPresentation WrittenDate list of Name

WrittenDate-names =
    January February March April May June July August September October November December yesterday today tomorrow

## CalculatorPresentation EverydayUnits list of Name

EverydayUnits-names =
    deg Degrees
    rad Radians
    mrad Milliradians
    grad Gradians
    arcmin Arcminutes
    arcsec Arcseconds
    turn Turns
    mm^2 Square Millimetres
    cm^2 Square Centimetres
    m^2 Square Metres
    are Ares
    ha Hectares
    km^2 Square Kilometres
    in^2 Square Inches
    ft^2 Square Feet
    yd^2 Square Yards
    acre Acres
    mi^2 Square Miles
    tsubo Tsubo
    bit Bits
    B Bytes
    kbit Kilobits
    kB Kilobytes
    Kibit Kibibits
    KiB Kibibytes
    Mbit Megabits
    MB Megabytes
    Mibit Mebibits
    MiB Mebibytes
    Gbit Gigabits
    GB Gigabytes
    GiB Gibibytes
    TB Terabytes
    TiB Tebibytes
    PB Petabytes
    PiB Pebibytes
    J Joules
    kJ Kilojoules
    MJ Megajoules
    cal Calories
    kcal Kilocalories
    Wh Watt-Hours
    kWh Kilowatt-Hours
    MWh Megawatt-Hours
    eV Electronvolts
    BTU British Thermal Units
    ftlbf Foot-Pounds
    therm Therms
    erg Ergs
    N Newtons
    kN Kilonewtons
    dyn Dynes
    gf Grams-Force
    kgf Kilograms-Force
    ozf Ounces-Force
    lbf Pounds-Force
    pdl Poundals
    kip Kips
    L/100km Litres per 100 Kilometres
    kmpl Kilometres per Litre
    mpg Miles per Gallon (US)
    mpg_imp Miles per Gallon (Imperial)
    gal/100mi Gallons per 100 Miles
    nm Nanometres
    um Micrometres
    mm Millimetres
    cm Centimetres
    m Metres
    km Kilometres
    in Inches
    ft Feet
    yd Yards
    mi Miles
    nmi Nautical Miles
    fathom Fathoms
    furlong Furlongs
    point Points
    au Astronomical Units
    ly Light Years
    pc Parsecs
    mW Milliwatts
    W Watts
    kW Kilowatts
    MW Megawatts
    GW Gigawatts
    hp Horsepower
    hp_metric Metric Horsepower
    BTU_h BTU per Hour
    ftlbf_s Foot-Pounds per Second
    Pa Pascals
    hPa Hectopascals
    kPa Kilopascals
    MPa Megapascals
    mbar Millibars
    bar Bars
    atm Atmospheres
    at Technical Atmospheres
    psi Pounds per Square Inch
    torr Torr
    mmHg Millimetres of Mercury
    inHg Inches of Mercury
    m/s Metres per Second
    km/h Kilometres per Hour
    mph Miles per Hour
    ft/s Feet per Second
    kn Knots
    min/km Minutes per Kilometre
    min/mi Minutes per Mile
    c0 Speed of Light
    degC Celsius
    degF Fahrenheit
    K Kelvin
    degR Rankine
    ns Nanoseconds
    us Microseconds
    ms Milliseconds
    s Seconds
    min Minutes
    h Hours
    d Days
    week Weeks
    month Months
    year Years
    decade Decades
    century Centuries
    mL Millilitres
    cL Centilitres
    dL Decilitres
    L Litres
    hL Hectolitres
    cm^3 Cubic Centimetres
    m^3 Cubic Metres
    tsp Teaspoons (US)
    tbsp Tablespoons (US)
    floz Fluid Ounces (US)
    cup Cups (US)
    metric_cup Cups (Metric)
    pt Pints (US)
    qt Quarts (US)
    gal Gallons (US)
    imp_floz Fluid Ounces (Imperial)
    imp_pt Pints (Imperial)
    imp_qt Quarts (Imperial)
    imp_gal Gallons (Imperial)
    in^3 Cubic Inches
    ft^3 Cubic Feet
    yd^3 Cubic Yards
    bbl Oil Barrels
    ug Micrograms
    mg Milligrams
    g Grams
    kg Kilograms
    t Tonnes
    ct Carats
    grain Grains
    oz Ounces
    lb Pounds
    st Stone
    short_ton Short Tons
    long_ton Long Tons
    ozt Troy Ounces

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.desktop.in

Desktop-genericName = Calculator
Desktop-comment = Calculate without a wrong digit
Desktop-keywords = calculator;calculation;arithmetic;scientific;fraction;exact;
Desktop-new-calculation-name = New Calculation
Desktop-new-window-name = New Window
Desktop-scientific-keypad-name = Scientific Keypad
Desktop-history-name = Show History

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.runner.desktop.in

Runner-comment = Calculates without a wrong digit

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.metainfo.xml.in

Metainfo-summary = Calculate without a wrong digit
Metainfo-about = A calculator with the keys people know and every digit proven: 1 ÷ 3 × 3 is 1, and √50 − 5√2 is 0.
Metainfo-keypads = Keypads for everyday use, science and programmers, memory, and a history that can be edited
Metainfo-results = Results as decimals, fractions and exact forms, with more digits on request
Metainfo-search = Answers in GNOME and Plasma search

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/Localizable.strings

Actions-calculate = Calculate
Actions-calculateAbout = Calculates exactly, also with units and dates, or says where it does not understand the input.
Actions-result = Result
Actions-calculation = Calculation
Actions-calculationExample = For example, 2 + 3 × 4, 1/3 or 5 ft to cm
Actions-calculationQuestion = What do you want to calculate?
Actions-calculateSummary = Calculate { $calculation }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/AppShortcuts.strings

Shortcuts-calculate = Calculate with { $applicationName }
Shortcuts-ask = Ask { $applicationName } for a result

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/InfoPlist.strings

# key CFBundleDisplayName
Info-name = Exactly
Info-sheet = Exactly sheet
