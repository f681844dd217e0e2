import BigNumbers
import CalculatorModel
import CalculatorPresentation
import Foundation
import Quantities

/// A message and the parts that it must keep in every language.
struct MessageSample {
  let message: Message

  /// Texts that the user typed or that stand for numbers, with a text direction of their own.
  let texts: [String]

  /// Counts, in digits.
  let counts: [Int]

  init(_ message: Message, keeps texts: [String] = [], counts: [Int] = []) {
    self.message = message
    self.texts = texts
    self.counts = counts
  }

  /// Every message at least once; `CatalogueTests` compares them with the declarations.
  static let all: [MessageSample] =
    names + sentences
    + calculationReasons.map {
      MessageSample($0)
    } + [
      MessageSample(
        .calculationReason(.tooFewNumbers, StackDemand("#", takes: 2)), keeps: ["#"])
    ] + expressionReasons + quantityReasons + dateReasons + otherReasons

  private static let names: [MessageSample] = {
    var messages = KeyName.allCases.map(Message.key)
    messages += CommandName.allCases.map(Message.command)
    messages += PartName.allCases.map(Message.part)
    messages += SettingName.allCases.map(Message.setting)
    messages += SettingName.allCases.map(Message.settingDescription)
    messages += SettingGroup.allCases.map(Message.settingGroup)
    messages += SettingValue.allCases.map(Message.settingValue)
    return messages.map { MessageSample($0) }
  }()

  private static let sentences: [MessageSample] = [
    MessageSample(.sentence(.nothingToUndo)),
    MessageSample(.sentence(.nothingToRedo)),
    MessageSample(.sentence(.nothingToCopy)),
    MessageSample(.sentence(.nothingToStore)),
    MessageSample(.sentence(.copied("-41.5")), keeps: ["-41.5"]),
    MessageSample(.sentence(.nothingToLink)),
    MessageSample(.sentence(.linkCopied)),
    MessageSample(.sentence(.keysHaveNoUnits)),
    MessageSample(.sentence(.wholePart("3", of: "3.5")), keeps: ["3", "3.5"]),
    MessageSample(.sentence(.answer("5 km → m = 5000 m")), keeps: ["5 km → m = 5000 m"]),
    MessageSample(.sentence(.ratesTaken(count: 12)), counts: [12]),
    MessageSample(.sentence(.ageOfRates(days: 12)), counts: [12]),
    MessageSample(.sentence(.needsRates), keeps: ["rate 2026-11-20 1 EUR = 1.08 USD"]),
    MessageSample(.sentence(.pasted("−5 × 43")), keeps: ["−5 × 43"]),
    MessageSample(.sentence(.pasted("sin(9)", angles: .radians)), keeps: ["sin(9)"]),
    MessageSample(.sentence(.pasted("sin(9)", angles: .degrees)), keeps: ["sin(9)"]),
    MessageSample(.sentence(.pasted("sin(9)", angles: .gradians)), keeps: ["sin(9)"]),
    MessageSample(.sentence(.notPasted(.noText))),
    MessageSample(.sentence(.linked("−5 × 43", angles: .degrees)), keeps: ["−5 × 43"]),
    MessageSample(.sentence(.notLinked(.noText))),
    MessageSample(.sentence(.stored("-41.5")), keeps: ["-41.5"]),
    MessageSample(.sentence(.memoryIsFull)),
    MessageSample(.sentence(.noOtherForm)),
    MessageSample(.sentence(.noMoreDigits)),
    MessageSample(.sentence(.orderIs(.precedence))),
    MessageSample(.sentence(.orderIs(.leftToRight))),
    MessageSample(.sentence(.separators(areShown: true))),
    MessageSample(.sentence(.separators(areShown: false))),
    MessageSample(.sentence(.notationIsReversePolish(true))),
    MessageSample(.sentence(.notationIsReversePolish(false))),
    MessageSample(.sentence(.anglesAreIn(.radians))),
    MessageSample(.sentence(.anglesAreIn(.degrees))),
    MessageSample(.sentence(.anglesAreIn(.gradians))),
    MessageSample(.sentence(.baseIs(.hexadecimal)), counts: [16]),
    MessageSample(.sentence(.wordsHave(bits: 32)), counts: [32]),
    MessageSample(.sentence(.wordsAreSigned(true))),
    MessageSample(.sentence(.wordsAreSigned(false))),
    MessageSample(
      .sentence(.wrapped("300 + 1 = 301", bits: 8, word: "45")), keeps: ["300 + 1 = 301", "45"],
      counts: [8]),
    MessageSample(
      .sentence(.remainder("−7 ÷ 2 = −3", remainder: "−1")), keeps: ["−7 ÷ 2 = −3", "−1"]),
    MessageSample(.sentence(.cut("minus five", bits: 8)), keeps: ["minus five"], counts: [8]),
    MessageSample(.sentence(.bit(47, isSet: true)), counts: [47, 1]),
    MessageSample(.sentence(.carry(true)), counts: [1]),
    MessageSample(.sentence(.historyIsOff)),
    MessageSample(.sentence(.historyIsOn)),
    MessageSample(.sentence(.historyIsCleared)),
    MessageSample(.sentence(.calculationIsRemoved)),
    MessageSample(.sentence(.notKept(changes: 17, .noSpace)), counts: [17]),
    MessageSample(.sentence(.historyNotRead(.unreadable))),
    MessageSample(.sentence(.settingsNotRead(.other("EIO 7"))), keeps: ["EIO 7"]),
    MessageSample(.sentence(.settingsNotSaved(.other("EIO 7"))), keeps: ["EIO 7"]),
    MessageSample(
      .sentence(.setAside(lines: 17, place: "/home/z/bad")), keeps: ["/home/z/bad"], counts: [17]),
    MessageSample(.sentence(.sessionNotKept(.other("EIO 7"))), keeps: ["EIO 7"]),
    MessageSample(.sentence(.sessionNotRead(.other("EIO 7"))), keeps: ["EIO 7"]),
    MessageSample(.sentence(.sessionSetAside(place: "/home/z/bad")), keeps: ["/home/z/bad"]),
    MessageSample(.sentence(.approximately("−0.3333")), keeps: ["−0.3333"]),
    MessageSample(.sentence(.error(.divisionByZero))),
    MessageSample(.sentence(.spokenError(.divisionByZero))),
    MessageSample(.sentence(.error(.tooFewNumbers, StackDemand("#", takes: 1))), keeps: ["#"]),
    MessageSample(
      .sentence(.spokenError(.tooFewNumbers, StackDemand("#", takes: 2))), keeps: ["#"]),
    MessageSample(.sentence(.failure(of: "−5 ÷ 0", .divisionByZero)), keeps: ["−5 ÷ 0"]),
    MessageSample(.sentence(.calculations(17)), counts: [17]),
    MessageSample(.sentence(.digits(17)), counts: [17]),
    MessageSample(.sentence(.greeting(help: "#", quit: "&")), keeps: ["#", "&"]),
    MessageSample(
      .sentence(.notPressed(character: "$", column: 23)), keeps: ["$"], counts: [23]),
    MessageSample(
      .sentence(.notRead(.unknownCharacter("#"), column: 23)), keeps: ["#"], counts: [23]),
    MessageSample(.sentence(.wouldReplaceNumber(column: 23)), counts: [23]),
    MessageSample(.sentence(.notListed("qq 47")), keeps: ["qq 47"]),
    MessageSample(.sentence(.unprintableNotPressed(column: 23)), counts: [23]),
    MessageSample(.sentence(.helpHint(key: "#")), keeps: ["#"]),
    MessageSample(.sentence(.continues(key: "#")), keeps: ["#"]),
    MessageSample(.sentence(.closes(key: "#")), keeps: ["#"]),
    MessageSample(.sentence(.losesSession(key: "#")), keeps: ["#"]),
    MessageSample(.sentence(.needs(columns: 23, rows: 14)), keeps: ["23×14"]),
  ]

  private static let calculationReasons: [Message] = [
    .calculationReason(.divisionByZero), .calculationReason(.notReal),
    .calculationReason(.outsideDomain), .calculationReason(.notInteger),
    .calculationReason(.notFraction), .calculationReason(.negativeShiftCount),
    .calculationReason(.tooFewNumbers), .calculationReason(.stackFull),
    .calculationReason(.tooLarge), .calculationReason(.argumentTooLarge),
    .calculationReason(.tooSmall),
    .calculationReason(.tooManyDigits), .calculationReason(.tooMuchWork),
    .calculationReason(.undecided), .calculationReason(.notDifferentiable),
    .calculationReason(.notIntegrable),
    .calculationReason(.notIsolated),
    .calculationReason(.notPolynomial),
    .calculationReason(.stopped),
  ]

  private static let expressionReasons: [MessageSample] = [
    MessageSample(.expressionReason(.empty)),
    MessageSample(.expressionReason(.missingOperand)),
    MessageSample(.expressionReason(.missingOperator)),
    MessageSample(.expressionReason(.percentageAsRemainder), keeps: ["%", "mod"]),
    MessageSample(.expressionReason(.unopenedBracket)),
    MessageSample(.expressionReason(.unclosedBracket)),
    MessageSample(.expressionReason(.otherNotation("qq(47)")), keeps: ["qq(47)"]),
    MessageSample(.expressionReason(.unavailable(.latex("\\int"))), keeps: ["LaTeX", "\\int"]),
    MessageSample(
      .expressionReason(.unavailable(.equation)), keeps: ["solve(x^2 = 4, x)"]),
    MessageSample(.expressionReason(.unavailable(.complexNumber))),
    MessageSample(.expressionReason(.unavailable(.matrix)), keeps: ["[1, 2, 3]"]),
    MessageSample(
      .expressionReason(.unavailable(.calculus)),
      keeps: ["integral(x^2, x, 0, 1)", "derivative(x^2, x, 3)"]),
    MessageSample(.expressionReason(.unavailable(.networkAddress)), keeps: ["<<"]),
    MessageSample(
      .expressionReason(.unavailable(.colour(digits: "ff8800"))), keeps: ["0xff8800"]),
    MessageSample(.expressionReason(.unavailable(.dice)), keeps: ["Rand"]),
    MessageSample(.expressionReason(.unavailable(.romanNumeral)), keeps: ["to roman"]),
    MessageSample(.expressionReason(.unavailable(.density)), keeps: ["2 cups * 125 g/cup"]),
    MessageSample(.expressionReason(.unavailable(.plot)), keeps: ["exactly plot x^2"]),
    MessageSample(
      .expressionReason(.unavailable(.measuredConstant("electron mass"))),
      keeps: ["electron mass", "planck"]),
    MessageSample(.expressionReason(.severalCalculations), keeps: [";"]),
    MessageSample(.expressionReason(.unknownName("qq", suggestion: nil)), keeps: ["qq"]),
    MessageSample(
      .expressionReason(.unknownName("qq", suggestion: "zz")), keeps: ["qq", "zz"]),
    MessageSample(.expressionReason(.unknownCharacter("#")), keeps: ["#"]),
    MessageSample(.expressionReason(.unknownCharacter("\u{200B}")), keeps: ["U+200B"]),
    MessageSample(
      .expressionReason(.ambiguous("47", "0.47")), keeps: ["47", "0.47"]),
    MessageSample(.expressionReason(.differentMarks(than: "4,7")), keeps: ["4,7"]),
    MessageSample(
      .expressionReason(.powerOfFunction("qq", inverse: "aqq")), keeps: ["qq(x)^2", "aqq"]),
    MessageSample(.expressionReason(.roundedNumber), keeps: ["≈"]),
    MessageSample(.expressionReason(.differentCurrencies)),
    MessageSample(.expressionReason(.differentDigits)),
    MessageSample(.expressionReason(.ambiguousRoot), keeps: ["×"]),
    MessageSample(.expressionReason(.missingArgument(function: "qq")), keeps: ["qq"]),
    MessageSample(.expressionReason(.missingCalculation)),
    MessageSample(.expressionReason(.malformedNumber)),
    MessageSample(.expressionReason(.needsWord), keeps: [">>>", "--word 64"]),
    MessageSample(
      .expressionReason(.doesNotFit(WordFormat(.bits16, isSigned: true))), counts: [16]),
    MessageSample(
      .expressionReason(.doesNotFit(WordFormat(.bits16, isSigned: false))), counts: [16]),
    MessageSample(
      .expressionReason(.misplacedConversion), keeps: ["hex", "oct", "bin", "dec"]),
    MessageSample(.expressionReason(.onlyWholeNumbers)),
    MessageSample(
      .expressionReason(.argumentCount(function: "qq", takes: 1...1, given: 47)), keeps: ["qq"],
      counts: [47]),
    MessageSample(
      .expressionReason(.argumentCount(function: "qq", takes: 3...4, given: 47)), keeps: ["qq"],
      counts: [3, 4, 47]),
    MessageSample(
      .expressionReason(.argumentCount(function: "qq", takes: 3...Int.max, given: 47)),
      keeps: ["qq"], counts: [3, 47]),
    MessageSample(.expressionReason(.misplacedComma)),
    MessageSample(.expressionReason(.repeatedFactorial), keeps: ["!!", "(3!)!"]),
    MessageSample(.expressionReason(.misplacedEquals), keeps: ["="]),
    MessageSample(.expressionReason(.reservedName("qq")), keeps: ["qq"]),
    MessageSample(.expressionReason(.repeatedParameter("qq")), keeps: ["qq"]),
    MessageSample(.expressionReason(.tooManyParameters), counts: [16]),
    MessageSample(.expressionReason(.recursion("qq")), keeps: ["qq"]),
    MessageSample(.expressionReason(.noPreviousAnswer)),
    MessageSample(.expressionReason(.tooManyDefinitions), counts: [20_000]),
    MessageSample(.expressionReason(.tooDeep), counts: [256]),
    MessageSample(.expressionReason(.tooLong), counts: [1_048_576]),
    MessageSample(.expressionReason(.missingUnit)),
    MessageSample(.expressionReason(.malformedRate), keeps: ["rate 2026-11-20 1 EUR = 1.0823 USD"]),
    MessageSample(.expressionReason(.numberWithoutUnit)),
    MessageSample(.expressionReason(.onlyPlainNumbers("qq")), keeps: ["qq"]),
    MessageSample(.expressionReason(.notPlainNumber)),
    MessageSample(.expressionReason(.listAsNumber), keeps: ["( )"]),
    MessageSample(.expressionReason(.functionAsNumber("qq")), keeps: ["qq"]),
    MessageSample(.expressionReason(.percentageNeeded(before: "qq")), keeps: ["qq", "20%"]),
    MessageSample(.expressionReason(.boundsNotWhole)),
    MessageSample(.expressionReason(.misplacedWord("qq")), keeps: ["qq"]),
    MessageSample(.expressionReason(.onlyInSheets("qq")), keeps: ["qq"]),
    MessageSample(.expressionReason(.nothingAbove("qq")), keeps: ["qq"]),
    MessageSample(.expressionReason(.lineBelow)),
    MessageSample(.expressionReason(.noSuchLine)),
    MessageSample(.expressionReason(.sheetTooLong), counts: [8]),
    MessageSample(.expressionReason(.sheetTooLarge), counts: [64]),
    MessageSample(.expressionReason(.failedLine(46)), counts: [47]),
    MessageSample(.expressionReason(.definedBelow("qq", line: 46)), keeps: ["qq"], counts: [47]),
    MessageSample(
      .expressionReason(.unknownOption("qq")), keeps: ["qq", "angle", "places", "digits", "marks"]),
    MessageSample(.expressionReason(.calculation(.notReal))),
    MessageSample(.expressionReason(.powerOfBits(.notInteger)), keeps: ["xor"]),
  ]

  /// The reasons for errors in units and quantities.
  private static let quantityReasons: [MessageSample] = {
    let (metre, dollar) = (UnitProduct.metre, Currency(code: "USD"))
    guard let dollar, let euro = Currency(code: "EUR") else { return [] }
    return [
      MessageSample(
        .expressionReason(.unit(.unknown("qq", suggestions: ["nmi"]))), keeps: ["qq", "nmi"]),
      MessageSample(
        .expressionReason(.unit(.ambiguous("qq", meanings: ["kB", "KiB"]))),
        keeps: ["qq", "kB", "KiB"]),
      MessageSample(
        .expressionReason(.quantity(.differentDimensions(metre, .none, hint: "floz"))),
        keeps: ["m", "floz"]),
      MessageSample(.expressionReason(.quantity(.noUnit(metre))), keeps: ["m"]),
      MessageSample(.expressionReason(.quantity(.exponentWithUnit(metre)))),
      MessageSample(.expressionReason(.quantity(.fractionalExponent(metre))), keeps: ["m"]),
      MessageSample(.expressionReason(.quantity(.exponentTooLarge))),
      MessageSample(.expressionReason(.quantity(.tooManyUnits))),
      MessageSample(
        .expressionReason(.quantity(.sumOfTemperatures)), keeps: ["delta_degC", "delta_degF"]),
      MessageSample(
        .expressionReason(.quantity(.productOfTemperature)), keeps: ["delta_degC", "delta_degF"]),
      MessageSample(.expressionReason(.quantity(.temperatureAndDifference))),
      MessageSample(.expressionReason(.quantity(.frequencyAndAngle)), keeps: ["rpm", "turn/s"]),
      MessageSample(.expressionReason(.quantity(.unitsNotDescending))),
      MessageSample(
        .expressionReason(.quantity(.noRate(from: euro, to: dollar))), keeps: ["EUR", "USD"]),
      MessageSample(
        .expressionReason(.quantity(.noRate(from: euro, to: dollar, on: "2026-11-20"))),
        keeps: ["EUR", "USD", "2026-11-20"]),
    ]
  }()

  /// The reasons for errors in dates.
  private static let dateReasons: [MessageSample] =
    [
      (DateError.noSuchDate, []), (.unclear, []), (.noToday, ["2026-11-22"]), (.sumOfDates, []),
      (.productOfDate, []), (.noTime, ["3 days"]), (.subtractedDate, []), (.notWholeDays, []),
      (.notWholeSteps, []), (.beyondCalendar, ["0001-01-01", "9999-12-31"]),
      (.laterTime, ["24 h"]), (.noSuchTime, ["60", "am", "pm"]),
      (.timeOfDay, ["5pm + 3 h", "5pm - 9am"]),
      (.noZone, ["2026-11-22 14:30 UTC"]), (.noSuchZone, ["Europe/Berlin"]),
      (.noZoneTable, ["tzdata"]), (.damagedZone("qq"), ["qq"]),
      (.noDate, ["2026-11-22"]), (.notConvertible, ["to weekday", "to week"]),
    ].map { error, words in MessageSample(.expressionReason(.date(error)), keeps: words) }

  private static let otherReasons: [MessageSample] = [
    MessageSample(.pasteReason(.noText)),
    MessageSample(.pasteReason(.tooLong(limit: 10_000)), counts: [10_000]),
    MessageSample(.pasteReason(.notANumber("1,2,3")), keeps: ["1,2,3"]),
    MessageSample(.pasteReason(.unfinished)),
    MessageSample(
      .pasteReason(.expression(.unknownName("qq", suggestion: nil), column: 47)),
      keeps: ["qq"], counts: [47]),
    MessageSample(.pasteReason(.calculation(.tooLarge))),
    MessageSample(.storageReason(.noSpace)),
    MessageSample(.storageReason(.notPermitted)),
    MessageSample(.sentence(.notPasted(.severalNumbers)), keeps: ["sum("]),
    MessageSample(.storageReason(.unreadable)),
    MessageSample(.storageReason(.other(""))),
    MessageSample(.historyReason(.gone)),
    MessageSample(.historyReason(.usesItself)),
    MessageSample(.historyReason(.usesLater)),
    MessageSample(.historyReason(.usesUnknown)),
    MessageSample(.historyReason(.unitsHaveNoValue)), MessageSample(.historyReason(.usesRemoved)),
    MessageSample(.historyReason(.unreadable)),
    MessageSample(.historyReason(.tooLong(limit: 10_000)), counts: [10_000]),
    MessageSample(.historyReason(.expression(.empty))),
    MessageSample(.historyReason(.calculation(.tooLarge))),
    MessageSample(.readingNote(.calories), keeps: ["kcal"]), MessageSample(.readingNote(.pounds)),
    MessageSample(.readingNote(.addsPercentage), keeps: ["`of`"]),
    MessageSample(.readingNote(.isNoDate), keeps: ["2026-12-20"]),
    MessageSample(.readingNote(.workdays)), MessageSample(.readingNote(.bits), keeps: ["+"]),
    MessageSample(.readingNote(.hoursAndMinutes), keeps: ["0:05:12"]),
    MessageSample(.readingNote(.isDuration), keeps: ["11pm + 8 h"]),
    MessageSample(.readingNote(.timesCancel)), MessageSample(.readingNote(.isNoShare)),
    MessageSample(.readingNote(.beforeGregorian)),
    MessageSample(.settingReason(.noEqualsSign), keeps: ["="]),
    MessageSample(.settingReason(.unknownName("qq")), keeps: ["qq"]),
    MessageSample(.settingReason(.unknownValue("qq", of: "theme")), keeps: ["qq", "theme"]),
  ]

  /// The names of the cases that have a sample, including those nested in others: `sentence`, `copied`.
  static let caseNames: Set<String> = {
    var names: Set<String> = []
    for sample in all { collect(from: sample.message, into: &names) }
    // This one has only inserted text, and so is alike in most languages.
    return names.union(["shortcuts"])
  }()

  private static func collect(from value: Any, into names: inout Set<String>) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else {
      for child in mirror.children { collect(from: child.value, into: &names) }
      return
    }
    guard let child = mirror.children.first, let name = child.label else {
      names.insert("\(value)")
      return
    }
    names.insert(name)
    collect(from: child.value, into: &names)
  }

  /// Returns the cases that a source file declares with this indentation.
  static func declaredCases(in path: String, indentation: Int) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let start = String(repeating: " ", count: indentation) + "case "
    return source.split(separator: "\n").filter { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count).prefix(while: \.isLetter)) }
      // The patterns of a switch begin with a dot.
      .filter { !$0.isEmpty }
  }
}

extension UnitProduct {
  fileprivate static var metre: UnitProduct {
    (try? Quantities.Unit.named("m")).map { UnitProduct($0) } ?? .none
  }
}
