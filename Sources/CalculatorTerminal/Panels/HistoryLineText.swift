import CalculatorPresentation
import Languages

extension HistoryRow {
  /// Returns the calculation with its label and its date, in the given number of columns.
  ///
  /// If there is not enough room, the label loses its end and the time of day is left out before the
  /// expression loses its beginning; the expression keeps half of the line.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - number: The text before the calculation.
  ///   - catalogue: The words.
  /// - Returns: The line.
  func line(columns: Int, after number: String, in catalogue: Catalogue) -> PanelContent.Line {
    let whole = number + text(columns: .max, in: catalogue)
    let fitting = details.first { whole.columnCount + 2 + $0.columnCount <= columns }
    if let fitting { return PanelContent.Line(text: whole, details: [fitting]) }
    let answer = exactness.map { " " + $0.mark + " " + markedResultText } ?? ""
    let least = min(max(columns / 2, answer.columnCount + 8), whole.columnCount)
    let detail = details.last { least + 2 + $0.columnCount <= columns }
    let room = columns - number.columnCount - (detail.map { $0.columnCount + 2 } ?? 0)
    if detail == nil, !label.isEmpty, whole.columnCount + 6 <= columns {
      let short = labelText.shortenedAtRight(toColumns: columns - whole.columnCount - 2)
      return PanelContent.Line(text: whole, details: [short])
    }
    return PanelContent.Line(
      text: number + text(columns: room, in: catalogue), details: detail.map { [$0] } ?? [])
  }

  /// Returns the calculation in at most the given number of columns: the expression loses its beginning
  /// before the result or the reason why there is none, which are whole or left out.
  func text(columns: Int, in catalogue: Catalogue) -> String {
    let expression = expressionText
    guard let exactness else {
      let reason = failure.map { catalogue.text(.historyReason(HistoryReason($0))) } ?? ""
      let colon = catalogue.language.colon
      let room = columns - reason.columnCount - colon.columnCount
      guard room > 0 else { return reason.shortenedAtRight(toColumns: columns) }
      return expression.shortenedBetweenWords(toColumns: room) + colon + reason
    }
    let answer = exactness.mark + " " + markedResultText
    let room = columns - answer.columnCount - 1
    guard room > 0 else { return answer.columnCount <= columns ? answer : "…" }
    return expression.shortenedBetweenWords(toColumns: room) + " " + answer
  }

  /// The texts beside the calculation to choose from, the longest first.
  private var details: [String] {
    let time = LocalTime(secondsSince1970: time)
    guard !label.isEmpty else { return [time.text, time.date] }
    let short = labelText.shortenedAtRight(toColumns: 12)
    return [
      labelText + "  " + time.text, labelText + "  " + time.date, short + "  " + time.text,
      short + "  " + time.date,
    ]
  }
}
