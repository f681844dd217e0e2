import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import CalendarDates
import CommandLineInterface
import DisplayableText
import ExactReals
import Quantities

/// The line-by-line calculation that pipes, arguments and sessions have in common.
struct ExpressionCalculation {
  /// The result of a line.
  struct Result {
    /// The reading of the line; nil for a comment and for a line that could not be read.
    var reading: String?

    /// The reading to show beside the answer, if the line has something that the language writes in another way.
    var otherReading: String?

    /// A remark for the user on a reading that many do not expect.
    var remark: Notice?

    /// The value in digits and in closed form.
    var written = WrittenAnswer()

    /// The reason there is no answer, if there should be one.
    var failure: Answer.Failure?

    /// The kind of line; nil if it could not be read.
    var kind: WorksheetLine.Kind?

    /// The calculation to keep, if that was requested.
    var finished: FinishedCalculation?

    /// Whether a name or the previous answer has changed.
    var hasChanged: Bool {
      switch kind {
      case .value, .variable, .function, .rate: hasValue
      case .comment, nil: false
      }
    }

    /// The value as a word, if the line was calculated in words.
    var word: Word?

    /// The exchange rates that the answer depends on.
    var rates: [ExchangeRate] = []

    /// The age of the oldest of them in days, if that is more than a week.
    var daysOfRates: Int?

    /// Whether a step was cut to its word; nil if nothing was calculated in words.
    var wraps: Bool?

    /// Whether the line was carried out without being stopped, whether or not its value was written.
    var hasValue = false

    /// The remarks on the answer.
    var note: Notice? {
      let reading = otherReading.map { Notice.readAs($0) }
      let isOfReading = remark?.isOfReading ?? true
      let digits = written.note.map { Notice.written($0) }
      let cut = wraps == true ? word.map { Notice.wraps($0.format) } : nil
      let told =
        rates.isEmpty
        ? nil : Notice.rates(rates.map { $0.text.displayable(limit: 400) }, days: daysOfRates)
      return [reading ?? remark, isOfReading || reading == nil ? nil : remark, digits, cut, told]
        .compactMap(\.self).reduce(nil) { all, next in
          all.map { .both($0, next) } ?? next
        }
    }
  }

  /// The parts of a value to show.
  struct Parts: OptionSet {
    let rawValue: Int
    static let decimal = Parts(rawValue: 1)
    static let exact = Parts(rawValue: 2)
    static let reading = Parts(rawValue: 4)
    /// The decimal only if there is no exact form.
    static let decimalOnlyIfNeeded = Parts(rawValue: 8)
    /// A remark for the user on a reading that many do not expect.
    static let remark = Parts(rawValue: 32)
    /// The calculation for the history.
    static let finished = Parts(rawValue: 16)
  }

  /// The style of exact forms, if they were requested.
  var exactForm: ExactFormStyle?

  /// The format that answers are rounded to.
  var format: AnswerFormat

  /// The base of answers that request none; nil for decimals.
  let base: NumberBase?

  /// The names, the previous answer, the unit of angles, and the word format.
  var worksheet: Worksheet

  let watch: CalculationWatch

  /// The previous line, if it was answered at once and its value has not been requested.
  private var unaskedLine: [UInt8]?

  /// Whether the first thread waits for this one, and shows its progress.
  private var isInBackground = false

  /// Whether a line was answered, so that `ans` has changed since the start.
  private var hasAnswered = false

  /// The budget of a line, until Ctrl-C stops it.
  var budget: Budget {
    let watch = watch
    return Budget(work: format.work, shouldStop: { watch.isStopRequested })
  }

  init(
    _ options: Options, exchangeRates: ExchangeRates = ExchangeRates(), watch: CalculationWatch
  ) {
    self.watch = watch
    exactForm = options.exactForm
    base = options.base ?? (options.wordFormat == nil ? nil : .decimal)
    worksheet = Worksheet(angleUnit: options.angleUnit ?? .radians)
    worksheet.wordFormat = options.wordFormat
    worksheet.exchangeRates = exchangeRates
    worksheet.symbols = options.symbols
    worksheet.continuesAnswer = options.task == .session
    worksheet.readsCells = options.task == .session
    worksheet.clock = .ofThisPerson(today: options.today)
    format =
      switch options.precision {
      case .significantDigits(let count): AnswerFormat(significantDigits: count)
      case .places(let count): AnswerFormat(places: count)
      case nil: AnswerFormat()
      }
    format.notation = options.notation ?? .automatic
    group(by: options.grouping ?? .none)
  }

  /// Sets the digit grouping of answers from now on.
  mutating func group(by grouping: DigitGrouping) {
    // `1,234` would be refused in the next line.
    format.groupingMark = grouping == .thousands ? "_" : nil
  }

  /// The names defined by earlier lines.
  var definedNames: [String] { worksheet.definedNames }

  /// Appends the answer to a line to a text if machine numbers are enough to be certain of it.
  mutating func answerAtOnce(_ line: [UInt8], to text: inout [UInt8]) -> Bool {
    guard exactForm == nil, base == nil, !Worksheet.goesOn(utf8: line),
      case .significantDigits(let count) = format.precision,
      format.notation == .automatic, format.groupingMark == nil
    else { return false }
    guard
      ArithmeticFilter.answer(
        line, significantDigits: count, wholeNumbers: format.showsWholeNumbers, to: &text)
    else { return false }
    unaskedLine = line
    hasAnswered = true
    return true
  }

  /// A copy that carries out lines on another thread, without the previous answer.
  var inBackground: ExpressionCalculation {
    var other = self
    other.worksheet.forgetAnswer()
    other.unaskedLine = nil
    other.isInBackground = true
    other.hasAnswered = false
    return other
  }

  /// Takes over the meaning of `ans`, if anything was answered there.
  mutating func followAnswers(of other: ExpressionCalculation) {
    guard other.hasAnswered else { return }
    worksheet.takeAnswer(of: other.worksheet)
    unaskedLine = other.unaskedLine
    hasAnswered = true
  }

  /// Gives `ans` the exact value of a line that was answered at once.
  private mutating func calculateUnaskedLine(within budget: Budget) {
    guard let line = unaskedLine else { return }
    unaskedLine = nil
    do throws(ExpressionError) {
      _ = try worksheet.value(of: worksheet.line(utf8: line), within: budget)
    } catch {
      // It was stopped, and so is the next line.
      worksheet.forgetAnswer()
    }
  }

  /// The days whose imported rates were looked up; nil among them stands for the newest.
  private var knownDays: Set<String?> = []

  /// Carries out a line, with the user's imported rates if it lacks one.
  mutating func result(of input: String, _ parts: Parts) -> Result {
    let result = calculated(input, parts)
    guard let failure = result.failure, takeImportedRates(missedBy: failure) else { return result }
    return calculated(input, parts)
  }

  /// Takes the user's imported rates after a line has failed for lack of one.
  ///
  /// - Returns: Whether there are any, so that the line may be tried again.
  mutating func takeImportedRates(missedBy failure: Answer.Failure) -> Bool {
    guard case .expression(.quantity(.noRate(_, _, let day))) = failure.reason,
      knownDays.insert(day).inserted
    else { return false }
    do throws(StorageError) {
      let file = try RatesFile.ofThisPerson()
      let imported: [ExchangeRate]
      if let day { imported = try file.rates(on: day) } else { imported = try file.newest() }
      var rates = ExchangeRates()
      for rate in imported + worksheet.exchangeRates.rates { rates.add(rate) }
      worksheet.exchangeRates = rates
      return !imported.isEmpty
    } catch {
      // The error for a missing rate says how to supply one.
      return false
    }
  }

  private mutating func calculated(_ input: String, _ parts: Parts) -> Result {
    if !isInBackground { watch.begin() }
    defer { if !isInBackground { watch.end() } }
    let budget = budget
    calculateUnaskedLine(within: budget)
    // A pipe ends when it is stopped; a session goes on as if the line had not been typed.
    let before = parts.contains(.finished) ? worksheet : nil
    var result = Result()
    defer { if result.failure?.isStop == true, let before { worksheet = before } }
    do throws(ExpressionError) {
      let line = try worksheet.line(utf8: Array(input.utf8))
      result.kind = line.kind
      if parts.contains(.reading) || line.hasNoValue { result.reading = line.reading }
      if line.readsOtherNotation { result.otherReading = line.reading }
      if parts.contains(.remark) || line.note != nil {
        result.remark = line.remark.flatMap { notice(of: $0, line) }
      }
      let outcome = try worksheet.outcome(of: line, within: budget)
      let value = outcome?.value
      if let outcome {
        if worksheet.wordFormat != nil { result.wraps = outcome.wraps }
        result.rates = outcome.value.rates
        result.daysOfRates = daysOf(result.rates)
        result.remark = result.remark ?? outcome.value.note.map { .note($0) }
        write(outcome.value, of: line, parts, to: &result, within: budget)
      }
      result.hasValue = result.failure?.isStop != true
      if value != nil { hasAnswered = true }
      // A value that is too hard to write still gets its names.
      if parts.contains(.finished), result.hasValue {
        result.finished = FinishedCalculation(
          line, angleUnit: worksheet.angleUnit,
          words: HistoryWords(typedIn: worksheet.wordFormat, base: base), value: value,
          wraps: outcome?.wraps ?? false, within: budget)
      }
    } catch {
      result.failure = Answer.Failure(error)
    }
    return result
  }

  /// Returns the age in days of the oldest rate; nil for a week or less.
  private func daysOf(_ rates: [ExchangeRate]) -> Int? {
    guard let oldest = rates.map(\.date).min(), let date = try? CalendarDate(oldest),
      let today = worksheet.clock.today?()
    else { return nil }
    let days = today.days(since: date)
    return days > 7 ? days : nil
  }

  private func notice(of remark: ReadingRemark, _ line: WorksheetLine) -> Notice? {
    switch remark {
    case .otherReading: line.reading.map { .readAs($0) }
    case .radians: worksheet.angleUnit == .radians ? .anglesInRadians : nil
    case .note(let note): .note(note)
    case .zones:
      worksheet.clock.zones?().flatMap { $0.version.isEmpty ? nil : .zones(version: $0.version) }
    }
  }

  private func write(
    _ value: ExpressionValue, of line: WorksheetLine, _ parts: Parts, to result: inout Result,
    within budget: Budget
  ) {
    if let base = line.answerBase ?? base, let value = value.number {
      if let format = worksheet.wordFormat, let whole = value.rational?.numerator {
        result.word = Word(whole, format)
      }
      result.written = WrittenAnswer(
        value, in: format, base: base, word: worksheet.wordFormat,
        needsDecimal: parts.contains(.decimal) && !parts.contains(.decimalOnlyIfNeeded),
        within: budget)
      if result.written.failure == .notInteger {
        let cause = ExpressionError.Cause.onlyWholeNumbers
        result.failure = Answer.Failure(
          reason: .expression(cause), place: line.expression?.placeOfBase, isOfInput: false)
        return
      }
    } else {
      result.written = WrittenAnswer(
        value, in: format, exactForm: parts.contains(.exact) ? exactForm ?? .fraction : nil,
        angleUnit: worksheet.angleUnit,
        needsDecimal: !parts.contains(.decimalOnlyIfNeeded), within: budget)
    }
    guard let error = result.written.failure else { return }
    result.failure = Answer.Failure(
      reason: .calculation(error), place: nil, isOfInput: false, isStop: error == .stopped)
  }
}

extension Answer.Failure {
  /// Creates the failure of an expression.
  init(_ error: ExpressionError) {
    self.init(
      reason: .expression(error.cause), place: error.range, isOfInput: !error.isOfCalculation,
      isStop: error.cause == .calculation(.stopped))
  }
}

extension WorksheetLine {
  /// Whether the line is a statement without a value: a function's definition, or an exchange rate.
  var hasNoValue: Bool {
    switch kind {
    case .function, .rate: true
    case .value, .variable, .comment: false
    }
  }
}
