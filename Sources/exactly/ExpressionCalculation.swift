import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import ExactReals

/// Calculates line after line: what a pipe, an argument and a session have in common.
struct ExpressionCalculation {
  /// What became of a line.
  struct Result {
    /// How the line was read; nil for a comment and for what could not be read.
    var reading: String?

    /// The value rounded as was asked; nil where there is none.
    var decimal: String?

    /// The value in closed form; nil where there is no short one.
    var exact: String?

    /// Whether the decimal is the value itself; told where the exact form was asked for.
    var isExact = false

    /// What there is to say beside it.
    var note: String?

    /// Why there is no decimal, if there should be one.
    var failure: Answer.Failure?

    /// What the line does; nil where it could not be read.
    var kind: WorksheetLine.Kind?

    /// What there is to keep of it, if that was asked for.
    var finished: FinishedCalculation?
  }

  /// What is shown of a value.
  struct Parts: OptionSet {
    let rawValue: Int
    static let decimal = Parts(rawValue: 1)
    static let exact = Parts(rawValue: 2)
    static let reading = Parts(rawValue: 4)
    /// The decimal only where there is no exact form.
    static let decimalOnlyIfNeeded = Parts(rawValue: 8)
    /// What the history keeps.
    static let finished = Parts(rawValue: 16)
  }

  /// How exact forms are written, if they were asked for.
  let exactForm: ExactFormStyle?

  private let format: AnswerFormat
  private let watch: CalculationWatch
  private var worksheet: Worksheet

  init(_ options: Options, watch: CalculationWatch) {
    self.watch = watch
    exactForm = options.exactForm
    worksheet = Worksheet(angleUnit: options.angleUnit ?? .radians)
    format =
      switch options.precision {
      case .significantDigits(let count): AnswerFormat(significantDigits: count)
      case .places(let count): AnswerFormat(places: count)
      case nil: AnswerFormat()
      }
  }

  /// The names that lines before have defined.
  var definedNames: [String] { worksheet.definedNames }

  /// Carries out a line.
  mutating func result(of input: String, _ parts: Parts) -> Result {
    watch.begin()
    defer { watch.end() }
    let watch = watch
    let budget = Budget(work: work, shouldStop: { watch.isStopRequested })
    var result = Result()
    do throws(ExpressionError) {
      let line = try worksheet.line(input)
      result.kind = line.kind
      if parts.contains(.reading) || line.isFunction { result.reading = line.reading }
      let value = try worksheet.answer(to: line, within: budget).value
      if let value { write(value, parts, to: &result, within: budget) }
      if parts.contains(.finished), result.failure == nil {
        result.finished = FinishedCalculation(
          line, angleUnit: worksheet.angleUnit, value: value, within: budget)
      }
    } catch {
      result.failure = Answer.Failure(
        reason: error.reason, place: error.range, isOfInput: !error.isOfCalculation,
        isStop: error.cause == .calculation(.stopped))
    }
    return result
  }

  /// The work that a line may cost.
  ///
  /// About two seconds, and for those who ask for many digits about four milliseconds more for each:
  /// what costs most, the gamma function, takes less for ten thousand of them. One of work is about
  /// a nanosecond.
  private var work: Int64 {
    switch format.precision {
    case .significantDigits(let count), .places(let count): 1 << 31 + Int64(count) << 22
    }
  }

  private func write(
    _ value: Real, _ parts: Parts, to result: inout Result, within budget: Budget
  ) {
    do throws(CalculationError) {
      if parts.contains(.exact) {
        result.exact = (exactForm ?? .fraction).text(of: try value.withoutDisguise(within: budget))
        if result.exact != nil, parts.contains(.decimalOnlyIfNeeded) { return }
      }
      // The way of most lines.
      if let value = value.rational {
        result.decimal = format.text(of: value)
        result.isExact = parts.contains(.exact) && format.showsExactly(value)
        return
      }
      let rounded = try format.rounded(value, within: budget)
      result.isExact = rounded.isExact == .yes
      if rounded.isExact == .undecided {
        result.note = "it cannot be decided whether this is the exact value"
      }
      result.decimal = try shownFormat(of: rounded, in: &result).text(of: rounded)
    } catch {
      result.failure = Answer.Failure(
        reason: error.reason, place: nil, isOfInput: false, isStop: error == .stopped)
    }
  }

  /// The format, or the one of as many digits as are certain where not all of them are.
  private func shownFormat(of number: RoundedDecimal, in result: inout Result) -> AnswerFormat {
    guard number.isExact == .undecided, case .significantDigits(let count) = format.precision
    else { return format }
    let certain = number.significand.magnitude.description.utf8.count
    guard certain < count else { return format }
    result.note = "only \(certain) digits are certain"
    return AnswerFormat(significantDigits: certain)
  }
}

extension WorksheetLine {
  fileprivate var isFunction: Bool {
    if case .function = kind { true } else { false }
  }
}

extension FinishedCalculation {
  /// What there is to keep of a line; nil for a comment, and where the value is too hard to write.
  fileprivate init?(
    _ line: WorksheetLine, angleUnit: AngleUnit, value: Real?, within budget: Budget
  ) {
    guard let expression = line.expression else { return nil }
    if case .function(let name, _) = line.kind {
      self.init(reading: "", angleUnit: angleUnit, function: name)
      return
    }
    self.init(reading: expression.reading, angleUnit: angleUnit, value: value)
    if case .variable(let name) = line.kind { variable = name }
    guard let value else { return }
    let result = HistoryResult(of: value, within: budget)
    if result.failure == nil { self.result = result }
  }
}
