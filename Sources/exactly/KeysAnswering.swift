import BigNumbers
import CalculatorModel
import CalculatorPresentation
import ExactReals

/// Answers key sequences: `200 + 10 % =` with `220`.
struct KeysAnswering: Answering {
  var calculator = Calculator()
  var form = AnswerForm.text

  /// Whether answers include the calculation for the history.
  var isForHistory = false

  var explainsItself: Bool { form != .text }

  var header: String? {
    guard form == .commaSeparated else { return nil }
    return AnswerRecord.header(["keys"] + Self.members + ["error"] + furtherMembers)
  }

  /// The names of the values that only the programmer keypad or only reverse Polish notation shows.
  private var furtherMembers: [String] {
    (showsWords ? ["base", "word", "signed", "bits", "carry", "wraps"] : [])
      + (calculator.isReversePolish ? ["stack"] : [])
  }

  /// Whether words are reported: they are set, or numbers are words from the first key on.
  private var showsWords: Bool { calculator.words != WordMode() }

  /// The names of the values that a display shows.
  private static let members = ["display", "clear", "lit", "expression"]

  func answer(to input: String) -> Answer {
    let sequence: KeySequence
    do throws(KeySequenceError) {
      sequence = try KeySequence(input, on: calculator.keypadMode)
    } catch {
      let start = input.prefix(error.column - 1).utf8.count
      return refusal(
        of: input,
        Answer.Failure(
          reason: FailureReason(error), place: start..<(start + error.name.utf8.count),
          isOfInput: true))
    }
    var calculator = calculator
    calculator.seedRandomNumbers(.random(in: .min ... .max))
    let leftOut: LeftOutKeys
    do throws(CalculationError) {
      leftOut = try calculator.press(sequence)
    } catch {
      return refusal(
        of: input, Answer.Failure(reason: .calculation(error), place: nil, isOfInput: false))
    }
    let failure = reason(of: calculator).map { reason in
      Answer.Failure(reason: reason, place: nil, isOfInput: false)
    }
    let text = form != .text ? record(input, calculator) : calculator.displayText
    return Answer(
      text: text, failure: failure, note: note(of: leftOut, calculator),
      finished: isForHistory ? finished(calculator) : nil)
  }

  /// Returns the reason a calculator has no number, with the token of the key that found too few on a stack.
  private func reason(of calculator: Calculator) -> FailureReason? {
    calculator.error.map { error in
      .calculation(
        error,
        calculator.keyLackingNumbers.map { StackDemand($0.token, takes: $0.operandCount) })
    }
  }

  /// Returns a notice that keys had no effect, and that a word differs from the calculated number; nil if
  /// neither is so.
  private func note(of leftOut: LeftOutKeys, _ calculator: Calculator) -> Notice? {
    let format = calculator.words.format
    var notices: [Notice] = []
    if leftOut.digitCount > 0 {
      notices.append(
        calculator.words.isOn
          ? .digitsDoNotFit(
            leftOut.digitCount, bits: format.bitWidth, base: calculator.words.base.rawValue)
          : .ignoredDigits(leftOut.digitCount, limit: calculator.format.maximumDigits))
    }
    if !leftOut.keys.isEmpty { notices.append(.keysWithoutEffect(leftOut.keys.map { $0.token })) }
    if calculator.words.wraps { notices.append(.wraps(format)) }
    return notices.dropFirst().reduce(notices.first) { all, next in
      all.map { .both($0, next) }
    }
  }

  /// Returns the calculation that `=` has finished.
  private func finished(_ calculator: Calculator) -> FinishedCalculation? {
    guard let expression = calculator.calculation, let value = calculator.number else { return nil }
    let words = HistoryWords(of: calculator.words)
    let result = HistoryResult(
      of: value, angleUnit: calculator.angleUnit, words: words, wraps: calculator.calculationWraps)
    guard result.failure == nil else { return nil }
    return FinishedCalculation(
      expression: expression, angleUnit: calculator.angleUnit, words: words, value: .number(value),
      result: result)
  }

  func refusal(of input: String, _ failure: Answer.Failure) -> Answer {
    guard form != .text else { return Answer(failure: failure) }
    var record = AnswerRecord()
    record.append("keys", input)
    for name in Self.members { record.append(name, nil) }
    record.append("error", failure.reason.english)
    for name in furtherMembers { record.append(name, nil) }
    return Answer(text: record.text(form), failure: failure)
  }

  private func record(_ input: String, _ calculator: Calculator) -> String {
    var typeset = calculator
    typeset.format.symbols.minusSign = "−"
    var record = AnswerRecord()
    record.append("keys", input)
    record.append("display", calculator.displayText)
    record.append("clear", (calculator.showAllClear ? Key.allClear : .clear).token)
    record.append(
      "lit", calculator.highlightedOperation.map { Key.operation($0).token })
    record.append("expression", typeset.expressionText)
    record.append("error", reason(of: calculator)?.english)
    // A line of values has as many as its header; an object can also report a keypad that was switched to.
    if showsWords || form == .json && calculator.words.isOn {
      record.append("base", count: calculator.words.base.rawValue)
      record.append("word", count: calculator.words.format.bitWidth)
      record.append("signed", calculator.words.format.isSigned)
      record.append("bits", calculator.word?.bitText)
      record.append("carry", calculator.words.carry)
      record.append("wraps", calculator.words.wraps)
    }
    if calculator.isReversePolish { record.append("stack", calculator.stackTexts) }
    return record.text(form)
  }
}
