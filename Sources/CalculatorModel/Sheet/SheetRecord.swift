import ExactReals

/// A line of a sheet for programs, as reported by the command's `--json` and the library of the page.
///
/// ```swift
/// let sheet = try Sheet("12\n30\ntotal")
/// var records = SheetRecords(of: sheet)
/// records.record(at: 2, text: "total", error: nil, within: Budget()).members
/// // line 3, text "total", kind "value", reading "total (lines 1–2)", decimal "42", …
/// ```
public struct SheetRecord: Sendable {
  /// The number of errors in a sheet for which suggestions are looked up: each costs more than its line.
  public static let suggestionLimit = 100

  /// The value of a named member.
  public enum Value: Hashable, Sendable {
    case text(String?)
    case truth(Bool)
    case count(Int)
    case counts([Int])
  }

  /// All members with their names, in order.
  public let members: [(name: String, value: Value)]

  init(
    at index: Int, _ place: SheetPlace, text: String, error: SheetError?, in sheet: Sheet,
    within budget: Budget
  ) {
    let answer = sheet.answer(at: index)
    let written = answer.value.map { value in
      do throws(CalculationError) {
        return try sheet.options.format.portion(of: budget) { budget in
          WrittenAnswer(
            value, in: sheet.options.format, exactForm: .fraction,
            angleUnit: sheet.options.angleUnit, within: budget)
        }
      } catch {
        var unwritten = WrittenAnswer()
        unwritten.failure = error
        return unwritten
      }
    }
    // An answer that is no plain number, a date or a list, is told as it is shown.
    let shown = written?.decimal == nil ? Self.shownAnswer(at: index, in: sheet) : nil
    let reason = error.map { $0.reason } ?? written?.failure.map { $0.reason }
    var members: [(name: String, value: Value)] = [
      ("line", .count(index + 1)),
      ("text", .text(text)),
      ("kind", .text(Self.kind(of: sheet[index], answer))),
      ("reading", .text(sheet.reading(at: index, place))),
      ("decimal", .text(written?.decimal)),
      ("exact", .text(written?.exact)),
      ("isExact", .truth(shown.map { $0.mark == .exact } ?? written?.isExact ?? false)),
      ("percentage", .truth(answer.value?.isPercentage ?? false)),
      ("error", .text(reason)),
      ("code", .text(Self.code(at: index, in: sheet))),
      ("uses", .counts(sheet.uses(at: index, place).map { $0 + 1 })),
    ]
    if let unit = written?.unit { members.append(("unit", .text(unit))) }
    if let shown { members.append(("answer", .text(shown.text))) }
    self.members = members
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
    // The value exists, but is too hard to write.
    let written = sheet.written(at: index)
    return written?.mark == .failure ? written?.text : nil
  }

  private static func shownAnswer(at index: Int, in sheet: Sheet) -> WrittenSheetAnswer? {
    guard let written = sheet.written(at: index), written.mark != .failure, written.mark != nil
    else { return nil }
    return written
  }
}

extension ExpressionValue {
  /// Whether it is marked as a percentage.
  fileprivate var isPercentage: Bool {
    if case .percentage = self { true } else { false }
  }
}
