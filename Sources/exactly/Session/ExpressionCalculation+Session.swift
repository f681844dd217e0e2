import BigNumbers
import CalculatorModel
import CommandLineInterface
import ExactReals

/// The calculations of a session besides its lines.
extension ExpressionCalculation {
  /// The work limit for a number in a list; about 30 milliseconds.
  private static let workInList: Int64 = 1 << 25

  /// The work limit for an answer that has not been requested yet; about 15 milliseconds.
  private static let workOfPreview: Int64 = 1 << 24

  /// The maximum number of digits in such an answer.
  private static let digitsOfPreview = 16

  /// Whether Ctrl-C was pressed since the calculation began.
  var isStopRequested: Bool { watch.isStopRequested }

  /// Returns a number with the marks of exactness; nil if it takes long to write.
  func listed(_ value: ExpressionValue) -> String? {
    watch.begin()
    defer { watch.end() }
    let watch = watch
    return marked(
      value, format, base: value.number?.rational?.isInteger == true ? base : nil,
      within: Budget(work: Self.workInList, shouldStop: { watch.isStopRequested }))
  }

  /// Returns the answer to a line with the marks of exactness; nil if there is none, if it takes long, or
  /// if it says no more than the line.
  ///
  /// Nothing of it is kept.
  func preview(of line: String, shouldStop: @escaping () -> Bool) -> String? {
    let parts = worksheet.parts(of: line)
    guard parts.contains(where: { $0.kind != .number && $0.kind != .comment }),
      !parts.contains(where: { $0.kind == .longNumber || $0.kind == .unreadable })
    else { return nil }
    let budget = Budget(work: Self.workOfPreview, shouldStop: shouldStop)
    var worksheet = worksheet
    guard let read = try? worksheet.line(line), !read.readsOtherNotation,
      let value = try? worksheet.outcome(of: read, within: budget)?.value
    else { return nil }
    var format = format
    if case .significantDigits(let count) = format.precision {
      format = format.rounding(to: .significantDigits(min(count, Self.digitsOfPreview)))
    }
    return marked(
      value, format, base: read.answerBase ?? base, besides: line, within: budget)
  }

  private func marked(
    _ value: ExpressionValue, _ format: AnswerFormat, base: NumberBase?, besides line: String = "",
    within budget: Budget
  ) -> String? {
    let written =
      if let base, let value = value.number {
        WrittenAnswer(
          value, in: format, base: base, word: worksheet.wordFormat, needsDecimal: false,
          within: budget)
      } else {
        WrittenAnswer(
          value, in: format, exactForm: exactForm ?? .fraction, angleUnit: worksheet.angleUnit,
          needsDecimal: exactForm == nil, within: budget)
      }
    guard written.failure == nil, written.note == nil else { return nil }
    return written.marked(in: self, besides: line)
  }
}
