import CalculatorModel
import CalculatorPresentation
import ExactReals

/// A line of a sheet for programs, as a JSON object.
///
/// ```text
/// {"line":3,"text":"total","kind":"value","reading":"total (lines 1–2)","decimal":"1540",…}
/// ```
struct SheetRecord {
  /// The object, without the line feed at its end.
  let text: String

  /// Tells of a line.
  ///
  /// - Parameters:
  ///   - index: The line, from 0.
  ///   - text: The line as it stands in the file.
  ///   - error: Why it has no value, if it should have one.
  ///   - sheet: The sheet.
  ///   - budget: What it may cost to write the value.
  init(
    at index: Int, text: String, error: SheetError?, in sheet: Sheet, within budget: Budget
  ) {
    let answer = sheet.answer(at: index)
    let written = answer.value.map { value in
      WrittenAnswer(
        value, in: sheet.options.format, exactForm: .fraction, angleUnit: sheet.options.angleUnit,
        within: budget)
    }
    let reason =
      error.map { FailureReason.expression($0.cause.cause) }
      ?? written?.failure.map { FailureReason.calculation($0) }
    var record = AnswerRecord()
    record.append("line", count: index + 1)
    record.append("text", text)
    record.append("kind", Self.kind(of: sheet[index], answer))
    record.append("reading", sheet.reading(at: index))
    record.append("decimal", written?.decimal)
    record.append("exact", written?.exact)
    record.append("isExact", written?.isExact ?? false)
    record.append("percentage", answer.value?.isPercentage ?? false)
    record.append("error", reason?.english)
    record.append("code", Self.code(at: index, in: sheet))
    record.append("uses", counts: sheet.uses(at: index).map { $0 + 1 })
    // What is no plain number: a quantity, a date, a list.
    if let unit = written?.unit { record.append("unit", unit) }
    if written?.decimal == nil, let answer = Self.shownAnswer(at: index, in: sheet) {
      record.append("answer", answer)
    }
    self.text = record.text(.json)
  }

  private static func kind(of line: SheetLine, _ answer: SheetAnswer) -> String {
    if case .graph = answer { return "graph" }
    return switch line.kind {
    case .blank: "blank"
    case .comment: "comment"
    case .text: "text"
    case .options: "options"
    case .value: "value"
    case .definition: "definition"
    case .function: "function"
    case .rate: "rate"
    case .unreadable: "unreadable"
    }
  }

  private static func code(at index: Int, in sheet: Sheet) -> String? {
    if let error = sheet.answer(at: index).error { return error.code.text }
    // The value is there, and too hard to write.
    let written = sheet.written(at: index)
    return written?.mark == .failure ? written?.text : nil
  }

  private static func shownAnswer(at index: Int, in sheet: Sheet) -> String? {
    guard let written = sheet.written(at: index), written.mark != .failure, written.mark != nil
    else { return nil }
    return written.text
  }
}

extension ExpressionValue {
  /// Whether it is marked as a percentage.
  fileprivate var isPercentage: Bool {
    if case .percentage = self { true } else { false }
  }
}
